import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Telling } from "../../lib/wire";
import { LANGUAGES, Words } from "../../lib/words.svelte";
import pages from "./dev/pages.json";
import { CARDS, clausesOf, corner, cornerUnder, goalOf, KINDS, printed } from "./facts";
import { rowHeight } from "./fit";
import { cardName, columnName, offer, turnsUp } from "./labels";
import { letter, paint, tint } from "./owner";
import { scoreOf } from "./scoring";
import { actedSince, settlements } from "./settlement";
import { columnOf, goalsShown, type ColumnView, type LaidView, type View } from "./view";
import { whyNot } from "./why";

const NAMES = ["Ada", "Béla", "Clara", "Dora", "Egon", "Flora"];
const PYTHON = resolve(import.meta.dirname, "../../../../src/intrigue");

function wordsIn(language: string): Words {
  const files = [`i18n/locale/${language}.ftl`, `games/kabale/locale/${language}.ftl`];
  return new Words(language, files.map((file) => readFileSync(resolve(PYTHON, file), "utf-8")), NAMES);
}

const words = wordsIn("en");
const moments = pages as unknown as Record<string, { view: View; whole: Telling[]; scores: number[] }>;

function laid(card: string, owner: number, more: Partial<LaidView> = {}): LaidView {
  return { owner, card, up: false, known: false, under: false, early: false, ...more };
}

function column(goal: string, ...cards: LaidView[]): ColumnView {
  return { goal, cards, filling: cards.length, full: false, closed: false };
}

describe("what is printed", () => {
  it("writes halves as such and the Double with a cross", () => {
    expect(corner("assassin")).toBe("9½");
    expect(corner("double")).toBe("×");
    expect(printed(0.5)).toBe("½");
  });

  it("gives a specialist the number of the goal he lies under", () => {
    expect(cornerUnder("minstrel", "music-3")).toBe("12");
    expect(cornerUnder("minstrel", "trade-3")).toBe("8");
    expect(corner("minstrel")).toBe("8/12");
  });

  it("knows all cards and their clauses", () => {
    expect(Object.keys(CARDS)).toHaveLength(25);
    expect(clausesOf("explorer")).toEqual(["K-70", "K-81"]);
    expect(goalOf("religion-4")).toEqual({ kind: "religion", points: 4 });
  });
});

describe("whose it is", () => {
  it("takes the letter from the seat and the look from the colour", () => {
    const view = moments["four-open"]!.view;

    expect(view.seats[0]?.colour).toBe("black");
    expect(letter(0)).toBe("A");
    expect(tint(view, 0)).toBe(5);
    expect(paint(view, 0)).toBe("pF hF");
  });

  it("hides the goals of others while they lie face down", () => {
    const { view } = moments["four"]!;

    expect(goalsShown(view, 1, 1)).toBe(true);
    expect(goalsShown(view, 0, 1)).toBe(false);
    expect(goalsShown(moments["four-open"]!.view, 0, 1)).toBe(true);
    expect(goalsShown(moments["end"]!.view, 0, 1)).toBe(true);
  });
});

describe("the score", () => {
  it("doubles the set less the other goals, as in K-T40", () => {
    const score = scoreOf(["alchemy-3", "fencing-3", "farming-2", "trade-5", "religion-4", "music-1", "music-1", "trade-1"]);

    expect(score).toMatchObject({ sum: 20, best: 18, others: 2, set: 34, asSet: true, points: 34 });
  });

  it("keeps the plain sum where it is better, as in K-T41", () => {
    const rest = KINDS.filter((kind) => kind !== "alchemy").map((kind) => `${kind}-1`);
    const score = scoreOf(["alchemy-5", "alchemy-4", "alchemy-3", "alchemy-3", "alchemy-2", "alchemy-1", ...rest]);

    expect(score).toMatchObject({ sum: 23, set: 15, asSet: false, points: 23 });
  });

  it("has no set without all six kinds", () => {
    expect(scoreOf(["music-3", "music-5"])).toMatchObject({ have: 1, set: null, points: 8 });
  });

  it("agrees with the server at the end of real games", () => {
    for (const name of ["end", "end-six"]) {
      const { view, scores } = moments[name]!;

      expect(view.seats.map((seat) => scoreOf(seat.won).points)).toEqual(scores);
    }
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

  it("shows Prince and Squire where they took the goal without counting", () => {
    const told: Telling[] = [
      { kind: "round-ends", args: { round: 2 } },
      { kind: "settling", args: { column: "column-2", goal: "trade-4" } },
      { kind: "goal-won", args: { seat: "seat-1", goal: "trade-4", column: "column-2", why: "pair", total: 0 } },
    ];

    const award = settlements(told)[0]!.awards[0]!;

    expect(award.winner).toBe(1);
    expect(award.cards.map((card) => card.card)).toEqual(["prince", "squire"]);
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
    expect(columnName({ ...column("trade-1"), filling: 4, closed: true }, 0, words)).toBe("Column 1, Trade 1, 4 of 1 card, closed");
  });

  it("names cards by what the reader may know", () => {
    expect(cardName(laid("king", 1), "music-3", 1, words)).toBe("your King, face down");
    expect(cardName(laid("hidden", 2), "music-3", 1, words)).toBe("Clara’s card, face down");
    expect(cardName(laid("hidden", 2, { under: true }), "music-3", 1, words)).toBe("Clara’s card, face down under the Magic Cap");
    expect(cardName(laid("explorer", 0, { known: true }), "music-3", 1, words)).toBe("Ada’s Explorer, face down");
    expect(cardName(laid("minstrel", 0, { up: true }), "music-3", 1, words)).toBe("Ada’s Minstrel, worth 12");
  });

  it("says what a card laid here turns up", () => {
    expect(turnsUp(column("music-3"), 1, words)).toBe("turns up nothing");
    expect(turnsUp(column("music-3", laid("king", 0, { up: true })), 1, words)).toBe("turns up nothing");
    expect(turnsUp(column("music-3", laid("hidden", 0)), 1, words)).toBe("turns up Ada’s card");
    expect(turnsUp(column("music-3", laid("traitor", 1)), 1, words)).toBe("turns up your Traitor");
    expect(turnsUp(column("music-3", laid("magic_cap", 0, { up: true }), laid("hidden", 0, { under: true })), 1, words)).toBe(
      "turns up nothing",
    );
  });

  it("offers the other goal when a Traitor asks", () => {
    const { view } = moments["traitor"]!;

    expect(offer(view, 0, 1, words).verb).toBe("Swap goals");
    expect(offer(moments["four"]!.view, 0, 1, words).verb).toBe("Lay it here");
  });
});

describe("why not", () => {
  const { view } = moments["four"]!;
  const shut = view.columns.findIndex((one) => one.closed);

  it("says that a Storm closed the column", () => {
    expect(whyNot(view, `column-${shut + 1}`, words)).toBe("Closed by a Storm: no card may be added here.");
  });

  it("asks for a card first", () => {
    expect(whyNot(view, "column-1", words)).toBe("First choose a card from your hand.");
  });

  it("knows the hand", () => {
    expect(whyNot(view, "king", words)).toBe("King is not in your hand.");
    expect(whyNot(view, view.own!.hand[0]!, words)).toBeNull();
  });

  it("names whoever is asked instead", () => {
    expect(whyNot({ ...view, viewer: 0 }, "column-1", words)).toBe("It is for Béla to act now.");
  });

  it("tells spectators and latecomers", () => {
    expect(whyNot({ ...view, viewer: null }, "column-1", words)).toBe("You are watching; only players can act.");
    expect(whyNot(moments["end"]!.view, "column-1", words)).toBe("The game is over.");
  });

  it("explains the questions of Cap and Traitor", () => {
    const traitor = moments["traitor"]!.view;
    const own = traitor.agenda.at(-1)![1][1]! + 1;

    expect(whyNot(traitor, `column-${own}`, words)).toContain("Your Traitor lies in this column");
    expect(whyNot(moments["cap"]!.view, "column-1", words)).toContain("under the Magic Cap");
  });

  it("reads columns out of refs", () => {
    expect(columnOf("column-2")).toBe(1);
    expect(columnOf("music-2")).toBeNull();
  });
});

describe.each(LANGUAGES)("words in %s", (language) => {
  const own = wordsIn(language);

  it("has a short text for every card that is no specialist", () => {
    for (const [card, fact] of Object.entries(CARDS))
      if (fact.kind === null) expect(own.line(`board-does-${card}`).length).toBeLessThan(64);
  });

  it("names every card of every moment", () => {
    for (const { view } of Object.values(moments))
      for (const [at, one] of view.columns.entries()) {
        expect(columnName(one, at, own)).not.toBe("");
        expect(offer(view, at, 1, own).effect).not.toBe("");
        for (const card of one.cards) expect(cardName(card, one.goal, 1, own)).not.toContain("{");
      }
  });
});
