/** Plans: their order, what may be added and why not, what a touch means. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { agentLight, agentVerb, choosable, cityLight, cityPhrase, placeLight, sendOpen, targetLight } from "./aims";
import { Desk } from "./desk.svelte";
import { optionOf, print, TARGETS } from "./facts";
import { added, bombsNeeded, cardsIn, claimable, fare, joining, kindOf, left, markerAfter, meterOf, phraseOfCard, phrasesOf, ready, removed, targetsWith, textPossible, whyNotAdd, whyNotArrow, whyNotBegin, whyNotClaim, whyNotGo, whyNotPut, whyNotStrike } from "./plan";
import { now, table } from "./situations";
import type { View } from "./view";
import { whyNoAction, whyNot, whyNotThere, type Intent } from "./why";

afterEach(() => print(null));

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
