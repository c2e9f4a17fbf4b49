import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Telling } from "../../lib/wire";
import { LANGUAGES, Words } from "../../lib/words.svelte";
import pages from "./dev/pages.json";
import { CARDS, clausesOf, corner, goalOf, printed } from "./printed";
import { rowHeight } from "./fit";
import { cardName, columnName, offer, turnsUp } from "./labels";
import { actedSince, settlements } from "./settlement";
import type { Board, ColumnView, LaidView, View } from "./view";

const NAMES = ["Ada", "Béla", "Clara", "Dora", "Egon", "Flora"];
const PYTHON = resolve(import.meta.dirname, "../../../../src/intrigue");

function wordsIn(language: string): Words {
  const files = [`i18n/locale/${language}.ftl`, `games/kabale/locale/${language}.ftl`];
  return new Words(
    language,
    files.map((file) => readFileSync(resolve(PYTHON, file), "utf-8")),
    NAMES,
  );
}

const words = wordsIn("en");
const moments = pages as unknown as Record<string, { view: View; board: Board; whole: Telling[]; scores: number[] }>;

function laid(card: string, owner: number, more: Partial<LaidView> = {}): LaidView {
  return { owner, card, up: false, known: false, under: false, early: false, ...more };
}

function column(goal: string): ColumnView {
  return { goal, cards: [], filling: 0, full: false, closed: false };
}

describe("what is printed", () => {
  it("writes halves as such and the Double with a cross", () => {
    expect(corner("assassin")).toBe("9½");
    expect(corner("double")).toBe("×");
    expect(printed(0.5)).toBe("½");
  });

  it("shows both numbers of a specialist", () => {
    expect(corner("minstrel")).toBe("8/12");
  });

  it("knows all cards and their clauses", () => {
    expect(Object.keys(CARDS)).toHaveLength(25);
    expect(clausesOf("explorer")).toEqual(["K-70", "K-81"]);
    expect(goalOf("religion-4")).toEqual({ kind: "religion", points: 4 });
  });
});

describe("the board", () => {
  it("has a number, or none, and a word for every card that is seen", () => {
    for (const { view, board } of Object.values(moments))
      for (const [at, one] of view.columns.entries())
        for (const [i, card] of one.cards.entries()) {
          const known = board.columns[at]!.cards[i]!;
          expect(known.note !== "").toBe(card.up);
          if (card.card === "hidden") expect(known.value).toBeNull();
          if (card.up) expect(words.line(`board-note-${known.note}`)).not.toBe("");
        }
  });

  it("counts what the server counts at the end", () => {
    for (const name of ["end", "end-six"]) expect(moments[name]!.board.points).toEqual(moments[name]!.scores);
  });
});

describe("the settling", () => {
  it("reads every goal of six rounds with its winner out of the story", () => {
    const { view, whole } = moments["end"]!;

    const rounds = settlements(whole);

    expect(rounds.map((round) => round.round)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const [seat, { won }] of view.seats.entries()) {
      const awards = rounds.flatMap((round) => round.awards).filter((award) => award.winner === seat);
      expect(awards.map((award) => award.goal).sort()).toEqual([...won].sort());
    }
  });

  it("adds up to the totals that were told", () => {
    for (const award of settlements(moments["end-six"]!.whole).flatMap((round) => round.awards))
      for (const { seat, total } of award.totals) {
        const own = award.cards.filter((card) => card.owner === seat && card.removedBy === null);
        expect(own.reduce((sum, card) => sum + (card.value ?? 0), 0)).toBe(total);
      }
  });

  it("takes what a Dragon bites off the value and keeps both reasons", () => {
    const told: Telling[] = [
      { kind: "round-ends", args: { round: 1 } },
      { kind: "settling", args: { column: "column-1", goal: "music-2" } },
      { kind: "removed", args: { by: "wizard", owner: "seat-1", card: "king" } },
      { kind: "worth", args: { owner: "seat-0", card: "squire", value: 2 } },
      { kind: "dragon-takes", args: { owner: "seat-0", card: "squire", dragons: 1, value: 0 } },
      { kind: "goal-won", args: { seat: "seat-2", goal: "music-2", column: "column-1", why: "most", total: 11 } },
    ];

    const [king, squire] = settlements(told)[0]!.awards[0]!.cards;

    expect(king).toMatchObject({ owner: 1, removedBy: "wizard" });
    expect(squire).toMatchObject({ value: 0, removedBy: null });
    expect(squire?.reasons).toHaveLength(2);
  });

  it("counts nothing where a pair takes the goal", () => {
    const told: Telling[] = [
      { kind: "round-ends", args: { round: 2 } },
      { kind: "settling", args: { column: "column-2", goal: "trade-4" } },
      { kind: "goal-won", args: { seat: "seat-1", goal: "trade-4", column: "column-2", why: "pair", total: 0 } },
    ];

    const award = settlements(told)[0]!.awards[0]!;

    expect(award.winner).toBe(1);
    expect(award.why).toBe("pair");
    expect(award.cards).toEqual([]);
  });

  it("knows who has had a turn since the round ended", () => {
    const told: Telling[] = [
      { kind: "laid", args: { seat: "seat-1", card: "hidden", column: "column-1" } },
      { kind: "round-ends", args: { round: 1 } },
      { kind: "laid", args: { seat: "seat-0", card: "hidden", column: "column-1" } },
    ];

    expect(actedSince(told, 0)).toBe(true);
    expect(actedSince(told, 1)).toBe(false);
    expect(actedSince(told, null)).toBe(true);
  });

  it("knows a goal that nobody could win", () => {
    const told: Telling[] = [
      { kind: "round-ends", args: { round: 3 } },
      { kind: "settling", args: { column: "column-1", goal: "trade-1" } },
      { kind: "worth-nothing", args: { owner: "seat-0", card: "double" } },
      { kind: "goal-lost", args: { goal: "trade-1", column: "column-1" } },
    ];

    expect(settlements(told)[0]!.awards[0]).toMatchObject({ winner: null, why: null });
  });
});

describe("the room in a column", () => {
  it("keeps cards high while they fit, then lowers them, but never below the least", () => {
    expect(rowHeight(1, 100, 52, 26)).toBe(52);
    expect(rowHeight(5, 400, 52, 26)).toBe(52);
    expect(rowHeight(10, 400, 52, 26)).toBe(34);
    expect(rowHeight(30, 400, 52, 26)).toBe(26);
  });
});

describe("what screen readers say", () => {
  it("names columns by place, goal and filling", () => {
    expect(columnName({ ...column("music-3"), filling: 2 }, 1, words)).toBe("Column 2, Music 3, 2 of 3 cards");
    expect(columnName({ ...column("trade-1"), filling: 4, closed: true }, 0, words)).toBe(
      "Column 1, Trade 1, 4 of 1 card, closed",
    );
  });

  it("names cards by what the reader may know", () => {
    expect(cardName(laid("king", 1), "", 1, words)).toBe("your King, face down");
    expect(cardName(laid("hidden", 2), "", 1, words)).toBe("Clara’s card, face down");
    expect(cardName(laid("hidden", 2, { under: true }), "", 1, words)).toBe(
      "Clara’s card, face down under the Magic Cap",
    );
    expect(cardName(laid("explorer", 0, { known: true }), "", 1, words)).toBe("Ada’s Explorer, face down");
    expect(cardName(laid("minstrel", 0, { up: true }), "12", 1, words)).toBe("Ada’s Minstrel, worth 12");
  });

  it("says what a card laid here turns up", () => {
    expect(turnsUp(null, 1, words)).toBe("turns up nothing");
    expect(turnsUp({ owner: 0, card: "hidden" }, 1, words)).toBe("turns up Ada’s card");
    expect(turnsUp({ owner: 1, card: "traitor" }, 1, words)).toBe("turns up your Traitor");
  });

  it("offers the other goal when a Traitor asks", () => {
    const { view, board } = moments["traitor"]!;

    expect(offer(view, board, 0, 1, words).verb).toBe("Swap goals");
    expect(offer(moments["four"]!.view, moments["four"]!.board, 0, 1, words).verb).toBe("Lay it here");
  });
});

describe.each(LANGUAGES)("words in %s", (language) => {
  const own = wordsIn(language);

  it("has a short text for every card that is no specialist", () => {
    for (const [card, fact] of Object.entries(CARDS))
      if (fact.kind === null) expect(own.line(`board-does-${card}`).length).toBeLessThan(64);
  });

  it("names every card of every moment", () => {
    for (const { view, board } of Object.values(moments))
      for (const [at, one] of view.columns.entries()) {
        expect(columnName(one, at, own)).not.toBe("");
        expect(offer(view, board, at, 1, own).effect).not.toBe("");
        for (const card of one.cards) expect(cardName(card, "1", 1, own)).not.toContain("{");
      }
  });
});
