/** The drawing's own logic: what a touch means, the map, printed numbers, the notebook. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Telling } from "../../lib/wire";
import { Draft } from "../../lib/draft.svelte";
import { FewRules } from "../../../tests/rules";
import { balance } from "../emerald/notebook.svelte";
import file from "./printed.json";
import { arrowsOf, CARDS, figureOf, heading, print, ROADS, symbolsOf, TRACKS, type BoxFile } from "./printed";
import { nextLine } from "../emerald/labels";
import { lines, linesAlong, viasOf } from "./map";
import { evidenceOf, holdersOf, markerSteps, Notebook } from "./notebook.svelte";
import {
  agentLight,
  agentPhrase,
  askedAgents,
  cardLight,
  drafted,
  heldCard,
  isMenu,
  openArrows,
  pickAgent,
  pickCard,
  traveller,
  useOf,
  whyNotCard,
  type Plan,
} from "./touch";
import type { Board, Prospect, View } from "./view";

afterEach(() => print(null));

// ------------------------------------------------------------ touching

describe("a touch", () => {
  const ACTIONS = [
    ["place vera", "at box_rome"],
    ["place cube", "at box_rome"],
    ["place cube", "place vera", "at box_rome"],
    ["discard vera", "done"],
    ["discard ravachol", "done"],
    ["advance ravachol war-up", "done"],
    ["advance vera war-up", "done"],
    ["advance vera war-down", "done"],
    ["attempt hired", "strike vera"],
    ["attempt hired", "strike main-1"],
    ["move gold", "go main-0 rome"],
    ["move gold", "go vera rome"],
    ["pass"],
  ];
  const board = { plan: [] } as unknown as Board;
  let rules: FewRules;
  let draft: Plan;

  const heard = () => rules.heardBy(draft);
  async function card(name: string, copy = 0, arrow: string | null = null): Promise<boolean> {
    const meant = pickCard(draft, board, name, copy, arrow);
    await heard();
    return meant;
  }
  async function agent(name: string): Promise<boolean> {
    const meant = pickAgent(draft, name);
    await heard();
    return meant;
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    rules = new FewRules(ACTIONS);
    draft = new Draft<Prospect>(rules);
    draft.begin(rules.question);
    await heard();
  });
  afterEach(() => vi.useRealTimers());

  it("finds nothing begun in my turn, and whatever may begin it lit", () => {
    expect(isMenu(draft, board)).toBe(true);
    expect(isMenu(draft, { plan: ["place cube"] } as unknown as Board)).toBe(false);
    expect([cardLight(draft, "vera"), cardLight(draft, "pass"), agentLight(draft, "main-0")]).toEqual([
      "open",
      "none",
      "open",
    ]);
    expect(askedAgents(draft, board)).toEqual([]);
  });

  it("on a card that could do several things holds it in my fingers", async () => {
    await card("vera");

    expect([heldCard(draft), drafted(draft, board, "vera"), useOf(draft, board, "vera", 0)]).toEqual(["vera", 1, null]);
    await card("vera");
    expect([heldCard(draft), draft.empty]).toEqual([null, true]);
  });

  it("on an answer that needs no thing holds nothing, also before the rules have said a word", () => {
    draft = new Draft<Prospect>(rules);
    draft.begin(rules.question);
    draft.touch("pass");

    expect([draft.wishes, draft.pending, heldCard(draft)]).toEqual([["pass"], true, null]);
  });

  it("right after another one waits until the rules have spoken, and is not lost", async () => {
    const meant = [pickCard(draft, board, "gold", 0, null), pickAgent(draft, "main-0")];
    expect([meant, draft.path]).toEqual([[true, true], []]);
    await heard();
    expect([draft.wishes, draft.path]).toEqual([["move gold"], ["go", "main-0"]]);
  });

  it("that begins an action asks for no agents before the rules have said which", async () => {
    draft.add("attempt hired");
    expect([draft.pending, askedAgents(draft, board)]).toEqual([true, []]);

    await heard();
    expect(askedAgents(draft, board)).toEqual(["vera", "main-1"]);
  });

  it("on a card with an arrow and another use holds it, too", async () => {
    draft.touch("ravachol");
    await heard();

    expect([draft.readings.length, heldCard(draft)]).toEqual([1, "ravachol"]);
    draft.touch("advance");
    await heard();
    expect([draft.wishes, heldCard(draft)]).toEqual([["advance ravachol war-up"], null]);
  });

  it("on a card that can do one thing does it, and says for which symbol", async () => {
    await card("cube");

    expect(draft.wishes).toEqual(["place cube"]);
    expect(useOf(draft, board, "cube", 0)).toBe("cube");
  });

  it("on an arrow plays the card for it", async () => {
    expect(openArrows(draft, "vera")).toEqual(["war-up", "war-down"]);
    await card("vera", 0, "war-down");

    expect([draft.wishes, useOf(draft, board, "vera", 0)]).toEqual([["advance vera war-down"], "war-down"]);
  });

  it("on a card after the verb asks for the arrow", async () => {
    draft.touch("advance");
    await card("vera");

    expect(draft.path).toEqual(["advance", "vera"]);
    expect(drafted(draft, board, "vera")).toBe(1);
  });

  it("on an agent never means the card of the same name, nor the other way round", async () => {
    await card("hired");

    expect([askedAgents(draft, board), agentLight(draft, "vera"), cardLight(draft, "vera")]).toEqual([
      ["vera", "main-1"],
      "open",
      "none",
    ]);
    expect(await card("vera")).toBe(false);
    expect(agentPhrase(draft, "vera")).toBe("strike vera");
    await agent("vera");
    expect(rules.committed).toEqual([["attempt hired", "strike vera"]]);
  });

  it("on an agent who travels waits for the city, and a second one puts them down", async () => {
    await card("gold");
    await agent("vera");

    expect([draft.path, traveller(draft), agentLight(draft, "vera"), agentLight(draft, "main-0")]).toEqual([
      ["go", "vera"],
      "vera",
      "chosen",
      "open",
    ]);
    await agent("main-0");
    expect(traveller(draft)).toBe("main-0");
    await agent("main-0");
    expect([draft.path, traveller(draft)]).toEqual([[], null]);
    expect(await agent("ravachol")).toBe(false);
  });

  it("on an agent is a journey, too, after the verb to move", async () => {
    rules = new FewRules([["move gold", "go vera rome"], ["go vera rome", "move gold"], ["pass"]]);
    draft = new Draft<Prospect>(rules);
    draft.begin(rules.question);
    await heard();
    draft.touch("move");

    expect([askedAgents(draft, board), agentLight(draft, "vera"), cardLight(draft, "gold")]).toEqual([
      ["vera"],
      "open",
      "open",
    ]);
    await agent("vera");
    expect(draft.path).toEqual(["go", "vera"]);
  });

  it("on a card that is given already does nothing: only a take-back helps", async () => {
    const begun = { plan: ["place cube"] } as unknown as Board;

    expect(drafted(draft, begun, "cube")).toBe(1);
    expect(pickCard(draft, begun, "cube", 0, null)).toBe(false);
  });

  it("on a card that cannot be added has a reason", async () => {
    rules.refused = [{ phrase: "move vera", line: "board-why-no-symbol", args: {} }];
    await card("gold");

    expect([cardLight(draft, "vera"), whyNotCard(draft, "vera")?.phrase, cardLight(draft, "cube")]).toEqual([
      "forbidden",
      "move vera",
      "none",
    ]);
  });
});

it("asks for the next word in the game's own words", () => {
  const words = {
    has: (id: string) => id === "board-next-go",
    line: (id: string, args: object) => [id, ...Object.values(args)].join(" "),
  } as never;

  expect([nextLine(["go", "vera"], words), nextLine(["go"], words), nextLine(["at"], words)]).toEqual([
    "board-next-go vera",
    "board-next-go none",
    null,
  ]);
});

// ------------------------------------------------------------ the map

describe("the map", () => {
  it("draws a journey along its roads, over a junction by both arms", () => {
    expect(linesAlong(["berlin", "st_petersburg"])).toEqual(["warsaw berlin", "warsaw st_petersburg"]);
    expect(linesAlong(["vienna", "berlin", "the_hague"])).toHaveLength(2);
    expect(linesAlong(["berlin"])).toEqual([]);
  });

  it("names what a journey leads through, junctions too", () => {
    expect(viasOf(["the_hague", "berlin", "st_petersburg"])).toEqual(["berlin", "warsaw"]);
    expect(viasOf(["vienna", "berlin"])).toEqual([]);
  });

  it("is drawn as the box file has it", () => {
    const own = file.box as unknown as BoxFile;
    expect(lines().filter((line) => line.tag !== null)).toHaveLength(Object.keys(own.links).length);
    print({
      ...own,
      links: { straight: { ends: ["london", "rome"], cost: 4 } },
      junctions: { bay: { arms: ["paris", "madrid", "cairo"], cost: 2 } },
    });

    expect(ROADS.map((road) => road.cost)).toEqual([4, 2]);
    expect(lines().map((line) => line.id)).toEqual(["straight", "bay paris", "bay madrid", "bay cairo"]);
  });
});

// ------------------------------------------------------------ what is printed

describe("what is printed", () => {
  const own = file.box as unknown as BoxFile;

  it("has every card with its symbols and arrows", () => {
    expect(symbolsOf("two_gold")).toEqual([["gold", 2]]);
    expect(arrowsOf("city_london")).toEqual([
      ["revolution-up", 2],
      ["war-down", 1],
    ]);
    expect(CARDS["vera_figner"]?.counter).toEqual({ bombs: 1, vp: 0, mark: "AR" });
    expect(["vera_figner", "nadar", "cube", "mi_go"].map(heading)).toEqual(["attempt", "action", null, "free"]);
  });

  it("says where a number comes from, and that another file has another number", () => {
    const changed = { ...own, cards: { ...own.cards, nadar: { ...own.cards["nadar"], gold: 1 } } };
    const sources = () => [
      CARDS["two_gold"]?.sources["gold"],
      CARDS["nadar"]?.sources["gold"],
      CARDS["nadar"]?.sources["sanity"],
    ];
    expect(sources()).toEqual(["rulebook", "reconstructed", "record"]);
    print(changed);

    expect(sources()[1]).toBe("table");
    expect(symbolsOf("nadar")).toContainEqual(["gold", 1]);
  });

  it("has a medallion for every card, effect, royal person and main agent", () => {
    for (const ref of [...Object.keys(CARDS), ...Object.keys(own.permanent_effects), "royal_paris", "main-1"])
      expect(figureOf(ref)).toMatch(/^fig-/);
    expect(figureOf("limbo")).toBeNull();
  });

  it("has clauses for every card with a text of its own", () => {
    const clauses = file.clauses as Readonly<Record<string, readonly string[]>>;
    const texts = [
      ...Object.keys(CARDS).filter((card) => heading(card) !== null),
      ...Object.keys(own.permanent_effects),
    ];

    for (const card of texts) expect([card, (clauses[card] ?? []).length > 0]).toEqual([card, true]);
  });

  it("has spaces with points on both tracks", () => {
    expect(TRACKS.war.at(-1)).toEqual({ space: 12, vp: 9 });
    expect(TRACKS.revolution.length).toBeGreaterThan(0);
  });
});

// ------------------------------------------------------------ notebook

describe("the notebook", () => {
  const view = {
    seats: [
      { revealed: false, turned: false },
      { revealed: true, turned: false },
      { revealed: false, turned: true },
    ],
  } as unknown as View;
  const killed = { what: "killed-royalty", n: 1, side: "restorationist", weight: 4 };
  const board = {
    seats: [
      { side: "hidden", evidence: [killed] },
      { side: "loyalist", evidence: [] },
      { side: "hidden", evidence: [] },
    ],
  } as unknown as Board;
  const story: Telling[] = [
    { kind: "turn", args: { seat: "seat-1", round: 1 } },
    { kind: "marker-moved", args: { track: "war", steps: 2, at: 2 } },
    { kind: "pile-empty", args: { city: "rome" } },
    { kind: "marker-moved", args: { track: "war", steps: 2, at: 4 } },
    { kind: "marker-moved", args: { track: "war", steps: -1, at: 3 } },
    { kind: "turn", args: { seat: "seat-2", round: 1 } },
    { kind: "marker-moved", args: { track: "war", steps: 1, at: 4 } },
  ];

  it("weighs what everybody could see", () => {
    expect(evidenceOf(view, board, [], 0).map((one) => one.id)).toEqual(["killed-royalty"]);
    expect(balance(evidenceOf(view, board, [], 0))).toBeGreaterThan(0);
    expect(balance(evidenceOf(view, board, [], 1))).toBe(-1);
    expect(evidenceOf(view, board, story, 2).map((one) => [one.id, one.side])).toEqual([
      ["marker", "loyalist"],
      ["turned", null],
    ]);
  });

  it("counts how far somebody moved a marker, emptied piles left out", () => {
    expect(markerSteps(story, 1, "war", "up")).toBe(2);
    expect(markerSteps(story, 1, "war", "down")).toBe(1);
    expect(markerSteps(story, 2, "war", "up")).toBe(1);
  });

  it("keeps whom I suspect for each table and seat", () => {
    const kept = new Map<string, string>();
    const getItem = (key: string) => kept.get(key) ?? null;
    vi.stubGlobal("localStorage", { getItem, setItem: (key: string, value: string) => kept.set(key, value) });
    new Notebook("/t/1", 0).suspect("ravachol", 2);

    expect([new Notebook("/t/2", 0).holder("ravachol"), new Notebook("/t/1", 0).holder("ravachol")]).toEqual([null, 2]);
    new Notebook("/t/1", 0).suspect("ravachol", null);
    expect(new Notebook("/t/1", 0).holder("ravachol")).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe("who holds a counter, as the program would see it", () => {
  it("is told of everybody who may, the likeliest first", () => {
    const held = { ravachol: { "seat-1": 0.041, "seat-3": 0.122, "seat-2": 0.002 } };
    const suspected = { n: 7, seats: [], held };

    expect(holdersOf(suspected, "ravachol")).toEqual([
      { seat: 3, n: 12 },
      { seat: 1, n: 4 },
    ]);
    expect(holdersOf(suspected, "emma_goldman")).toEqual([]);
    expect(holdersOf(null, "ravachol")).toEqual([]);
  });
});
