/** What both editions' drawings have in common. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawingOf } from "../../drawing";
import type { Telling } from "../../lib/wire";
import plain from "../../plain/index";
import { Desk } from "./desk.svelte";
import { leastSure, medallion, sourceIn } from "./facts";
import { list, textBelow, where } from "./labels";
import { balance, Notebook, type Evidence } from "./notebook.svelte";
import { letter, paint, tint } from "./owner";
import { nextStep, thingsOf, type Phrases } from "./plan";
import { knownOf } from "./secrets";
import { allSeeing, finalSide, seatOf, sideOf, step, who, type SeatView, type View } from "./view";

function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    colour: "red", stock: 4, limbo: 2, revealed: false, side: "hidden", turned: false, hand: 5, deck: 5, top: "", discards: [], lost: 0, unplaced: [], final: null,
    ...changes,
  };
}

/** Three players, seen by seat 0, a Restorationist in his turn. */
function table(changes: Partial<View> = {}): View {
  return {
    viewer: 0, round: 2, turns: 4, first: 0, active: 0, actions: 2, over: "", vp_end: 20, seats: [seat(), seat(), seat()], zombies_left: 8, banished: false, in_play: "",
    own: { side: "restorationist", hand: [], deck: [], lost: [], plan: null, looked: [], worth: 0 }, agenda: [["Act", [0]]], ...changes,
  };
}

const spoken = { language: "en", line: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" ") } as never;

it("is a folder of parts: the page does not take it for a game", async () => {
  expect(await drawingOf("emerald")).toBe(plain);
});

describe("whose it is", () => {
  it("takes the letter from the seat and the look from the colour", () => {
    const view = table({ seats: [seat({ colour: "green" }), seat({ colour: "red" })] });

    expect([letter(0), letter(1)]).toEqual(["A", "B"]);
    expect([tint(view, 0), paint(view, 0)]).toEqual([3, "pD hD"]);
    expect([tint(view, 1), paint(view, 1)]).toEqual([0, "pA hA"]);
  });

  it("is told as you or by the seat", () => {
    expect([who(1, 1), who(1, 0), who(1, null)]).toEqual(["you", "seat-1", "seat-1"]);
    expect([seatOf("seat-3"), seatOf("main-3")]).toEqual([3, null]);
  });
});

describe("a side", () => {
  it("is known only where the viewer knows it", () => {
    const view = table();

    expect(sideOf(view, 0)).toBe("restorationist");
    expect(sideOf(view, 1)).toBeNull();
    expect(sideOf({ ...view, own: { ...view.own!, looked: [[1, "loyalist"]] } }, 1)).toBe("loyalist");
    expect(sideOf(table({ seats: [seat(), seat({ side: "loyalist", revealed: true })] }), 1)).toBe("loyalist");
  });

  it("is turned by a Change of Heart", () => {
    const view = table({ seats: [seat({ turned: true }), seat({ side: "loyalist", revealed: true, turned: true })] });

    expect([sideOf(view, 0), sideOf(view, 1)]).toEqual(["loyalist", "restorationist"]);
    expect(finalSide(view, 1)).toBe("restorationist");
  });

  it("is seen by all when the game is over", () => {
    const views = [table(), table({ viewer: 1, own: { ...table().own!, side: "loyalist" } })];

    expect(allSeeing(table(), views).seats.map((one) => one.side)).toEqual(["restorationist", "loyalist", "hidden"]);
  });
});

describe("where the game stands", () => {
  it("is setting up, an action, after both, or over", () => {
    expect(where(table({ round: 0 }), spoken, 2)).toBe("board-where-setup");
    expect(where(table({ actions: 1 }), spoken, 2)).toBe("board-where 2 2 2");
    expect(where(table({ actions: 0 }), spoken, 2)).toBe("board-where-done 2");
    expect(where(table({ over: "points" }), spoken, 2)).toBe("board-where-over");
  });

  it("waits for the last of what is to do", () => {
    expect(step(table({ agenda: [["Update", []], ["Act", [2]]] }))).toEqual({ name: "Act", fields: [2] });
    expect(step(table({ agenda: [] })).name).toBe("");
  });
});

describe("words", () => {
  it("join names with and, alternatives with or", () => {
    expect(list(spoken, ["a", "b", "c"])).toBe("a, b, and c");
    expect(list(spoken, ["a", "b"], "disjunction")).toBe("a or b");
  });

  it("leave the heading of a text away", () => {
    const words = { language: "en", has: (id: string) => id === "text-club", text: () => "Free action: draw two cards." } as never;

    expect(textBelow("club", words)).toBe("Draw two cards.");
    expect(textBelow("cube", words)).toBe("");
  });
});

describe("a number", () => {
  const own = { cards: { nadar: { gold: 2, arrows: ["war+1"] } }, provenance: { rulebook: ["cards.nadar.gold"], record: ["cities"] } };

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
  const figures = readFileSync(resolve(import.meta.dirname, "figures.svg"), "utf-8");

  it.each(["okhrana", "zombies", "hide_royalty", "infernal_machine", "city_rome", "vera_figner", "sherlock_holmes", "nadar", "johann_most", "mycroft_holmes"])("is drawn for %s", (thing) => {
    expect(figures).toContain(`id="${medallion(thing)}"`);
  });

  it("shows cities, beasts and everybody else", () => {
    expect([medallion("city_rome"), medallion("vampires"), medallion("vampire"), medallion("mycroft_holmes")]).toEqual(["fig-skyline", "fig-horror", "fig-horror", "fig-gent"]);
  });
});

describe("a plan", () => {
  it("is taken back as far as needed and said again", () => {
    const wanted = ["place one", "place two"];

    expect(nextStep(["place two"], wanted)).toEqual({ back: true });
    expect(nextStep([], wanted)).toEqual({ say: "place one" });
    expect(nextStep(["place one"], wanted)).toEqual({ say: "place two" });
    expect(nextStep(wanted, wanted)).toBeNull();
    expect(nextStep(wanted, [])).toEqual({ back: true });
  });

  it("names what was chosen with a verb", () => {
    expect(thingsOf(["retrieve cube", "take limbo", "take rome"], "take")).toEqual(["limbo", "rome"]);
  });
});

/** A desk whose plans are simply their cards. */
class Simple extends Desk<View> {
  moves = 0;
  protected there(view: View): Phrases {
    return (view.own?.plan?.chosen ?? []).map((card) => `place ${card}`);
  }
  protected mark(view: View): readonly number[] {
    return [view.turns];
  }
  protected moved(): void {
    this.moves += 1;
  }
  protected override kept(_view: View, phrase: string): boolean {
    return phrase === "place secret";
  }
}

describe("the desk", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const has = (...chosen: string[]): View => table({ own: { ...table().own!, plan: { kind: "place", using: "", chosen, picked: [] } } });

  it("takes back and says again, one step at a time, until the server has the plan that is wanted", () => {
    const desk = new Simple();
    const done: string[] = [];
    const page = { answer: (phrase: string) => done.push(phrase) > 0, takeBack: () => done.push("back") > 0 };
    desk.heard(has("one", "two"));
    desk.wanted = ["place two"];

    for (const view of [has("one", "two"), has("one"), has(), has("two")]) {
      desk.heard(view);
      desk.sync(view, page);
      desk.sync(view, page);
    }

    expect(done).toEqual(["back", "back", "place two"]);
    expect(desk.wanted).toBeNull();
  });

  it("waits for what is not offered yet, and no longer than is patient for what was said", () => {
    const desk = new Simple();
    const answer = vi.fn(() => false);
    desk.heard(has());
    desk.wanted = ["place one"];
    desk.sync(has(), { answer, takeBack: () => false });
    desk.sync(has(), { answer, takeBack: () => false });

    expect(answer).toHaveBeenCalledTimes(2);
    answer.mockReturnValue(true);
    desk.sync(has(), { answer, takeBack: () => false });
    desk.sync(has(), { answer, takeBack: () => false });
    expect([answer.mock.calls.length, desk.busy]).toEqual([3, true]);
    vi.advanceTimersByTime(5000);
    desk.sync(has(), { answer, takeBack: () => false });
    expect(answer).toHaveBeenCalledTimes(4);
  });

  it("says nothing that is kept back", () => {
    const desk = new Simple();
    const answer = vi.fn(() => true);
    desk.wanted = ["place secret"];
    desk.sync(has(), { answer, takeBack: () => false });

    expect(answer).not.toHaveBeenCalled();
  });

  it("settles when somebody else has changed the plan, and puts down what was held", () => {
    const desk = new Simple();
    desk.heard(has());
    desk.held = "one";
    desk.place = "rome";
    desk.wanted = ["place one"];
    desk.heard(has("two"));

    expect([desk.wanted, desk.held, desk.place]).toEqual([null, null, null]);
    expect(desk.plan(has("two"))).toEqual(["place two"]);
    desk.heard(has("two")); // nothing new
    expect(desk.moves).toBe(2);
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
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    const book = new Notebook();
    book.open("/t/1", 0);
    book.mark(1, "loyalist-perhaps");
    book.mark(2, "restorationist");
    book.open("/t/2", 0);

    expect(book.of(1)).toBe("none");
    const again = new Notebook();
    again.open("/t/1", 0);
    expect([again.of(1), again.of(2)]).toEqual(["loyalist-perhaps", "restorationist"]);
    vi.unstubAllGlobals();
  });

  it("reads a book of old, which had marks alone", () => {
    vi.stubGlobal("localStorage", { getItem: () => '{"1":"loyalist"}', setItem: () => undefined });
    const book = new Notebook();
    book.open("/t/1", 0);

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
