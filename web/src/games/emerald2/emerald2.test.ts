/** The drawing's own logic: what a touch means, printed numbers, names and explanations, the notebook. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FewRules } from "../../../tests/rules";
import { Draft } from "../../lib/draft.svelte";
import type { Telling } from "../../lib/wire";
import { LANGUAGES, Words } from "../../lib/words.svelte";
import { ofBoth } from "../emerald/drawing";
import { balance } from "../emerald/notebook.svelte";
import pages from "./dev/pages.json";
import { evidenceOf, markerSteps } from "./evidence";
import {
  CARDS,
  CITY_SOURCES,
  figureOf,
  GAME,
  heading,
  iconOf,
  print,
  ROYALTY,
  symbolsOf,
  type BoxFile,
} from "./printed";
import file from "./printed.json";
import { about, cardAbout, cityAbout, cityName, seatNotes, shareMeaning, symbolsName, textOf } from "./labels";
import { ANCHORS } from "../emerald/map";
import { LIST, ROWS } from "./map";
import {
  answers,
  cardLight,
  drafted,
  naming,
  openSymbols,
  pickCard,
  symbolOf,
  targetsIn,
  useOf,
  type Plan,
} from "./touch";
import { copies, type Board, type Prospect, type View } from "./view";

const NAMES = ["Ada", "Béla", "Cosima", "Dietrich", "Emőke"];
const PYTHON = resolve(import.meta.dirname, "../../../../src/intrigue");

function wordsIn(language: string): Words {
  const folders = ["i18n", "games/emerald/shared", "games/emerald/second"];
  return new Words(
    language,
    folders.map((folder) => readFileSync(resolve(PYTHON, folder, "locale", `${language}.ftl`), "utf-8")),
    NAMES,
  );
}

interface Moment {
  view: View;
  board: Board;
  whole: Telling[];
  scores: number[];
}

const words = wordsIn("en");
const moments = pages as unknown as Record<string, Moment>;

function moment(name: string): Moment {
  const found = moments[name];
  if (!found) throw new Error(`there is no moment ${name}`);
  return found;
}

afterEach(() => print(null));

// ------------------------------------------------------------ touching

describe("a touch", () => {
  const ACTIONS = [
    ["place cube", "city rome"],
    ["place cube", "place two", "city rome"],
    ["discard cube", "done"],
    ["discard two", "done"],
    ["advance rochefort loyalist", "done"],
    ["advance rochefort restorationist", "done"],
    ["assassinate moran", "aim rome seat-1", "bomb fenians"],
    ["assassinate moran", "aim rome seat-1", "use fenians"],
    ["pass"],
  ];
  let board: Board;
  let rules: FewRules;
  let draft: Plan;

  const heard = () => rules.heardBy(draft);
  async function touch(...refs: string[]): Promise<void> {
    for (const ref of refs) {
      draft.touch(ref);
      await heard();
    }
  }
  async function pick(card: string, copy = 0, symbol: string | null = null): Promise<boolean> {
    const meant = pickCard(draft, board, card, copy, symbol);
    await heard();
    return meant;
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    board = { ...moment("four").board, plan: [] };
    rules = new FewRules(ACTIONS);
    draft = new Draft<Prospect>(rules);
    draft.begin(rules.question);
    await heard();
  });
  afterEach(() => vi.useRealTimers());

  it("on a card leaves open what it is played for", async () => {
    expect(await pick("cube")).toBe(false);

    await touch("cube");

    expect(drafted(draft, board, "cube", 0)).toBe(true);
    expect(useOf(draft, board, "cube", 0)).toBeNull();
    expect(cardLight(draft, board, "cube", 0)).toBe("chosen");
  });

  it("on a symbol says it", async () => {
    expect([...openSymbols(draft, "rochefort")]).toEqual(["loyalist", "restorationist"]);

    expect(await pick("rochefort", 0, "loyalist")).toBe(true);

    expect(draft.phrases).toEqual(["advance rochefort loyalist"]);
    expect(useOf(draft, board, "rochefort", 0)).toBe("loyalist");
  });

  it("on a card that is drafted takes it out", async () => {
    await touch("place", "cube");
    expect(useOf(draft, board, "cube", 0)).toBe("place");

    expect(await pick("cube")).toBe(true);

    expect(draft.wishes).toEqual([]);
    expect(cardLight(draft, board, "cube", 0)).toBe("open");
  });

  it("on another copy means the one that is free", async () => {
    await touch("place", "cube");

    expect([0, 1].map((copy) => answers(draft, board, "cube", copy, 2))).toEqual([false, true]);
    expect(cardLight(draft, board, "cube", 1)).toBe("forbidden");
    expect(answers(draft, board, "cube", 0, 1)).toBe(true);
  });

  it("knows what has been begun before", () => {
    board = { ...board, plan: ["place cube"] };

    expect(drafted(draft, board, "cube", 0)).toBe(true);
    expect(drafted(draft, board, "cube", 1)).toBe(false);
    expect(useOf(draft, board, "cube", 0)).toBe("place");
  });

  it("chooses between bombs and text only where both are possible", async () => {
    await touch("assassinate");
    draft.add("aim rome seat-1");
    await heard();

    expect([...openSymbols(draft, "fenians")].sort()).toEqual(["bomb", "text"]);
    expect([...openSymbols(draft, "two")]).toEqual([]);
  });
});

describe("phrases", () => {
  it("name the symbol that a card is played for", () => {
    expect(["use okhrana", "advance okhrana loyalist", "bomb okhrana"].map(symbolOf)).toEqual([
      "text",
      "loyalist",
      "bomb",
    ]);
  });

  it("of what lies on top use no card", () => {
    expect(naming(["discard a", "top a", "a", "discard b"], "a")).toEqual(["discard a", "a"]);
  });

  it("name what can be aimed at in a city", () => {
    expect([...targetsIn(["aim rome seat-1", "aim rome royalty", "aim paris seat-2", "city rome"], "rome")]).toEqual([
      "seat-1",
      "royalty",
    ]);
  });

  it("tell copies of a card apart", () => {
    const { view } = moment("four");

    const hand = copies({ ...view, own: { ...view.own!, hand: ["a", "b", "a"] } });

    expect(hand).toEqual([
      { card: "a", copy: 0 },
      { card: "b", copy: 0 },
      { card: "a", copy: 1 },
    ]);
  });
});

// ------------------------------------------------------------ what is printed

describe("what is printed", () => {
  it("knows every card, a medallion and an icon for all its symbols", () => {
    const drawn = ofBoth.sprites.join("");

    for (const card of Object.keys(CARDS)) {
      expect(drawn).toContain(`id="${figureOf(card)}"`);
      for (const [symbol] of symbolsOf(card)) expect(drawn).toContain(`id="icon-${iconOf(symbol)}"`);
    }
    expect(Object.keys(ROYALTY)).toHaveLength(9);
  });

  it("says where each number comes from", () => {
    const moran = cardAbout("sebastian_moran", words);

    expect(moran).toMatch(/box for a killed agent: 4$/m);
    expect(moran).toContain("2 bomb points°");
  });

  it("gives a text its heading apart", () => {
    expect(heading("vampires")).toBe("both");
    expect(heading("place_two")).toBeNull();
    expect(textOf("diogenes_club", words)).toMatch(/^Draw two cards/);
  });

  it("speaks of symbols as alternatives", () => {
    expect(symbolsName("place_claim", words)).toBe("place a cube or claim a card");
  });
});

describe("another box file", () => {
  const own = file.box as unknown as BoxFile;
  const other: BoxFile = {
    ...own,
    game: { ...own.game, actions_per_turn: 3, low_side_penalty: 7 },
    cities: { ...own.cities, vienna: { ...own.cities["vienna"]!, defence: 9 } },
    royalty: { ...own.royalty, gloriana: { ...own.royalty["gloriana"]!, vp: 9 } },
    cards: { ...own.cards, okhrana: { ...own.cards["okhrana"]!, place: 3, bomb: 2 } },
    provenance: { ...own.provenance, rulebook: [...own.provenance.rulebook, "cards.okhrana.bomb"] },
  };

  it("is drawn with its own numbers", () => {
    print(other);

    expect(GAME).toMatchObject({ actions: 3, penalty: 7 });
    expect(CARDS["okhrana"]!.symbols).toMatchObject({ place: 3, bomb: 2 });
    expect(ROYALTY["gloriana"]!.vp).toBe(9);
    expect(CARDS["sebastian_moran"]!.symbols.bomb).toBe(2);
  });

  it("says of each number whether it is the file's own", () => {
    print(other);

    const { view, board } = moment("four");
    const okhrana = cardAbout("okhrana", words);
    expect(okhrana).toContain("place 3 cubes (from this table’s own file)");
    expect(okhrana).toMatch(/2 bomb points$/m);
    expect(okhrana).toContain("claim a card°");
    expect(CITY_SOURCES["vienna"]).toBe("table");
    expect(about(view, "gloriana", words, board)).toContain("worth 9 (from this table’s own file)");
  });

  it("leaves nothing behind", () => {
    print(other);
    print(null);

    expect(CARDS["okhrana"]!.symbols.place).toBe(1);
    expect(GAME.actions).toBe(2);
    expect(CITY_SOURCES["vienna"]).not.toBe("table");
  });
});

// ------------------------------------------------------------ names and explanations

describe("a city", () => {
  const { view, board } = moment("four");
  const rome = view.cities.find((city) => city.id === "rome")!;
  function shown(change: Partial<Board["cities"][number]>): Board {
    return {
      ...board,
      attack: null,
      cities: board.cities.map((city) => (city.id === "rome" ? { ...city, ...change } : city)),
    };
  }

  it("is told in whole sentences", () => {
    const city = { ...rome, face_up: "okhrana", stack: 2, zombies: 1, royal: "slot" };
    const there = shown({
      leader: 1,
      present: [
        { seat: 1, cubes: 2, agents: 1, pieces: 3 },
        { seat: 0, cubes: 0, agents: 1, pieces: 1 },
      ],
    });

    const said = cityName({ ...view, viewer: 1 }, there, city, words);

    expect(said).toMatch(/^Rome\. Bomb value \d\. You lead with 3\. /);
    expect(said).toContain("Ada");
    expect(said).toContain("zombie");
    expect(said).toContain("Face up: Okhrana");
  });

  it("says what I need to claim there", () => {
    const said = (claim: "open" | "lead" | "cube" | "none") =>
      cityAbout(view, shown({ claim, short: 2 }), { ...rome, face_up: "okhrana" }, words);

    expect(said("lead")).toContain("2");
    expect(said("cube")).toContain("To claim here you need a cube.");
    expect(said("open")).toContain("You can claim here.");
    expect(said("none")).not.toContain("claim here");
  });

  it("has a place on the map and in the lists", () => {
    const all = view.cities.map((city) => city.id).sort();

    expect(Object.keys(ANCHORS).sort()).toEqual(all);
    expect([...LIST].sort()).toEqual([...all, "limbo"].sort());
    expect([...ROWS].sort()).toEqual([...LIST].sort());
  });
});

describe("the tracks", () => {
  it("say what their difference means", () => {
    const { view, board } = moment("four");

    expect(shareMeaning({ ...view, share: 3 }, { ...board, ahead: "loyalist" }, words)).toContain("3");
    expect(shareMeaning(view, { ...board, ahead: null }, words)).toBe("Level: nobody has points from the tracks.");
  });
});

describe("what lies beside a player", () => {
  it("is told, and what hangs over them", () => {
    const { view, board } = moment("four");
    const there: Board = {
      ...board,
      seats: board.seats.map((seat) => ({
        ...seat,
        danger: ["token"],
        zombies: true,
        beside: ["black_hand"],
        boxes: 2,
      })),
    };

    const notes = seatNotes(
      { ...view, cities: view.cities.map((city) => ({ ...city, royal_by: null })) },
      there,
      0,
      words,
    );

    expect(
      notes
        .filter((note) => !note.danger)
        .map((note) => note.card)
        .filter(Boolean),
    ).toEqual(expect.arrayContaining(["zombies", "black_hand"]));
    expect(notes.filter((note) => note.danger)).toHaveLength(1);
  });
});

// ------------------------------------------------------------ the notebook

describe("the notebook", () => {
  it("weighs royalty, points and markers", () => {
    const { view, board } = moment("four");
    const gains = [{ source: "okhrana", sort: "loyalist" as const, points: 2, victim: null, fate: "open" as const }];
    const there: Board = {
      ...board,
      seats: board.seats.map((seat) => ({ ...seat, side: "hidden", killed: 1, hidden: 0, boxes: 0, gains })),
    };

    const evidence = evidenceOf(view, there, [], 0);

    expect(evidence.map((one) => [one.id, one.side])).toEqual(
      expect.arrayContaining([
        ["killed-royalty", "restorationist"],
        ["points", "loyalist"],
      ]),
    );
    expect(balance(evidence)).toBeGreaterThan(0);
  });

  it("counts a marker's steps in the turn of whoever moved it", () => {
    const story = [
      { kind: "turn", args: { seat: "seat-0", round: 1 } },
      { kind: "marker-moved", args: { track: "loyalist", steps: 2, at: 2 } },
      { kind: "turn", args: { seat: "seat-1", round: 1 } },
      { kind: "marker-moved", args: { track: "loyalist", steps: 1, at: 3 } },
    ] as unknown as Telling[];

    expect(markerSteps(story, 0, "loyalist")).toBe(2);
    expect(markerSteps(story, 1, "loyalist")).toBe(1);
  });

  it("accounts for both markers in a real game", () => {
    const { view, whole } = moment("four");
    const moved = (side: "loyalist" | "restorationist") =>
      view.seats.reduce((sum, _, seat) => sum + markerSteps(whole, seat, side), 0);

    expect([moved("loyalist"), moved("restorationist")]).toEqual([view.loyalist, view.restorationist]);
  });

  it("is settled by a card that was seen", () => {
    const { view, board } = moment("four");
    const there: Board = { ...board, seats: board.seats.map((seat) => ({ ...seat, side: "loyalist" })) };

    expect(balance(evidenceOf(view, there, [], 0))).toBe(-1);
  });
});

// ------------------------------------------------------------ in every language

describe.each([...LANGUAGES])("in %s", (language) => {
  const here = wordsIn(language);

  it("says everything about every moment", () => {
    for (const { view, board } of Object.values(moments)) {
      for (const city of view.cities) expect(cityAbout(view, board, city, here)).not.toMatch(/[{}]|board-|undefined/);
      view.seats.forEach((_, seat) =>
        expect(about(view, `seat-${seat}`, here, board)).not.toMatch(/[{}]|board-|undefined/),
      );
      expect(about(view, "loyalist", here, board)).not.toMatch(/[{}]|board-|undefined/);
    }
  });

  it("explains every card and royalty", () => {
    const { view, board } = moment("four");
    for (const ref of [...Object.keys(CARDS), ...Object.keys(ROYALTY)])
      expect(about(view, ref, here, board)).not.toMatch(/[{}]|board-|undefined/);
  });
});
