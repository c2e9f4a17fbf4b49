/** What both editions' drawings have in common. */
import { describe, expect, it, vi } from "vitest";
import { drawingOf } from "../../drawing";
import type { Telling } from "../../lib/wire";
import plain from "../../plain/index";
import { ofBoth } from "./drawing";
import { leastSure, sourceIn } from "./printed";
import { medallion } from "./pictures";
import { list, textBelow, where } from "./labels";
import { balance, likelier, Notebook, type Evidence } from "./notebook.svelte";
import { knownOf } from "./secrets";
import { allSeeing, allSeeingBoard, seatOf, sideOf, who, type Board, type Seen, type View } from "./view";

interface Table extends Seen, Omit<View, "seats"> {
  seats: readonly (Seen["seats"][number] & View["seats"][number])[];
}

function seat(changes: Partial<Table["seats"][number]> = {}): Table["seats"][number] {
  return { colour: "red", side: "hidden", ...changes };
}

/** Three players, seen by a Restorationist in their turn. */
function table(changes: Partial<Table> = {}): Table {
  return {
    round: 2,
    actions: 2,
    over: "",
    vp_end: 20,
    seats: [seat(), seat(), seat()],
    own: { side: "restorationist" },
    ...changes,
  };
}

const spoken = {
  language: "en",
  line: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
} as never;

it("is a folder of parts: the page does not take it for a game", async () => {
  expect(await drawingOf("emerald")).toBe(plain);
});

describe("whose it is", () => {
  it("is told as you or by the seat", () => {
    expect([who(1, 1), who(1, 0), who(1, null)]).toEqual(["you", "seat-1", "seat-1"]);
    expect([seatOf("seat-3"), seatOf("main-3")]).toEqual([3, null]);
  });
});

describe("a side", () => {
  const board: Board = { seats: [{ side: "restorationist" }, { side: "hidden" }] };

  it("is known where the rules say that the viewer knows it", () => {
    expect([sideOf(board, 0), sideOf(board, 1), sideOf(board, 7)]).toEqual(["restorationist", null, null]);
  });

  it("is seen by all when nothing is hidden any more", () => {
    const other: Board = { seats: [{ side: "hidden" }, { side: "loyalist" }] };
    const views = [table(), table({ own: { side: "loyalist" } })];

    expect(allSeeing(table(), views).seats.map((one) => one.side)).toEqual(["restorationist", "loyalist", "hidden"]);
    expect(allSeeingBoard(board, [board, other]).seats.map((one) => one.side)).toEqual(["restorationist", "loyalist"]);
  });
});

describe("where the game stands", () => {
  it("is setting up, an action, after both, or over", () => {
    expect(where(table({ round: 0 }), spoken, 2)).toBe("board-where-setup");
    expect(where(table({ actions: 1 }), spoken, 2)).toBe("board-where 2 2 2");
    expect(where(table({ actions: 0 }), spoken, 2)).toBe("board-where-done 2");
    expect(where(table({ over: "points" }), spoken, 2)).toBe("board-where-over");
  });
});

describe("words", () => {
  it("join names with and, alternatives with or", () => {
    expect(list(spoken, ["a", "b", "c"])).toBe("a, b, and c");
    expect(list(spoken, ["a", "b"], "disjunction")).toBe("a or b");
  });

  it("leave the heading of a text away", () => {
    const words = {
      language: "en",
      has: (id: string) => id === "text-club",
      text: () => "Free action: draw two cards.",
    } as never;

    expect(textBelow("club", words)).toBe("Draw two cards.");
    expect(textBelow("cube", words)).toBe("");
  });
});

describe("a number", () => {
  const own = {
    cards: { nadar: { gold: 2, arrows: ["war+1"] } },
    provenance: { rulebook: ["cards.nadar.gold"], record: ["cities"] },
  };

  it("comes from where the file says, a path covering all below it", () => {
    expect(sourceIn(own, own, "cards.nadar.gold")).toBe("rulebook");
    expect(sourceIn(own, own, "cities.rome.vp")).toBe("record");
    expect(sourceIn(own, own, "cards.nadar.arrows")).toBe("reconstructed");
  });

  it("is the file's own where it differs from the game's", () => {
    const other = { ...own, cards: { nadar: { gold: 3, arrows: ["war+2"] } } };

    expect(sourceIn(other, own, "cards.nadar.gold")).toBe("rulebook");
    expect(sourceIn(other, own, "cards.nadar.arrows")).toBe("table");
  });

  it("is as sure as the least sure beside it", () => {
    expect(leastSure(["rulebook", "record"])).toBe("record");
    expect(leastSure(["table", "rulebook"])).toBe("table");
    expect(leastSure([undefined, "record"])).toBe("reconstructed");
  });
});

describe("a medallion", () => {
  const figures = ofBoth.sprites.join("");

  const things = [
    "okhrana",
    "zombies",
    "hide_royalty",
    "infernal_machine",
    "city_rome",
    "vera_figner",
    "sherlock_holmes",
    "nadar",
    "johann_most",
    "mycroft_holmes",
  ];

  it.each(things)("is drawn for %s", (thing) => {
    expect(figures).toContain(`id="${medallion(thing)}"`);
  });

  it("shows cities, beasts and everybody else", () => {
    expect(["city_rome", "vampires", "vampire", "mycroft_holmes"].map(medallion)).toEqual([
      "fig-skyline",
      "fig-horror",
      "fig-horror",
      "fig-gent",
    ]);
  });
});

describe("the notebook", () => {
  const speaks = (side: Evidence["side"], weight: number): Evidence => ({ id: "points", args: {}, side, weight });

  it("weighs what speaks for either side, a little of it softly", () => {
    expect(balance([])).toBe(0);
    expect(balance([speaks("restorationist", 1)])).toBeCloseTo(0.2);
    expect(balance([speaks("restorationist", 2), speaks("loyalist", 2)])).toBe(0);
    expect(balance([speaks("loyalist", 40)])).toBeLessThan(-0.9);
  });

  it("is settled by a card that was seen", () => {
    expect(balance([speaks("loyalist", 40), speaks("restorationist", 0)])).toBe(1);
    expect(balance([speaks("loyalist", 0)])).toBe(-1);
  });

  it("keeps my marks for each table and seat", () => {
    const kept = new Map<string, string>();
    const getItem = (key: string) => kept.get(key) ?? null;
    vi.stubGlobal("localStorage", { getItem, setItem: (key: string, value: string) => kept.set(key, value) });
    const book = new Notebook("/t/1", 0);
    book.mark(1, "loyalist-perhaps");
    book.mark(2, "restorationist");

    expect([new Notebook("/t/2", 0).of(1), new Notebook("/t/1", 1).of(1), new Notebook("/t/1", null).of(1)]).toEqual([
      "none",
      "none",
      "none",
    ]);
    const again = new Notebook("/t/1", 0);
    expect([again.of(1), again.of(2)]).toEqual(["loyalist-perhaps", "restorationist"]);
    vi.unstubAllGlobals();
  });

  it("reads a book of old, which had marks alone", () => {
    vi.stubGlobal("localStorage", { getItem: () => '{"1":"loyalist"}', setItem: () => undefined });
    const book = new Notebook("/t/1", 0);

    expect([book.of(1), book.of(2)]).toEqual(["loyalist", "none"]);
    vi.unstubAllGlobals();
  });
});

describe("what nobody could say", () => {
  const told: Telling[] = [
    { kind: "turn", args: { seat: "seat-0", round: 2 } },
    { kind: "looked-at", args: { seat: "seat-0", other: "seat-1", side: "hidden" } },
    { kind: "turn", args: { seat: "seat-1", round: 3 } },
    { kind: "revealed", args: { seat: "seat-2", side: "loyalist", why: "sanity" } },
    { kind: "looked-at", args: { seat: "seat-0", other: "seat-1", side: "hidden" } },
    { kind: "turn", args: { seat: "seat-2", round: 4 } },
    { kind: "revealed", args: { seat: "seat-0", side: "restorationist", why: "agents" } },
    { kind: "game-ends", args: { why: "reveal", seat: "seat-0" } },
  ];

  it("is who had looked at a card, and since when", () => {
    expect(knownOf(told, 1)).toEqual({ all: null, by: [{ seat: 0, round: 2 }] });
    expect(knownOf(told, 2)).toEqual({ all: 3, by: [] });
  });

  it("leaves out what came to light at the end", () => {
    expect(knownOf(told, 0)).toEqual({ all: null, by: [] });
  });
});

describe("what the program would suspect", () => {
  const suspected = {
    n: 7,
    seats: [
      { loyalist: 1, restorationist: 0 },
      { loyalist: 0.268, restorationist: 0.732 },
    ],
    held: {},
  };

  it("is the likelier side, in parts of a hundred", () => {
    expect(likelier(suspected, 0)).toEqual({ side: "loyalist", n: 100 });
    expect(likelier(suspected, 1)).toEqual({ side: "restorationist", n: 73 });
    expect(likelier(suspected, 2)).toBeNull();
  });

  it("is shown to nobody who does not ask for it", () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    expect(new Notebook("suspicions", 0).suspecting).toBe(false);
  });
});
