/** The drawing's own logic: reading views, plans and their order, routes, reasons, the notebook, scores. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Light } from "../../drawing";
import type { Telling } from "../../lib/wire";
import { agentLight, agentVerb, choosable, cityLight, cityPhrase, placeLight, sendOpen, targetLight, traveller, type Now } from "./aims";
import { Desk } from "./desk.svelte";
import pages from "./dev/pages.json";
import facts from "./facts.json";
import { arrowsOf, CARDS, CITIES, count, figureOf, GAME, heading, optionOf, phraseOf, print, ROADS, TARGETS, TRACKS, type TableFile } from "./facts";
import { balance, evidenceOf, markerSteps, Notebook, suspects } from "./notebook.svelte";
import {
  added, bombsNeeded, cardsIn, claimable, fare, joining, kindOf, left, markerAfter, meterOf, nextStep, phraseOfCard, phrasesOf, ready, removed, targetsWith, textPossible,
  whyNotAdd, whyNotArrow, whyNotBegin, whyNotClaim, whyNotGo, whyNotPut, whyNotStrike,
} from "./plan";
import { journeys, lines, linesOf, mayEnter, neighbours, refuges, viasOf } from "./routes";
import { finalScores, lowest, pointsOf, sideOut, STEPS } from "./scoring";
import { knownOf } from "./secrets";
import { agentOf, askedSeat, attackOf, cityOf, influences, isAlone, isHighest, leaderOf, owns, placeOf, places, seatOf, shortOf, sideOf, step, type AgentView, type CityView, type SeatView, type View } from "./view";
import { whyNoAction, whyNot, whyNotThere, type Intent } from "./why";

interface Page {
  view: View;
  question: { prompt: string; phrases: string[] } | null;
  whole: Telling[];
}
const PAGES = pages as unknown as Readonly<Record<string, Page>>;

function page(name: string): Page {
  const found = PAGES[name];
  if (!found) throw new Error(`there is no page ${name}`);
  return structuredClone(found);
}

// ------------------------------------------------------------ a small table

function city(id: string, changes: Partial<CityView> = {}): CityView {
  return {
    id, vp: 4, defence: 3, control: null, locked: false, destroyed: false, box: [0, 0, 0], box_blocked: false, face_up: "freemasons", cubes: [0, 0, 0], blocked: false, pile: 2,
    royal: "free", royal_by: null, royal_defence: 5, royal_vp: 3, zombies: 0, ...changes,
  };
}

function agent(id: string, changes: Partial<AgentView> = {}): AgentView {
  const counter = CARDS[id]?.counter;
  return { id, place: "aside", controller: null, kept_by: null, vampire: false, since: 0, bombs: counter?.bombs ?? 1, vp: counter?.vp ?? 0, double: "hidden", double_by: null, ...changes };
}

function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    colour: "red", stock: 4, pool: 10, limbo: 2, mad: 0, revealed: false, side: "hidden", turned: false, known: false, disc: 0, doubles: 2, hand: 5, deck: 5, top: "", discards: [], lost: 0,
    buried: 0, unplaced: [], final: null, ...changes,
  };
}

interface Changes {
  hand?: readonly string[];
  cities?: Readonly<Record<string, Partial<CityView>>>;
  agents?: Readonly<Record<string, Partial<AgentView>>>;
  seats?: readonly Partial<SeatView>[];
  effects?: Readonly<Record<string, number | "display">>;
  view?: Partial<View>;
}

/** Three players; seat 0 looks and acts, with two actions left. */
function table({ hand = [], cities = {}, agents = {}, seats = [{}, {}, {}], effects = {}, view = {} }: Changes = {}): View {
  return {
    viewer: 0, options: {}, round: 2, turns: 4, first: 0, active: 0, actions: 2, free_used: false, hudson_used: false, safe: [], hunted: [], over: "", due_seat: 0,
    war: 3, revolution: 4, war_top: 12, revolution_top: 12, war_vp: 1, revolution_vp: 1, vp_end: 30,
    cities: CITIES.map((id) => city(id, cities[id])),
    effects: facts.rows.effects.map((id) => ({ id, place: effects[id] === undefined ? "deck" : effects[id] === "display" ? "display" : "seat", owner: typeof effects[id] === "number" ? effects[id] : null, cubes: [0, 0, 0], blocked: false })),
    agents: [...facts.rows.named.map((id) => agent(id, agents[id])), ...seats.map((_, i) => agent(`main-${i}`, { place: "vienna", controller: i, ...agents[`main-${i}`] }))],
    seats: seats.map((one) => seat(one)), blocking_discs: 6, zombies_left: 8, zombie_owner: null, banished: false, sane_left: 6, mad_left: 6, doubles_left: 14, necronomicon_of: null, in_play: "", removed: [],
    own: { side: "restorationist", hand, deck: [], lost: [], buried: [], plan: null, looked: [], doubles: [], drawn: [], elsewhere: [], worth: 0, kills: 0 },
    agenda: [["Act", [0]]], ...view,
  };
}

const none = (): Light => "none";
function now(view: View, changes: Partial<Now> = {}): Now {
  return { view, mine: true, plan: [], chosen: [], light: none, agent: null, ...changes };
}

afterEach(() => print(null));

// ------------------------------------------------------------ against the rules themselves

describe("what the rules offer in real games", () => {
  it("has a number for every answer, and an answer for every number", () => {
    for (const { question } of Object.values(PAGES)) for (const phrase of question?.phrases ?? []) expect(phraseOf(optionOf(phrase))).toBe(phrase);
  });

  it("is what the drawing thinks can be begun", () => {
    for (const { view, question } of Object.values(PAGES)) {
      if (question?.prompt !== "act") continue;
      const offered = new Set(question.phrases);
      for (const card of new Set(view.own?.hand)) {
        for (const verb of ["place", "retrieve", "attempt", "use", "discard"])
          expect([verb, card, whyNotBegin(view, verb, card) === null]).toEqual([verb, card, offered.has(`${verb} ${card}`)]);
        // The rules ask for gold in the order of the cards; the drawing lets it begin with any.
        for (const verb of ["buy", "move"]) if (offered.has(`${verb} ${card}`)) expect(whyNotBegin(view, verb, card)).toBeNull();
        for (const [arrow] of arrowsOf(card)) expect([card, arrow, whyNotArrow(view, [], card, arrow) === null && view.actions > 0]).toEqual([card, arrow, offered.has(`advance ${card} ${arrow}`)]);
      }
      for (const place of places(view)) expect([place.id, whyNotClaim(view, place.id) === null]).toEqual([place.id, offered.has(`claim ${place.id}`)]);
    }
  });

  it("can all be added to the plan that it belongs to", () => {
    const within = ["place", "retrieve", "buy", "move", "advance", "bomb", "discard", "take", "go", "strike", "send"];
    for (const { view, question } of Object.values(PAGES)) {
      const plan = phrasesOf(view.own?.plan ?? null);
      if (!question || plan.length === 0) continue;
      for (const phrase of question.phrases) {
        const verb = phrase.split(" ")[0]!;
        if (kindOf(plan) === "use" && verb !== "send" && verb !== "discard") continue;
        if (within.includes(verb)) expect([...plan, phrase, whyNotAdd(view, plan, phrase)]).toEqual([...plan, phrase, null]);
      }
      expect(ready(view, plan)).not.toBe("last");
    }
  });

  it("is where cubes may be put, and whom an attempt may be made on", () => {
    const { view: placing, question: where } = page("place");
    const { view: striking, question: whom } = page("attempt");

    expect(places(placing).filter((place) => whyNotPut(placing, place.id) === null).map((place) => `at ${place.id}`)).toEqual(where!.phrases.filter((phrase) => phrase.startsWith("at ")));
    expect(targetsWith(striking, striking.own!.plan!.chosen[0]!).map((target) => `strike ${target}`).sort()).toEqual([...whom!.phrases].sort());
  });

  it("is where an agent can flee", () => {
    const { view, question } = page("flee");
    const fleeing = traveller(now(view))!;

    expect(refuges(view, fleeing).map((there) => `go ${fleeing} ${there}`)).toEqual(question!.phrases);
  });

  it("gives the score that the rules count for my side", () => {
    for (const { view } of Object.values(PAGES)) {
      const side = sideOf(view, view.viewer ?? 0)!;
      expect(pointsOf(view, view.viewer ?? 0, side).reduce((sum, { n }) => sum + n, 0)).toBe(view.own!.worth);
    }
  });
});

// ------------------------------------------------------------ reading a view

describe("influence", () => {
  it("counts cubes and agents, and agents settle ties", () => {
    const view = table({ cities: { berlin: { cubes: [3, 4, 0] } }, agents: { "main-0": { place: "berlin" } } });
    const rows = influences(view, placeOf(view, "card_berlin")!);

    expect(rows.map((row) => [row.seat, row.points])).toEqual([[0, 4], [1, 4]]);
    expect(leaderOf(rows)).toBe(0);
    expect(isHighest(rows, 1)).toBe(false);
  });

  it("has no leader in a full tie, where everybody may claim", () => {
    const view = table({ cities: { paris: { box: [2, 2, 0] } } });
    const rows = influences(view, placeOf(view, "box_paris")!);

    expect(leaderOf(rows)).toBeNull();
    expect([isHighest(rows, 0), isHighest(rows, 1), isHighest(rows, 2)]).toEqual([true, true, false]);
  });

  it("counts two for the control disc of whoever has the Cultists", () => {
    const view = table({ cities: { rome: { control: 2, box: [1, 0, 0] } }, effects: { cultists: 2 } });

    expect(influences(view, placeOf(view, "box_rome")!).map((row) => [row.seat, row.points])).toEqual([[2, 2], [0, 1]]);
  });

  it("counts only cubes on a Permanent Effect", () => {
    const view = table({ effects: { mi_go: "display" } });
    const place = { ...placeOf(view, "mi_go")!, cubes: [0, 1, 0] };

    expect(influences(view, place).map((row) => row.seat)).toEqual([1]);
  });

  it("says how many cubes are missing", () => {
    const view = table({ cities: { berlin: { cubes: [1, 3, 0] } }, agents: { "main-1": { place: "berlin" } } });
    const rows = influences(view, placeOf(view, "card_berlin")!);

    expect(shortOf(rows, 0)).toBe(4);
    expect(shortOf([], 0)).toBe(1);
  });
});

describe("the table", () => {
  it("says who is asked and what about", () => {
    expect(askedSeat(table())).toBe(0);
    expect(askedSeat(table({ view: { agenda: [["Foil", [1, 3, 4, 2, 0]]] } }))).toBe(2);
    expect(askedSeat(table({ view: { agenda: [["Update", []]] } }))).toBeNull();
    expect(step(table({ view: { agenda: [] } })).name).toBe("");
  });

  it("names the target of an attack and its city", () => {
    const royal = TARGETS.indexOf("royal_paris");
    const view = table({ view: { agenda: [["Foil", [1, 3, royal, 0]]] } });
    const escape = table({ view: { agenda: [["Escape", [0, 1, 2, TARGETS.indexOf("main-0")]]] } });

    expect(attackOf(view, TARGETS)).toEqual({ how: "attempt", attacker: 1, city: "paris", target: "royal_paris" });
    expect(attackOf(escape, TARGETS)).toEqual({ how: "shoggoth", attacker: 2, city: "vienna", target: "main-0" });
    expect(attackOf(table(), TARGETS)).toBeNull();
  });

  it("knows a side as far as I do, a Change of Heart counted in", () => {
    const view = table({ seats: [{}, { side: "loyalist", revealed: true, turned: true }, {}] });

    expect(sideOf(view, 0)).toBe("restorationist");
    expect(sideOf(view, 1)).toBe("restorationist");
    expect(sideOf(view, 2)).toBeNull();
    expect(seatOf("seat-3")).toBe(3);
    expect(seatOf("main-3")).toBeNull();
  });

  it("knows who stands alone: agents on the Mi-go count as others", () => {
    expect(isAlone(table(), 1)).toBe(true);
    expect(isAlone(table({ agents: { ravachol: { place: "mi_go", controller: 1 } } }), 1)).toBe(false);
    expect(owns(table({ effects: { mi_go: 1 } }), 1, "mi_go")).toBe(true);
  });
});

// ------------------------------------------------------------ the map

describe("routes", () => {
  it("are the cheapest, and pay a junction once", () => {
    const found = journeys(table(), 0, "berlin");

    expect(found.get("the_hague")?.cost).toBe(1);
    expect(found.get("st_petersburg")?.cost).toBe(2);
    expect(found.get("paris")?.cost).toBe(2);
    expect(found.has("berlin")).toBe(false);
    expect(linesOf("berlin", found.get("st_petersburg")!)).toEqual(["warsaw berlin", "warsaw st_petersburg"]);
    expect(viasOf(table({ agents: { "main-0": { place: "the_hague" } } }), "main-0", "st_petersburg")).toEqual(["berlin", "warsaw"]);
  });

  it("go round cities that are closed", () => {
    const view = table({ cities: { the_hague: { destroyed: true }, vienna: { locked: true, control: 1 } } });

    expect(mayEnter(view, 1, "vienna")).toBe(true);
    expect(mayEnter(view, 0, "vienna")).toBe(false);
    expect(journeys(view, 0, "berlin").has("the_hague")).toBe(false);
    expect(journeys(view, 0, "berlin").get("constantinople")?.cost).toBe(5);
  });

  it("have neighbours on all arms of a junction, and a refuge in any case", () => {
    const all = Object.fromEntries(CITIES.filter((id) => id !== "rome").map((id) => [id, { destroyed: ["london", "madrid"].includes(id) }]));
    const view = table({ cities: all, agents: { "main-0": { place: "washington" } } });

    expect(neighbours("washington")).toEqual(["london", "madrid"]);
    expect(refuges(view, "main-0")).toContain("cairo");
    expect(refuges(table({ agents: { "main-0": { place: "washington" } } }), "main-0")).toEqual(["london", "madrid"]);
  });

  it("are drawn as the table file has them", () => {
    const own = facts.table as unknown as TableFile;
    expect(lines().filter((line) => line.tag !== null)).toHaveLength(Object.keys(own.links).length);
    print({ ...own, links: { straight: { ends: ["london", "rome"], cost: 4 } }, junctions: { bay: { arms: ["paris", "madrid", "cairo"], cost: 2 } } });

    expect(ROADS.map((road) => road.cost)).toEqual([4, 2]);
    expect(lines().map((line) => line.id)).toEqual(["straight", "bay paris", "bay madrid", "bay cairo"]);
    expect(journeys(table(), 0, "london").get("rome")?.cost).toBe(4);
  });
});

// ------------------------------------------------------------ facts

describe("facts", () => {
  it("have every card with its symbols and arrows", () => {
    expect(count("two_gold", "gold")).toBe(2);
    expect(arrowsOf("city_london")).toEqual([["revolution-up", 2], ["war-down", 1]]);
    expect(CARDS["vera_figner"]?.counter).toEqual({ bombs: 1, vp: 0, mark: "AR" });
    expect([heading("vera_figner"), heading("nadar"), heading("cube"), heading("mi_go")]).toEqual(["attempt", "action", null, "free"]);
  });

  it("say where a number comes from, and that another file has another number", () => {
    const own = facts.table as unknown as TableFile;
    const changed = structuredClone(own) as any;
    changed.cards.nadar.gold = 1;
    expect([CARDS["two_gold"]?.sources["gold"], CARDS["nadar"]?.sources["gold"], CARDS["nadar"]?.sources["sanity"]]).toEqual(["rulebook", "reconstructed", "record"]);
    print(changed);

    expect(CARDS["nadar"]?.sources["gold"]).toBe("table");
    expect(count("nadar", "gold")).toBe(1);
    print(null);
    expect(count("nadar", "gold")).toBe(2);
  });

  it("have a medallion for every card, effect, royal person and main agent", () => {
    for (const ref of [...facts.rows.cards, ...facts.rows.effects, "royal_paris", "main-1"]) expect(figureOf(ref)).toMatch(/^fig-/);
    expect(figureOf("limbo")).toBeNull();
  });

  it("have clauses for every card with a text of its own", () => {
    const clauses = facts.clauses as Readonly<Record<string, readonly string[]>>;
    for (const card of facts.rows.cards) if (heading(card) !== null) expect([card, (clauses[card] ?? []).length > 0]).toEqual([card, true]);
    for (const effect of facts.rows.effects) expect(clauses[effect]?.length).toBeGreaterThan(0);
  });

  it("have spaces with points on both tracks", () => {
    expect(TRACKS.war.at(-1)).toEqual({ space: 12, vp: 9 });
    expect(GAME.madLimitFreud).toBe(5);
  });
});

// ------------------------------------------------------------ plans

describe("a plan", () => {
  it("is read from what the server has", () => {
    const take = optionOf("take limbo") - optionOf("take card_berlin");
    expect(phrasesOf(null)).toEqual([]);
    expect(phrasesOf({ kind: "retrieve", using: "", chosen: ["cube"], picked: [take] })).toEqual(["retrieve cube", "take limbo"]);
    expect(phrasesOf({ kind: "attempt", using: "", chosen: ["hired_assassin", "cube_bomb"], picked: [TARGETS.indexOf("royal_rome")] })).toEqual(["attempt hired_assassin", "strike royal_rome", "bomb cube_bomb"]);
    expect(phrasesOf({ kind: "advance", using: "", chosen: ["emma_goldman"], picked: [0] })).toEqual(["advance emma_goldman revolution-up"]);
    expect(phrasesOf({ kind: "use", using: "okhrana", chosen: ["okhrana"], picked: [optionOf("send seat-1 box_rome")] })).toEqual(["use okhrana", "send seat-1 box_rome"]);
    expect(phrasesOf({ kind: "move", using: "", chosen: ["gold"], picked: [optionOf("go main-0 rome") - optionOf("go baron_ungern_sternberg berlin")] })).toEqual(["move gold", "go main-0 rome"]);
  });

  it("keeps cards and pieces in the order of the rules, arrows in my own", () => {
    expect(added(["move two_gold", "go main-0 rome"], "move gold")).toEqual(["move gold", "move two_gold", "go main-0 rome"]);
    expect(added(["attempt hired_assassin", "bomb two_cubes"], "strike royal_rome")).toEqual(["attempt hired_assassin", "strike royal_rome", "bomb two_cubes"]);
    expect(added(["advance vera_figner revolution-up"], "advance city_berlin war-up")).toEqual(["advance vera_figner revolution-up", "advance city_berlin war-up"]);
  });

  it("ends without what began it, and drops bombs with their target", () => {
    expect(removed(["attempt hired_assassin", "strike royal_rome"], "attempt hired_assassin")).toEqual([]);
    expect(removed(["attempt hired_assassin", "strike royal_rome", "bomb cube_bomb"], "strike royal_rome")).toEqual(["attempt hired_assassin"]);
    expect(removed(["move gold", "go main-0 rome"], "move gold")).toEqual(["go main-0 rome"]);
    expect(removed(["move gold"], "move two_gold")).toEqual(["move gold"]);
  });

  it("is reached step by step", () => {
    expect(nextStep(["move two_gold"], ["move gold", "move two_gold"])).toEqual({ back: true });
    expect(nextStep([], ["move gold"])).toEqual({ say: "move gold" });
    expect(nextStep(["move gold"], ["move gold"])).toBeNull();
  });

  it("tells an agent's card from the agent", () => {
    const plan = ["move evno_asef", "go vera_figner rome"];

    expect(kindOf(["go vera_figner rome"])).toBe("move");
    expect(cardsIn(plan)).toEqual(["evno_asef"]);
    expect(phraseOfCard(plan, "vera_figner")).toBeNull();
    expect(left(table({ hand: ["vera_figner", "evno_asef"] }), plan, "vera_figner")).toBe(1);
  });
});

describe("placing, retrieving and buying", () => {
  it("may not overpay, but for a single card and a single cube", () => {
    const rich = table({ hand: ["two_cubes", "cube"] });
    const poor = table({ hand: ["two_cubes", "cube"], seats: [{ stock: 1 }, {}, {}] });
    const broke = table({ hand: ["cube"], seats: [{ stock: 0 }, {}, {}] });

    expect(whyNotBegin(rich, "place", "two_cubes")).toBeNull();
    expect(whyNotBegin(poor, "place", "two_cubes")).toBeNull();
    expect(whyNotAdd(poor, ["place two_cubes"], "place cube")?.id).toBe("board-why-place-many");
    expect(whyNotBegin(broke, "place", "cube")?.id).toBe("board-why-stock-empty");
    expect(whyNotBegin(rich, "place", "gold")?.id).toBe("board-why-no-symbol");
    expect(meterOf(rich, ["place two_cubes", "place cube"])).toEqual({ sort: "cubes", n: 3, of: 4 });
  });

  it("keeps closed cities closed", () => {
    const view = table({ cities: { rome: { locked: true, control: 1 }, paris: { locked: true, control: 0 }, berlin: { destroyed: true }, cairo: { face_up: "" } }, effects: { mi_go: "display" } });

    expect(whyNotPut(view, "card_rome")?.id).toBe("board-why-place-locked");
    expect(whyNotPut(view, "card_paris")).toBeNull();
    expect(whyNotPut(view, "box_paris")?.id).toBe("board-why-place-locked");
    expect(whyNotPut(view, "box_berlin")?.id).toBe("board-why-place-destroyed");
    expect(whyNotPut(view, "card_cairo")?.id).toBe("board-why-place-empty");
    expect(whyNotPut(view, "mi_go")).toBeNull();
    expect(whyNotPut(view, "cultists")?.id).toBe("board-why-place-gone");
  });

  it("takes back as many cubes as there are symbols, from wherever they lie", () => {
    const view = table({ hand: ["two_cubes"], cities: { rome: { box: [1, 2, 0] } }, seats: [{ limbo: 1 }, {}, {}] });
    const plan = ["retrieve two_cubes", "take box_rome"];

    expect(whyNotAdd(view, plan, "take box_rome")?.id).toBe("board-why-place-no-cube");
    expect(ready(view, plan)).toBeNull();
    expect(whyNotAdd(view, plan, "take limbo")).toBeNull();
    expect(ready(view, [...plan, "take limbo"])).toBe("last");
    expect(whyNotBegin(table({ hand: ["cube"], seats: [{ limbo: 0 }, {}, {}] }), "retrieve", "cube")?.id).toBe("board-why-retrieve-none");
  });

  it("buys with even gold, and no more than lies in the Pool", () => {
    const view = table({ hand: ["gold", "two_gold", "cube_gold"], seats: [{ pool: 1 }, {}, {}] });

    expect(whyNotBegin(view, "buy", "gold")).toBeNull();
    expect(whyNotAdd(view, ["buy gold"], "buy two_gold")?.id).toBe("board-why-buy-many");
    expect(ready(view, ["buy gold"])).toBeNull();
    expect(ready(view, ["buy gold", "buy cube_gold"])).toBe("done");
    expect(whyNotBegin(table({ hand: ["gold"] }), "buy", "gold")?.id).toBe("board-why-buy-odd");
    expect(whyNotBegin(table({ hand: ["two_gold"], seats: [{ pool: 0 }, {}, {}] }), "buy", "two_gold")?.id).toBe("board-why-pool-none");
  });
});

describe("moving agents", () => {
  const view = table({ hand: ["gold", "two_gold", "cube"], agents: { "main-0": { place: "berlin" } } });

  it("may begin with the journey or with the gold", () => {
    expect(whyNotGo(view, [], "main-0", "st_petersburg")).toBeNull();
    expect(meterOf(view, ["go main-0 st_petersburg"])).toEqual({ sort: "gold", n: 0, of: 2 });
    expect(whyNotAdd(view, ["go main-0 st_petersburg"], "move two_gold")).toBeNull();
    expect(ready(view, added(["go main-0 st_petersburg"], "move two_gold"))).toBe("last");
    expect(fare(view, ["go main-0 st_petersburg"])).toBe(2);
  });

  it("spends gold exactly, but for a single card with two and a cost of one", () => {
    expect(whyNotAdd(view, ["go main-0 st_petersburg", "move two_gold"], "move gold")?.id).toBe("board-why-move-gold");
    expect(ready(view, ["move two_gold", "go main-0 vienna"])).toBe("done");
    expect(ready(view, ["move two_gold", "move gold", "go main-0 vienna"])).toBeNull();
  });

  it("says why somebody cannot go somewhere", () => {
    expect(whyNotGo(view, [], "main-0", "berlin")?.id).toBe("board-why-move-same");
    expect(whyNotGo(view, [], "main-1", "berlin")?.id).toBe("board-why-agent-other");
    expect(whyNotGo(view, ["go main-0 rome"], "main-0", "vienna")?.id).toBe("board-why-agent-moved");
    expect(whyNotGo(view, [], "main-0", "washington")).toEqual({ id: "board-why-move-far", args: { n: 5, of: 3 } });
    expect(whyNotGo(table({ hand: ["gold"], cities: { rome: { destroyed: true } } }), [], "main-0", "rome")?.id).toBe("board-why-move-closed");
  });
});

describe("moving markers", () => {
  it("counts arrows in their order, up to the ends of the tracks", () => {
    const view = table({ hand: ["city_the_hague", "city_berlin"], view: { war: 1 } });
    const plan = ["advance city_the_hague war-down"];

    expect(markerAfter(view, plan, "war")).toBe(0);
    expect(markerAfter(view, [...plan, "advance city_berlin war-up"], "war")).toBe(2);
    expect(whyNotArrow(table({ view: { war: 0 } }), [], "city_the_hague", "war-down")?.id).toBe("board-why-arrow-stuck");
    expect(whyNotArrow(table({ view: { war: 11 } }), ["advance city_berlin war-up"], "city_london", "revolution-up")?.id).toBe("board-why-arrow-top");
    expect(joining(plan, "city_london")).toBeNull();
    expect(joining(plan, "city_berlin")).toBe("advance city_berlin war-up");
  });
});

describe("attempts", () => {
  const view = table({
    hand: ["hired_assassin", "assassinate", "cube_bomb", "gold_bomb", "hide_royalty", "vera_figner", "emma_goldman"],
    agents: { "main-0": { place: "rome" }, "main-1": { place: "rome" }, vera_figner: { place: "paris", controller: 0 }, ravachol: { place: "rome", controller: 2 }, johann_most: { place: "rome", controller: 1 } },
    cities: { rome: { zombies: 1 } }, seats: [{}, { known: true }, {}],
  });

  it("are aimed where my agents are", () => {
    expect(targetsWith(view, "hired_assassin").sort()).toEqual(["johann_most", "royal_paris", "royal_rome", "zombie_rome"]);
    expect(targetsWith(view, "hide_royalty").sort()).toEqual(["royal_paris", "royal_rome"]);
    expect(targetsWith(view, "vera_figner")).toEqual(["royal_paris"]);
    expect(targetsWith(view, "emma_goldman")).toEqual([]);
  });

  it("say why not", () => {
    expect(whyNotStrike(view, "hired_assassin", "main-1")?.id).toBe("board-why-target-main");
    expect(whyNotStrike(view, "hired_assassin", "ravachol")?.id).toBe("board-why-target-unknown");
    expect(whyNotStrike(view, "hired_assassin", "main-0")?.id).toBe("board-why-target-own");
    expect(whyNotStrike(view, "hired_assassin", "royal_berlin")?.id).toBe("board-why-target-far");
    expect(whyNotStrike(view, "hide_royalty", "johann_most")?.id).toBe("board-why-target-card");
    expect(whyNotStrike({ ...view, safe: ["royal_rome"] }, "hired_assassin", "royal_rome")?.id).toBe("board-why-target-safe");
    expect(whyNotBegin(view, "attempt", "emma_goldman")?.id).toBe("board-why-attempt-card");
    expect(whyNotBegin(table({ hand: ["ravachol"] }), "attempt", "ravachol")?.id).toBe("board-why-attempt-board");
    expect(whyNotStrike(table({ hand: ["hired_assassin"], agents: { "main-0": { place: "rome" } } }), "hired_assassin", "royal_rome")).toEqual({ id: "board-why-target-bombs", args: { n: 5, of: 1 } });
  });

  it("count bombs on my counters there and on cards, none of them needless", () => {
    const plan = ["attempt hired_assassin", "strike johann_most"];

    expect(bombsNeeded(view, plan)).toEqual({ city: "rome", target: "johann_most", need: 3, there: 1, cards: 0 });
    expect(ready(view, [...plan, "bomb assassinate"])).toBe("last");
    expect(whyNotAdd(view, [...plan, "bomb cube_bomb"], "bomb assassinate")?.id).toBe("board-why-bomb-enough");
    expect(ready(view, ["attempt hired_assassin", "strike zombie_rome"])).toBe("last");
  });

  it("have Moran's bomb, and all agents' cards with him", () => {
    const moran = { ...view, effects: table({ effects: { sebastian_moran: 0 } }).effects, agents: view.agents.map((one) => (one.id === "emma_goldman" ? { ...one, place: "rome", controller: 0 } : one)) };

    expect(bombsNeeded(moran, ["attempt hired_assassin", "strike johann_most"])?.there).toBe(2);
    expect(targetsWith(moran, "emma_goldman")).toContain("johann_most");
  });
});

describe("claims", () => {
  it("need a cube, the most influence, and no disc", () => {
    const view = table({ cities: { rome: { cubes: [1, 0, 0], box: [1, 2, 0] }, paris: { cubes: [1, 0, 0], blocked: true }, berlin: { box: [1, 0, 0], control: 0 }, vienna: { face_up: "" } } });

    expect(claimable(view).map((place) => place.id)).toEqual(["card_rome"]);
    expect(whyNotClaim(view, "box_rome")?.id).toBe("board-why-place-lead");
    expect(whyNotClaim(view, "card_paris")?.id).toBe("board-why-place-blocked");
    expect(whyNotClaim(view, "box_berlin")?.id).toBe("board-why-place-own");
    expect(whyNotClaim(view, "card_madrid")?.id).toBe("board-why-place-cube");
    expect(whyNotClaim(view, "card_vienna")?.id).toBe("board-why-place-empty");
  });

  it("come first in a turn, before free actions too", () => {
    const cities = { rome: { cubes: [1, 0, 0] } };
    expect(whyNotClaim(table({ cities, view: { actions: 1 } }), "card_rome")?.id).toBe("board-why-claim-first");
    expect(whyNotClaim(table({ cities, view: { free_used: true } }), "card_rome")?.id).toBe("board-why-claim-free");
    expect(whyNotClaim(table({ cities, view: { actions: 0 } }), "card_rome")?.id).toBe("board-why-no-actions");
  });
});

describe("texts", () => {
  it("can be used where they do something", () => {
    expect(textPossible(table(), "okhrana")).toBe(false);
    expect(textPossible(table({ cities: { rome: { box: [0, 1, 0] } } }), "okhrana")).toBe(true);
    expect(textPossible(table(), "bismarck")).toBe(false);
    expect(textPossible(table({ cities: { rome: { control: 0 } } }), "bismarck")).toBe(true);
    expect(textPossible(table({ view: { banished: true } }), "zombies")).toBe(false);
    expect(textPossible(table({ seats: [{}, { doubles: 1 }, { doubles: 0 }] }), "irene_adler")).toBe(false);
  });

  it("say why they cannot", () => {
    const view = table({ hand: ["black_hand", "peter_rachkovsky", "nadar"], view: { actions: 0 } });
    expect(whyNotBegin(view, "use", "black_hand")?.id).toBe("board-why-passive");
    expect(whyNotBegin(view, "use", "peter_rachkovsky")?.id).toBe("board-why-on-claim");
    expect(whyNotBegin(view, "use", "nadar")?.id).toBe("board-why-no-actions");
    expect(whyNotBegin(view, "use", "vera_figner")?.id).toBe("board-why-no-text");
  });

  it("send one or two cubes of one other player to Limbo", () => {
    const view = table({ cities: { rome: { box: [1, 1, 1] }, paris: { cubes: [0, 1, 0] } } });
    const one = ["use okhrana", "send seat-1 box_rome"];

    expect(sendOpen(now(view, { plan: ["use okhrana"] }), 0, "box_rome")).toBe(false);
    expect(sendOpen(now(view, { plan: one }), 2, "box_rome")).toBe(false);
    expect(sendOpen(now(view, { plan: one }), 1, "box_rome")).toBe(false);
    expect(sendOpen(now(view, { plan: one }), 1, "card_paris")).toBe(true);
    expect([ready(view, one), ready(view, added(one, "send seat-1 card_paris"))]).toEqual(["done", "last"]);
  });
});

// ------------------------------------------------------------ aims

describe("a touch", () => {
  const view = table({ hand: ["hired_assassin", "two_gold", "assassinate", "infernal_machine"], agents: { "main-0": { place: "rome" }, ravachol: { place: "rome", controller: 1 } }, seats: [{}, { known: true }, {}], cities: { rome: { cubes: [1, 0, 0] } } });

  it("on an agent means what is asked for", () => {
    expect(agentVerb(now(view))).toBeNull();
    expect(agentVerb(now(view, { chosen: ["move"] }))).toBe("go");
    expect(agentVerb(now(view, { plan: ["attempt hired_assassin"] }))).toBe("strike");
    expect(agentVerb(now(view, { plan: ["attempt hired_assassin", "strike ravachol"] }))).toBeNull();
    expect(agentVerb(now({ ...view, agenda: [["Foil", [1, 0, 0, 0]]] }))).toBe("show");
    expect(agentVerb(now({ ...view, agenda: [["KeepDouble", [0]]] }))).toBe("keep");
    expect(agentVerb(now(view, { mine: false, chosen: ["move"] }))).toBeNull();
    expect(choosable(now(view, { plan: ["move two_gold"] }))).toEqual(["main-0"]);
    expect(choosable(now(view, { plan: ["attempt hired_assassin"] }))).toEqual(["ravachol"]);
    expect(agentLight(now(view, { plan: ["attempt hired_assassin"] }), "main-0")).toBe("forbidden");
    expect(agentLight(now(view, { plan: ["move two_gold", "go main-0 zurich"] }), "main-0")).toBe("chosen");
    expect(choosable(now(view, { chosen: ["show"], light: (ref) => (ref === "ravachol" ? "open" : "none") }))).toEqual(["ravachol"]);
  });

  it("on a drawn counter keeps it", () => {
    const choosing = table({ view: { agenda: [["KeepDouble", [0, 2]]], own: { ...table().own!, drawn: ["ravachol", "johann_most", "emma_goldman"] } } });

    expect(choosable(now(choosing, { light: () => "open" }))).toEqual(["ravachol", "johann_most", "emma_goldman"]);
  });

  it("on a city is where the agent goes who was taken up", () => {
    expect(cityLight(now(view), "zurich")).toBe("none");
    const moving = now(view, { chosen: ["move"], agent: "main-0" });
    expect([cityLight(moving, "zurich"), cityLight(moving, "rome"), cityLight(moving, "washington")]).toEqual(["open", "none", "forbidden"]);
    expect(cityPhrase(moving, "zurich")).toEqual({ phrase: "go main-0 zurich", plan: true });
    expect(cityPhrase(now(view, { plan: ["use nadar"], agent: "main-0" }), "cairo")).toEqual({ phrase: "go main-0 cairo", plan: false });
    expect(cityLight(now(view, { plan: ["use nadar"], agent: "main-0" }), "washington")).toBe("open");
    expect(cityPhrase(now(view), "zurich")).toBeNull();
  });

  it("on a place puts cubes there, takes them back, or asks", () => {
    expect(placeLight(now(view, { plan: ["place cube"] }), "box_rome", null)).toBe("open");
    expect(placeLight(now(view, { plan: ["retrieve cube"] }), "card_rome", null)).toBe("open");
    expect(placeLight(now(view, { plan: ["retrieve cube"] }), "box_rome", null)).toBe("none");
    expect(placeLight(now(view), "box_rome", "box_rome")).toBe("chosen");
    expect(placeLight(now(view, { mine: false }), "box_rome", "box_rome")).toBe("none");
    expect(targetLight(now(view, { plan: ["attempt hired_assassin"] }), "royal_rome")).toBe("open");
    expect(targetLight(now(view, { plan: ["attempt hired_assassin", "strike royal_rome"] }), "royal_rome")).toBe("chosen");
  });
});

// ------------------------------------------------------------ the desk

describe("the desk", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const view = table({ hand: ["gold", "two_gold", "cube"], agents: { "main-0": { place: "berlin" } } });
  const withPlan = (kind: string, chosen: readonly string[], picked: readonly number[] = []): View => ({ ...view, own: { ...view.own!, plan: { kind, using: "", chosen, picked } } });

  it("sends what I want, step by step, and takes back what stands in the way", () => {
    const desk = new Desk();
    const answer = vi.fn(() => true);
    const takeBack = vi.fn(() => true);
    desk.begin("buy two_gold");
    desk.sync(view, { answer, takeBack });
    const then = withPlan("buy", ["two_gold"]);
    desk.heard(then);

    expect(answer).toHaveBeenCalledWith("buy two_gold");
    desk.clear();
    desk.sync(then, { answer, takeBack });
    expect(takeBack).toHaveBeenCalledOnce();
  });

  it("keeps journeys back until I say that the plan is to be carried out", () => {
    const desk = new Desk();
    const answer = vi.fn(() => true);
    const page_ = { answer, takeBack: () => true };
    const paid = withPlan("move", ["two_gold"]);
    expect(desk.add(paid, "go main-0 st_petersburg")).toBe(true);
    desk.sync(paid, page_);

    expect(answer).not.toHaveBeenCalled();
    desk.finish(paid);
    desk.sync(paid, page_);
    expect(answer).toHaveBeenCalledWith("go main-0 st_petersburg");
  });

  it("says that it is done where the rules want to hear it", () => {
    const desk = new Desk();
    const answer = vi.fn(() => true);
    const bought = withPlan("buy", ["two_gold"]);
    desk.finish(bought);
    desk.sync(bought, { answer, takeBack: () => true });

    expect(answer).toHaveBeenCalledWith("done");
  });

  it("refuses what the rules refuse, and settles when somebody else has changed the plan", () => {
    const desk = new Desk();
    expect(desk.add(view, "go main-0 berlin")).toBe(false);
    desk.begin("buy two_gold");
    desk.heard(withPlan("move", ["gold"]));

    expect(desk.wanted).toBeNull();
    expect(desk.plan(withPlan("move", ["gold"]))).toEqual(["move gold"]);
  });

  it("forgets the agent in my fingers when no journey is planned any more", () => {
    const desk = new Desk();
    desk.agent = "main-0";
    desk.heard(withPlan("buy", ["two_gold"]));

    expect(desk.agent).toBeNull();
  });
});

// ------------------------------------------------------------ reasons

describe("why not", () => {
  const words = { line: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" ") } as never;
  const intent = (changes: Partial<Intent> = {}): Intent => ({ path: [], held: null, plan: [], ...changes });
  const view = table({ hand: ["cube", "gold"], cities: { rome: { cubes: [0, 1, 0] } } });

  it("speaks of the game and of whose turn it is first", () => {
    expect(whyNot({ ...view, over: "war" }, "rome", words, intent())).toBe("board-why-over");
    expect(whyNot({ ...view, viewer: null }, "rome", words, intent())).toBe("board-why-watching");
    expect(whyNot({ ...view, agenda: [["Act", [2]]] }, "rome", words, intent())).toBe("board-why-other seat-2");
  });

  it("knows what each thing is for", () => {
    expect(whyNot(view, "cube", words, intent({ path: ["buy"] }))).toBe("board-why-no-symbol cube");
    expect(whyNot(view, "two_gold", words, intent())).toBe("board-why-not-in-hand two_gold");
    expect(whyNot(view, "card_rome", words, intent({ path: ["claim"] }))).toBe("board-why-place-cube");
    expect(whyNot(view, "card_rome", words, intent({ plan: ["retrieve cube"] }))).toBe("board-why-place-no-cube");
    expect(whyNot(view, "mi_go", words, intent())).toBe("board-why-effect");
    expect(whyNot(view, "limbo", words, intent())).toBe("board-why-limbo");
    expect(whyNot(view, "war", words, intent())).toBe("board-why-track");
    expect(whyNot(view, "seat-1", words, intent())).toBe("board-why-seat");
    expect(whyNot(view, "attempt", words, intent())).toBe("board-why-attempt-card cube");
    expect(whyNot(view, "vienna", words, intent({ path: ["move"], agent: "main-0" }))).toBe("board-why-move-same");
    expect(whyNot(view, "royal_rome", words, intent({ plan: ["attempt hired_assassin"] }))).toBe("board-why-target-far");
  });

  it("speaks of the table rather than of a single card", () => {
    expect(whyNoAction(table({ hand: ["cube", "gold"], seats: [{ pool: 0 }, {}, {}] }), "buy", null)?.id).toBe("board-why-pool-none");
    expect(whyNoAction(view, "show", null)?.id).toBe("board-why-show-none");
    expect(whyNoAction(view, "reveal", null)?.id).toBe("board-why-reveal");
    expect(whyNoAction(view, "claim", null)?.id).toBe("board-why-claim-nowhere");
    expect(whyNoAction({ ...view, free_used: true }, "claim", null)?.id).toBe("board-why-claim-free");
    expect(whyNotThere(view, "retrieve", "card_rome")?.id).toBe("board-why-place-no-cube");
    expect(whyNotThere(view, "place", "card_rome")).toBeNull();
  });
});

// ------------------------------------------------------------ notebook

describe("the notebook", () => {
  it("weighs what everybody could see", () => {
    const view = table({ cities: { rome: { royal: "killed", royal_by: 1 }, paris: { royal: "hidden", royal_by: 2 } }, agents: { johann_most: { place: "rome", controller: 1 }, ravachol: { place: "killed", kept_by: 2, controller: 1 } } });

    expect(evidenceOf(view, [], 1).map((one) => one.id)).toEqual(["killed-royalty", "agents"]);
    expect(balance(evidenceOf(view, [], 1))).toBeGreaterThan(0);
    expect(evidenceOf(view, [], 2).map((one) => one.id)).toEqual(["hid-royalty", "killed-agents"]);
    expect(balance(evidenceOf(view, [], 2))).toBeLessThan(0);
    expect(balance(evidenceOf(table({ seats: [{}, { revealed: true, side: "loyalist" }, {}] }), [], 1))).toBe(-1);
    expect(balance([])).toBe(0);
  });

  it("counts how far somebody moved a marker, emptied piles left out", () => {
    const story: Telling[] = [
      { kind: "turn", args: { seat: "seat-1", round: 1 } },
      { kind: "marker-moved", args: { track: "war", steps: 2, at: 2 } },
      { kind: "pile-empty", args: { city: "rome" } },
      { kind: "marker-moved", args: { track: "war", steps: 2, at: 4 } },
      { kind: "marker-moved", args: { track: "war", steps: -1, at: 3 } },
      { kind: "turn", args: { seat: "seat-2", round: 1 } },
      { kind: "marker-moved", args: { track: "war", steps: 1, at: 4 } },
    ];

    expect(markerSteps(story, 1, "war", "up")).toBe(2);
    expect(markerSteps(story, 1, "war", "down")).toBe(1);
    expect(markerSteps(story, 2, "war", "up")).toBe(1);
  });

  it("knows how likely my agents are to be somebody's double agents", () => {
    const agents = { ravachol: { place: "rome", controller: 0 }, johann_most: { place: "rome", controller: 0 }, vera_figner: { place: "rome", controller: 0 }, emma_goldman: { place: "rome", controller: 0, double_by: 1 } };
    const view = table({ agents, view: { own: { ...table().own!, doubles: ["johann_most"], elsewhere: [["vera_figner", 2]] } } });
    const found = Object.fromEntries(suspects(view).map((one) => [one.agent.id, one]));

    expect(found["vera_figner"]).toMatchObject({ chance: 1, known: 2 });
    expect(found["johann_most"]?.chance).toBe(0);
    expect(found["emma_goldman"]?.chance).toBe(0);
    // Four counters lie with the others, one of them known; nineteen are open.
    expect(found["ravachol"]?.chance).toBeCloseTo(3 / 19);
    expect(suspects(view)[0]?.agent.id).toBe("vera_figner");
  });

  it("keeps my marks for each table and seat", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    const book = new Notebook();
    book.open("/t/1", 0);
    book.mark(1, "loyalist-perhaps");
    book.suspect("ravachol", 2);
    book.open("/t/2", 0);

    expect([book.of(1), book.holder("ravachol")]).toEqual(["none", null]);
    const again = new Notebook();
    again.open("/t/1", 0);
    expect([again.of(1), again.holder("ravachol")]).toEqual(["loyalist-perhaps", 2]);
    again.suspect("ravachol", null);
    expect(again.holder("ravachol")).toBeNull();
    vi.unstubAllGlobals();
  });

  it("tells who had seen an identity, and since when", () => {
    const story: Telling[] = [
      { kind: "turn", args: { seat: "seat-0", round: 3 } },
      { kind: "looked-at", args: { seat: "seat-0", other: "seat-1", side: "loyalist" } },
      { kind: "turn", args: { seat: "seat-1", round: 4 } },
      { kind: "revealed", args: { seat: "seat-1", side: "loyalist", why: "madness" } },
      { kind: "turn", args: { seat: "seat-2", round: 4 } },
    ];

    expect(knownOf(story, 1)).toEqual({ all: 4, by: [{ seat: 0, round: 3 }] });
  });
});

// ------------------------------------------------------------ scores

describe("final scores", () => {
  it("are those that the game told, reason by reason", () => {
    for (const name of ["end", "end-five"]) {
      const { view, whole } = page(name);
      const scores = finalScores(view, whole);

      expect(scores.map((score) => score.points)).toEqual(view.seats.map((one) => one.final));
      for (const score of scores) expect(STEPS.reduce((sum, what) => sum + score.parts[what], 0)).toBe(score.points);
      const told = whole.filter(({ kind }) => kind === "wins" || kind === "shares-victory").map(({ args }) => args["seat"]);
      expect(scores.filter((score) => score.wins).map((score) => `seat-${score.seat}`)).toEqual(told);
      expect(scores.every((score) => !(score.wins && score.out))).toBe(true);
      expect(new Set(scores.filter((score) => score.out).map((score) => score.side)).size).toBeLessThan(2);
    }
  });

  it("put the side of the lowest out, the Loyalists in a tie", () => {
    expect(sideOut([{ side: "loyalist", points: 12 }, { side: "restorationist", points: 12 }])).toBe("loyalist");
    expect(sideOut([{ side: "loyalist", points: 13 }, { side: "restorationist", points: 12 }])).toBe("restorationist");
    expect(sideOut([{ side: "loyalist", points: 1 }, { side: "loyalist", points: 2 }])).toBeNull();
    expect(lowest([{ side: "restorationist" as const, points: 3 }, { side: "loyalist" as const, points: 3 }])?.side).toBe("loyalist");
  });

  it("count my things for my side alone", () => {
    const view = table({
      cities: { rome: { control: 0, vp: 4, royal: "killed", royal_by: 0, royal_vp: 3 }, paris: { royal: "hidden", royal_by: 0, royal_vp: 5 } },
      agents: { sherlock_holmes: { place: "rome", controller: 0 }, ravachol: { place: "rome", controller: 0, vampire: true } },
      seats: [{ discards: ["black_hand", "vampire"], unplaced: ["necronomicon"] }, {}, {}], view: { war_vp: 4, revolution_vp: 2 },
    });
    const sum = (side: "loyalist" | "restorationist") => Object.fromEntries(pointsOf(view, 0, side).map(({ what, n }) => [what, n]));

    expect(sum("restorationist")).toEqual({ cities: 4, necronomicon: 3, royals: 3, track: 2, agents: 2, cards: 2 });
    expect(sum("loyalist")).toEqual({ cities: 4, necronomicon: 3, royals: 5, track: 4, agents: 0, cards: 1 });
    expect(cityOf(view, "rome")?.control).toBe(0);
    expect(agentOf(view, "sherlock_holmes")?.vp).toBe(2);
  });
});
