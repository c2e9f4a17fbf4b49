import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Light } from "../../drawing";
import type { Telling } from "../../lib/wire";
import { LANGUAGES, Words } from "../../lib/words.svelte";
import { balance } from "../emerald/notebook.svelte";
import pages from "./dev/pages.json";
import { Desk } from "./desk.svelte";
import { cardNumber, CARDS, CITIES, CITY_SOURCES, count, figureOf, GAME, heading, iconOf, print, ROYALTY, symbolsOf, type TableFile } from "./facts";
import facts from "./facts.json";
import { about, cardAbout, cityAbout, cityName, seatNotes, shareMeaning, symbolsName, textOf } from "./labels";
import { evidenceOf, markerSteps } from "./notebook.svelte";
import { aimsIn, ANCHORS, LIST } from "./places";
import {
  added, bombsComplete, bombsNeeded, cardsIn, joining, meterOf, phrasesOf, removed, steps, whyNotAdd, whyNotBegin,
} from "./plan";
import { finalScores, keeps, lowest, madeOf } from "./scoring";
import { ahead, attackOf, present, shortOfLead, type CityView, type SeatView, type View } from "./view";
import { ACTIONS, whyNoAction, whyNot, whyNotThere } from "./why";

const NAMES = ["Ada", "Béla", "Cosima", "Dietrich", "Emőke"];
const PYTHON = resolve(import.meta.dirname, "../../../../src/intrigue");

function wordsIn(language: string): Words {
  const files = [`i18n/locale/${language}.ftl`, "games/emerald/second/locale/" + `${language}.ftl`];
  return new Words(language, files.map((file) => readFileSync(resolve(PYTHON, file), "utf-8")), NAMES);
}

interface Moment {
  view: View;
  question: { prompt: string; about: Record<string, string | number>; phrases: string[] } | null;
  whole: Telling[];
  scores: number[];
}

const words = wordsIn("en");
const moments = pages as unknown as Record<string, Moment>;
const idle = { path: [], held: null, plan: [] };

function moment(name: string): Moment {
  const found = moments[name];
  if (!found) throw new Error(`there is no moment ${name}`);
  return found;
}

function offered(name: string, verb: string): string[] {
  return (moment(name).question?.phrases ?? []).filter((phrase) => phrase.startsWith(`${verb} `));
}

/** A table on which a test puts only what it needs. */
function table(change: { hand?: string[]; city?: Partial<CityView>; seat?: Partial<SeatView>; actions?: number } = {}): View {
  const base = moment("setup").view;
  const empty = base.seats.map(() => 0);
  return {
    ...base,
    viewer: 1,
    actions: change.actions ?? 2,
    agenda: [["Act", [1]]],
    cities: base.cities.map((city) => ({ ...city, cubes: empty, agents: empty, leader: null, royal: "stack", ...(city.id === "rome" ? change.city : {}) })),
    seats: base.seats.map((seat, i) => (i === 1 ? { ...seat, ...change.seat } : seat)),
    own: { ...base.own!, hand: change.hand ?? [], plan: null },
  };
}

describe("what is printed", () => {
  it("knows every card, a medallion and an icon for all its symbols", () => {
    const icons = readFileSync(resolve(import.meta.dirname, "../emerald/icons.svg"), "utf-8");
    const figures = readFileSync(resolve(import.meta.dirname, "../emerald/figures.svg"), "utf-8");

    for (const card of Object.keys(CARDS)) {
      expect(figures).toContain(`id="${figureOf(card)}"`);
      for (const [symbol] of symbolsOf(card)) expect(icons).toContain(`id="icon-${iconOf(symbol)}"`);
    }
    expect(Object.keys(ROYALTY)).toHaveLength(9);
  });

  it("says where each number comes from", () => {
    const moran = cardAbout("sebastian_moran", words);

    expect(moran).toContain("box for a killed agent: 4 (rulebook)");
    expect(moran).toContain("2 bomb points (our reconstruction)");
  });

  it("gives a text its heading apart", () => {
    expect(heading("vampires")).toBe("both");
    expect(heading("place_two")).toBeNull();
    expect(textOf("diogenes_club", words)).toBe("Draw two cards.");
  });

  it("speaks of symbols as alternatives", () => {
    expect(symbolsName("place_claim", words)).toBe("place a cube or claim a card");
  });
});

describe("another table file", () => {
  afterEach(() => print(null));
  const own = facts.table as unknown as TableFile;
  const other: TableFile = {
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
    expect([count("okhrana", "place"), count("okhrana", "bomb")]).toEqual([3, 2]);
    expect(ROYALTY["gloriana"]!.vp).toBe(9);
    expect(count("sebastian_moran", "bomb")).toBe(2);
  });

  it("says of each number whether it is the file's own", () => {
    print(other);

    const okhrana = cardAbout("okhrana", words);
    expect(okhrana).toContain("place 3 cubes (from this table’s own file)");
    expect(okhrana).toContain("2 bomb points (rulebook)");
    expect(okhrana).toContain("claim a card (our reconstruction)");
    expect(CITY_SOURCES).toMatchObject({ vienna: "table", rome: "reconstructed", paris: "rulebook" });
    expect(about(moment("four").view, "gloriana", words)).toContain("worth 9 (from this table’s own file)");
  });

  it("leaves nothing behind", () => {
    print(other);
    print(null);

    expect(count("okhrana", "place")).toBe(1);
    expect(GAME.actions).toBe(2);
    expect(CITY_SOURCES["vienna"]).toBe("reconstructed");
  });
});

describe("the desk", () => {
  const place = moment("place");
  const planned = phrasesOf(place.view.own!.plan);

  it("takes back and says again until the server has the plan that is wanted", () => {
    const desk = new Desk();
    const done: string[] = [];
    const page = { answer: (phrase: string) => done.push(phrase) > 0, takeBack: () => done.push("back") > 0 };
    const has = (count: number): View => ({ ...place.view, own: { ...place.view.own!, plan: { ...place.view.own!.plan!, chosen: place.view.own!.plan!.chosen.slice(0, count) } } });
    desk.heard(has(2));

    desk.drop(has(2), planned[0]!);
    expect(desk.plan(has(2))).toEqual([planned[1]]);
    desk.sync(has(2), page);
    desk.sync(has(2), page); // one step at a time
    desk.heard(has(1));
    desk.sync(has(1), page);
    desk.heard(has(0));
    desk.sync(has(0), page);

    expect(done).toEqual(["back", "back", planned[1]]);
  });
});

describe("a city", () => {
  const rome = table({ city: { cubes: [0, 2, 0, 0], agents: [3, 0, 1, 0], leader: 0 } }).cities.find((city) => city.id === "rome")!;

  it("lists the strongest first", () => {
    expect(present(rome).map((row) => [row.seat, row.total])).toEqual([[0, 3], [1, 2], [2, 1]]);
  });

  it("counts what is missing for the lead", () => {
    expect(shortOfLead(rome, 1)).toBe(2);
    expect(shortOfLead(rome, 0)).toBe(0);
  });

  it("is told in whole sentences", () => {
    const view = table({ city: { cubes: [0, 2, 0, 0], agents: [3, 0, 1, 0], leader: 0, face_up: "zombies", stack: 2, defence: 3 } });

    const name = cityName(view, view.cities.find((city) => city.id === "rome")!, words);

    expect(name).toContain("Rome. Bomb value 3. Ada leads with 3.");
    expect(name).toContain("You: 2 cubes, 0 agents.");
    expect(name).toContain("Face up: Zombies.");
  });

  it("says what I need to claim there", () => {
    const view = table({ city: { cubes: [0, 2, 0, 0], agents: [3, 0, 1, 0], leader: 0, face_up: "zombies" } });

    expect(cityAbout(view, view.cities.find((city) => city.id === "rome")!, words)).toContain("2 more pieces and you lead.");
  });

  it("has a place on the map and in the list", () => {
    expect(Object.keys(ANCHORS).sort()).toEqual([...CITIES].sort());
    expect([...LIST].sort()).toEqual([...CITIES, "limbo"].sort());
  });
});

describe("the tracks", () => {
  it("say what their difference means", () => {
    const view = { ...table(), restorationist: 5, loyalist: 2, share: 3 };

    expect(ahead(view)).toBe("restorationist");
    expect(shareMeaning(view, words)).toContain("Loyalists lose them");
    expect(ahead({ ...view, loyalist: 5 })).toBeNull();
  });
});

describe("a plan", () => {
  it.each(["place", "claim", "retrieve", "move", "advance", "aim", "support", "discard", "swap", "okhrana"])("is read back as the phrases that made it: %s", (name) => {
    const { view } = moment(name);
    const phrases = phrasesOf(view.own!.plan);

    expect(phrases.length).toBeGreaterThan(0);
    expect(phrases.reduce<readonly string[]>((plan, phrase) => added(plan, phrase), [])).toEqual(phrases);
    for (const card of cardsIn(phrases)) expect(view.own!.hand).toContain(card);
  });

  it("keeps the order of the rules whatever the order of clicks", () => {
    expect(added(["place place_bomb"], "place place_claim")).toEqual(["place place_claim", "place place_bomb"]);
    expect(added(["retrieve retrieve_two", "take limbo"], "take rome")).toEqual(["retrieve retrieve_two", "take rome", "take limbo"]);
    expect(added(["retrieve retrieve_two", "take limbo"], "retrieve place_retrieve")[0]).toBe("retrieve place_retrieve");
    expect(added(["assassinate ravachol", "aim rome seat-0", "bomb place_bomb"], "use fenians")[2]).toBe("use fenians");
    expect(cardNumber("place_claim")).toBeLessThan(cardNumber("place_bomb"));
  });

  it("is nothing without the card that began it", () => {
    expect(removed(["place a", "place b"], "place a")).toEqual(["place b"]);
    expect(removed(["retrieve a", "take rome"], "retrieve a")).toEqual([]);
    expect(removed(["use okhrana", "aim rome seat-0"], "use okhrana")).toEqual([]);
    expect(removed(["assassinate a", "aim rome seat-0", "bomb b"], "bomb b")).toEqual(["assassinate a", "aim rome seat-0"]);
  });

  it("shows its cost as the server counts it", () => {
    const place = moment("place");
    const support = moment("support");
    const retrieve = moment("retrieve");
    const meter = (one: Moment) => meterOf(one.view, phrasesOf(one.view.own!.plan));

    expect(meter(place).n).toBe(place.question!.about["n"]);
    expect(meter(support)).toMatchObject({ sort: "bombs", n: support.question!.about["have"], of: support.question!.about["need"] });
    expect(meter(retrieve).of - meter(retrieve).n).toBe(retrieve.question!.about["n"]);
  });

  it("adds up the steps of each marker", () => {
    const { view, question } = moment("advance");
    const phrases = phrasesOf(view.own!.plan);

    expect(steps(phrases, "loyalist")).toBe(question!.about["loyalist"]);
    expect(steps(phrases, "restorationist")).toBe(question!.about["restorationist"]);
  });

  it.each(["place", "claim", "retrieve", "move", "support", "discard", "swap"])("lets in every card that the server offers: %s", (name) => {
    const { view } = moment(name);
    const plan = phrasesOf(view.own!.plan);
    const verb = joining(plan, "place_two")!.split(" ")[0]!;

    for (const phrase of offered(name, verb)) expect(whyNotAdd(view, plan, phrase)).toBeNull();
  });

  it.each(["place", "claim"])("keeps out every later card that the server does not offer: %s", (name) => {
    const { view } = moment(name);
    const plan = phrasesOf(view.own!.plan);
    const verb = joining(plan, "place_two")!.split(" ")[0]!;
    const last = Math.max(...cardsIn(plan).map(cardNumber));

    for (const card of view.own!.hand.filter((one) => cardNumber(one) > last))
      if (!offered(name, verb).includes(`${verb} ${card}`)) expect(whyNotAdd(view, plan, `${verb} ${card}`)).not.toBeNull();
  });
});

describe("bombs", () => {
  const city = { agents: [1, 2, 0, 0], leader: 1, defence: 5 };
  const plan = ["assassinate hired_assassin", "aim rome seat-0"];

  it("are counted from agents and cards", () => {
    const view = table({ city, hand: ["place_bomb"] });

    expect(bombsNeeded(view, [...plan, "bomb place_bomb"])).toMatchObject({ need: 5, agents: 2, cards: 1 });
    expect(bombsNeeded(view, [...plan, "use fenians"])).toMatchObject({ agents: 4 });
  });

  it("may not be overpaid, as in E2-T16", () => {
    const view = table({ city, hand: ["place_bomb", "ravachol", "infernal_machine"] });

    expect(bombsComplete(view, [...plan, "bomb infernal_machine"])).toBe(true);
    expect(bombsComplete(view, [...plan, "bomb place_bomb", "bomb ravachol"])).toBe(true);
    expect(bombsComplete(view, [...plan, "bomb place_bomb", "bomb infernal_machine"])).toBe(false);
    expect(whyNotAdd(view, [...plan, "bomb infernal_machine"], "bomb place_bomb")?.id).toBe("board-why-bomb-enough");
  });
});

describe("what a card could begin", () => {
  it.each(Object.keys(pages).filter((name) => (pages as unknown as Record<string, Moment>)[name]?.question?.prompt === "act"))("agrees with the server: %s", (name) => {
    const { view } = moment(name);

    for (const verb of ACTIONS)
      for (const card of view.own!.hand) {
        const can = offered(name, verb).some((phrase) => phrase.split(" ")[1] === card);
        expect([verb, card, whyNotBegin(view, verb, card) === null]).toEqual([verb, card, can]);
      }
  });

  it("claims first only, in a city where I lead with a cube", () => {
    const led = { cubes: [0, 2, 0, 0], leader: 1, face_up: "zombies" };
    const reason = (view: View, card = "place_claim") => whyNotBegin(view, "claim", card)?.id ?? null;

    expect(reason(table({ city: led }))).toBeNull();
    expect(reason(table({ city: led, actions: 1 }))).toBe("board-why-claim-first");
    expect(reason(table({ city: { ...led, cubes: [0, 0, 0, 0], agents: [0, 2, 0, 0] } }))).toBe("board-why-claim-nowhere");
    expect(reason(table({ city: led }), "place_two")).toBe("board-why-no-symbol");
  });

  it("places no more than there is, but for one cube and a single card", () => {
    const reason = (stock: number) => whyNotBegin(table({ seat: { stock } }), "place", "place_two")?.id ?? null;

    expect(reason(2)).toBeNull();
    expect(reason(1)).toBeNull();
    expect(reason(0)).toBe("board-why-stock-empty");
  });

  it("gives the reason of the table rather than of a card", () => {
    const view = table({ hand: ["place_two", "place_claim"], seat: { stock: 0 } });

    expect(whyNoAction(view, "place", null)?.id).toBe("board-why-stock-empty");
    expect(whyNoAction(view, "claim", "place_two")?.id).toBe("board-why-no-symbol");
  });
});

describe("why not", () => {
  it("names whoever is asked, spectators and the end", () => {
    const { view } = moment("four");

    expect(whyNot({ ...view, viewer: 0 }, "rome", words, idle)).toBe("It is for Béla to act now.");
    expect(whyNot({ ...view, viewer: null }, "rome", words, idle)).toBe("You are watching; only players can act.");
    expect(whyNot(moment("end").view, "rome", words, idle)).toBe("The game is over.");
  });

  it("tells what is missing for a claim", () => {
    const view = table({ city: { cubes: [0, 1, 0, 0], agents: [2, 0, 0, 0], leader: 0, face_up: "zombies" } });
    const intent = { ...idle, plan: ["claim place_claim"] };

    expect(whyNot(view, "rome", words, intent)).toContain("2 more pieces would do (E2-66)");
  });

  it("tells what is missing for a kill", () => {
    const plan = ["assassinate hired_assassin"];
    const reason = (city: Partial<CityView>) => whyNot(table({ city, hand: ["hired_assassin"] }), "rome", words, { ...idle, plan }) ?? "";

    expect(reason({ agents: [1, 0, 0, 0], cubes: [0, 2, 0, 0], leader: 1 })).toContain("E2-102");
    expect(reason({ agents: [1, 1, 0, 0], leader: null })).toContain("E2-103");
    expect(reason({ agents: [1, 2, 0, 0], leader: 1, defence: 5 })).toContain("it takes 5 bomb points; you can bring 2");
    expect(reason({ agents: [0, 2, 0, 0], leader: 1 })).toContain("E2-10");
  });

  it("says what could be done in a city", () => {
    const view = table({ hand: ["place_claim"], city: { cubes: [0, 1, 0, 0], leader: 1, face_up: "zombies" } });

    expect(whyNotThere(view, "place", "rome")).toBeNull();
    expect(whyNotThere(view, "claim", "rome")).toBeNull();
    expect(whyNotThere(view, "claim", "paris")?.id).toBe("board-why-city-lead");
    expect(whyNotThere(view, "retrieve", "rome")?.id).toBe("board-why-no-symbol");
    expect(whyNotThere(view, "assassinate", "rome")?.id).toBe("board-why-no-symbol");
  });

  it("asks for a card or an action first", () => {
    expect(whyNot(moment("four").view, "rome", words, idle)).toBe("First choose a card or an action.");
  });

  it("says why an action cannot be begun, with the clause", () => {
    const view = table({ hand: ["assassinate_bomb"] });

    expect(whyNot(view, "assassinate", words, idle)).toContain("E2-102");
    expect(whyNot(view, "assassinate_bomb", words, { ...idle, path: ["place"] })).toContain("no such symbol");
  });
});

describe("aiming", () => {
  const light = (): Light => "open";

  it("offers others' agents and royalty for an assassination, but never my own", () => {
    const view = table({ city: { agents: [1, 2, 0, 0], leader: 1, royal: "slot" } });
    const rome = view.cities.find((city) => city.id === "rome")!;

    const found = aimsIn(view, ["assassinate hired_assassin"], rome, [], light);

    expect([...found!.refs]).toEqual(["seat-0", "royalty"]);
    expect(aimsIn(view, ["place place_two"], rome, [], light)).toBeNull();
  });

  it("offers everybody's cubes for Okhrana until they are taken", () => {
    const view = table({ city: { cubes: [1, 1, 0, 0] } });
    const rome = view.cities.find((city) => city.id === "rome")!;

    const found = aimsIn(view, ["use okhrana", "aim rome seat-0"], rome, [], light);

    expect([...found!.refs]).toEqual(["seat-1"]);
    expect(found!.what).toBe("cube");
  });
});

describe("a window", () => {
  it("shows what is attacked", () => {
    const attack = attackOf(moment("window").view);

    expect(attack?.city).toBe(moment("window").question!.about["city"]);
    expect(attack?.how).toBe(moment("window").question!.about["how"]);
    expect(attackOf(moment("four").view)).toBeNull();
  });
});

describe("the notebook", () => {
  it("weighs royalty, points and markers", () => {
    const { view, whole } = moment("four");

    for (const seat of view.seats.keys()) {
      const evidence = evidenceOf(view, whole, seat);
      expect(Math.abs(balance(evidence))).toBeLessThanOrEqual(1);
      const killed = view.cities.filter((city) => city.royal === "killed" && city.royal_by === seat).length;
      expect(evidence.find((one) => one.id === "killed-royalty")?.args["n"] ?? 0).toBe(killed);
    }
  });

  it("counts a marker's steps in the turn of whoever moved it", () => {
    const told: Telling[] = [
      { kind: "turn", args: { seat: "seat-0", round: 1 } },
      { kind: "marker-moved", args: { track: "loyalist", steps: 2, at: 2 } },
      { kind: "turn", args: { seat: "seat-1", round: 1 } },
      { kind: "marker-moved", args: { track: "loyalist", steps: 1, at: 3 } },
    ];

    expect(markerSteps(told, 0, "loyalist")).toBe(2);
    expect(markerSteps(told, 1, "loyalist")).toBe(1);
    expect(markerSteps(told, 1, "restorationist")).toBe(0);
  });

  it("accounts for both markers in a real game", () => {
    const { view, whole } = moment("four");
    const all = (side: "loyalist" | "restorationist") => [...view.seats.keys()].reduce((sum, seat) => sum + markerSteps(whole, seat, side), 0);

    expect(all("loyalist")).toBe(view.loyalist);
    expect(all("restorationist")).toBe(view.restorationist);
  });

  it("is settled by a card that was seen", () => {
    const { view } = moment("four");
    const seen = { ...view, own: { ...view.own!, looked: [[0, "restorationist"]] as const } };

    expect(balance(evidenceOf(seen, [], 0))).toBe(1);
  });
});

describe("the final scores", () => {
  it.each(["end", "end-five"])("agree with the server: %s", (name) => {
    const { view, scores } = moment(name);

    const found = finalScores(view);

    expect(found.map((score) => score.points)).toEqual(scores);
    for (const score of found) {
      expect(score.points).toBe(score.had - score.other - score.box - score.share - score.penalty);
      const kept = madeOf(view, score.seat).filter((part) => part.kept).reduce((sum, part) => sum + part.points, 0);
      expect(kept - score.penalty).toBe(score.points);
    }
  });

  it("let a Loyalist be lower and a Restorationist higher among equals", () => {
    const rows = [
      { corrected: 8, side: "restorationist" as const },
      { corrected: 8, side: "loyalist" as const },
    ];

    expect(lowest(rows)?.side).toBe("loyalist");
  });

  it("keep a box only for a Loyalist who killed a Restorationist, as in E2-T39", () => {
    const base = moment("end").view;
    const view = { ...base, seats: base.seats.map((seat, i) => ({ ...seat, turned: false, side: i === 0 ? ("restorationist" as const) : ("loyalist" as const) })) };
    const box = (victim: number) => ({ source: "sebastian_moran", sort: "box" as const, points: 4, victim });

    expect(keeps(view, box(0), "loyalist")).toBe(true);
    expect(keeps(view, box(2), "loyalist")).toBe(false);
    expect(keeps(view, box(0), "restorationist")).toBe(false);
  });
});

describe.each(LANGUAGES)("words in %s", (language) => {
  const own = wordsIn(language);

  it("says everything about every moment", () => {
    for (const { view, whole } of Object.values(moments)) {
      for (const city of view.cities) expect(about(view, city.id, own)).not.toContain("{");
      for (const seat of view.seats.keys()) {
        expect(about(view, `seat-${seat}`, own)).not.toBe("");
        for (const note of seatNotes(view, seat, own)) expect(note.text).not.toBe("");
        for (const one of evidenceOf(view, whole, seat)) expect(own.line(`board-evidence-${one.id}`, one.args)).not.toBe("");
      }
      for (const side of ["loyalist", "restorationist"]) expect(about(view, side, own)).not.toBe("");
    }
  });

  it("explains every card and royalty", () => {
    for (const ref of [...Object.keys(CARDS), ...Object.keys(ROYALTY)]) expect(about(moment("four").view, ref, own)).not.toBe("");
  });

  it("gives a reason for everything that a moment does not offer", () => {
    for (const { view, question } of Object.values(moments)) {
      if (!question) continue;
      const plan = phrasesOf(view.own?.plan ?? null);
      for (const ref of [...CITIES, ...(view.own?.hand ?? []), "limbo", "loyalist", "seat-0", ...ACTIONS])
        for (const path of [[], ["claim"], ["place"]]) expect(whyNot(view, ref, own, { path, held: null, plan }) ?? "-").not.toBe("");
    }
  });
});
