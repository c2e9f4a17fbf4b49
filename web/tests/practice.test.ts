/** Playing against bots alone. */
import { describe, expect, it } from "vitest";
import { practising } from "../src/lib/practice";
import type { SeatInfo } from "../src/lib/wire";

function seat(changes: Partial<SeatInfo>): SeatInfo {
  const nobody = { name: "", bot: null, present: true, mine: false, stands_in: false, votes: 0, away: null };
  return { ...nobody, kind: "bot", pass_for_me: false, lost: false, ...changes };
}

const me = seat({ kind: "person", mine: true });
const bot = seat({ bot: "greedy" });

describe("practice", () => {
  it("is where all the others are bots of ours", () => {
    expect(practising([me, bot, bot], 0)).toBe(true);
    expect(practising([bot, me, seat({ bot: "greedy", lost: true })], 1)).toBe(true);
  });

  it("is not where a person plays, may come back, or lets a program play", () => {
    for (const other of [
      seat({ kind: "person" }),
      seat({ kind: "open" }),
      seat({ bot: "greedy", stands_in: true }),
      seat({ bot: "program" }),
    ])
      expect(practising([me, bot, other], 0)).toBe(false);
  });

  it("is nothing for whoever only looks on", () => {
    expect(practising([bot, bot], null)).toBe(false);
  });
});
