/** The drawing's own logic: reading views, routes, printed numbers, the notebook, scores. */
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Telling } from "../../lib/wire";
import { balance } from "../emerald/notebook.svelte";
import { traveller } from "./aims";
import facts from "./facts.json";
import { arrowsOf, CARDS, CITIES, count, figureOf, GAME, heading, optionOf, phraseOf, print, ROADS, TARGETS, TRACKS, type TableFile } from "./facts";
import { evidenceOf, markerSteps, Notebook, suspects } from "./notebook.svelte";
import { kindOf, phrasesOf, ready, targetsWith, whyNotAdd, whyNotArrow, whyNotBegin, whyNotClaim, whyNotPut } from "./plan";
import { journeys, lines, linesOf, mayEnter, neighbours, refuges, viasOf } from "./routes";
import { finalScores, lowest, pointsOf, sideOut, STEPS } from "./scoring";
import { now, page, PAGES, table } from "./situations";
import { agentOf, askedSeat, attackOf, cityOf, influences, isAlone, isHighest, leaderOf, owns, placeOf, places, shortOf, sideOf } from "./view";

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
  });

  it("names the target of an attack and its city", () => {
    const royal = TARGETS.indexOf("royal_paris");
    const view = table({ view: { agenda: [["Foil", [1, 3, royal, 0]]] } });
    const escape = table({ view: { agenda: [["Escape", [0, 1, 2, TARGETS.indexOf("main-0")]]] } });

    expect(attackOf(view, TARGETS)).toEqual({ how: "attempt", attacker: 1, city: "paris", target: "royal_paris" });
    expect(attackOf(escape, TARGETS)).toEqual({ how: "shoggoth", attacker: 2, city: "vienna", target: "main-0" });
    expect(attackOf(table(), TARGETS)).toBeNull();
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

// ------------------------------------------------------------ notebook

describe("the notebook", () => {
  it("weighs what everybody could see", () => {
    const view = table({ cities: { rome: { royal: "killed", royal_by: 1 }, paris: { royal: "hidden", royal_by: 2 } }, agents: { johann_most: { place: "rome", controller: 1 }, ravachol: { place: "killed", kept_by: 2, controller: 1 } } });

    expect(evidenceOf(view, [], 1).map((one) => one.id)).toEqual(["killed-royalty", "agents"]);
    expect(balance(evidenceOf(view, [], 1))).toBeGreaterThan(0);
    expect(evidenceOf(view, [], 2).map((one) => one.id)).toEqual(["hid-royalty", "killed-agents"]);
    expect(balance(evidenceOf(view, [], 2))).toBeLessThan(0);
    expect(balance(evidenceOf(table({ seats: [{}, { revealed: true, side: "loyalist" }, {}] }), [], 1))).toBe(-1);
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

  it("keeps whom I suspect for each table and seat", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    const book = new Notebook();
    book.open("/t/1", 0);
    book.suspect("ravachol", 2);
    book.open("/t/2", 0);

    expect(book.holder("ravachol")).toBeNull();
    const again = new Notebook();
    again.open("/t/1", 0);
    expect(again.holder("ravachol")).toBe(2);
    again.suspect("ravachol", null);
    expect(again.holder("ravachol")).toBeNull();
    vi.unstubAllGlobals();
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
