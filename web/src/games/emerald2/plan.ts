/** The plans of the second edition: how their phrases are ordered, what they cost, and why one cannot be. */
import { because, split, thingsOf, type Phrases, type Reason } from "../emerald/plan";
import { cardNumber, CARDS, CITIES, count, GAME, PLACES, TARGETS, VERBS, type Symbol_ } from "./facts";
import { agentsInCities, cubesInCities, pieces, shortOfLead, step, type CityView, type PlanView, type Side, type View } from "./view";

export { because, thingsOf, type Phrases, type Reason } from "../emerald/plan";

const SIDES: readonly Side[] = ["loyalist", "restorationist"];

// ------------------------------------------------------------ what the server has

/** The phrases that led to the plan the server has. */
export function phrasesOf(plan: PlanView | null): Phrases {
  if (!plan) return [];
  const [first, ...rest] = plan.chosen;
  if (first === undefined) return [];
  const cards = (verb: string) => plan.chosen.map((card) => `${verb} ${card}`);
  if (plan.kind === "advance") return plan.chosen.map((card, i) => `advance ${card} ${SIDES[plan.picked[i] ?? 0]}`);
  if (plan.kind === "retrieve") return [...cards("retrieve"), ...plan.picked.map((at) => `take ${PLACES[at]}`)];
  if (plan.kind === "move") return [...cards("move"), ...plan.picked.map(going)];
  if (plan.kind === "assassinate") {
    const [aim, ...texts] = plan.picked;
    const aimed = aim === undefined ? [] : [aimedAt(aim)];
    return [`assassinate ${first}`, ...aimed, ...texts.map(() => "use fenians"), ...rest.map((card) => `bomb ${card}`)];
  }
  if (plan.kind === "use") return [`use ${first}`, ...rest.map((card) => `discard ${card}`), ...plan.picked.map(optionPhrase)];
  return cards(plan.kind);
}

function going(code: number): string {
  return `go ${CITIES[Math.floor(code / CITIES.length)]} ${CITIES[code % CITIES.length]}`;
}

function aimedAt(code: number): string {
  return `aim ${CITIES[Math.floor(code / TARGETS.length)]} ${TARGETS[code % TARGETS.length]}`;
}

/** What a card's text asked for is kept as the number of the whole answer. */
function optionPhrase(option: number): string {
  if (option >= VERBS.choose) return `choose seat-${option - VERBS.choose}`;
  if (option >= VERBS.aim) return aimedAt(option - VERBS.aim);
  if (option >= VERBS.take) return `take ${PLACES[option - VERBS.take]}`;
  return `city ${CITIES[option - VERBS.city]}`;
}

// ------------------------------------------------------------ order


/** In which part of the plan a phrase stands: cards before pieces, the target before bombs. */
function part(phrase: string, first: string): number {
  const [verb] = split(phrase);
  if (phrase === first && (verb === "use" || verb === "assassinate")) return 0;
  if (verb === "aim") return 2;
  if (verb === "use") return 3;
  if (verb === "bomb") return 4;
  return verb === "take" || verb === "go" ? 5 : 1;
}

/** The place of a phrase among others of its part. */
function place(phrase: string): number {
  const [verb, one, two = ""] = split(phrase);
  if (verb === "take") return PLACES.indexOf(one);
  if (verb === "go") return CITIES.indexOf(one) * CITIES.length + CITIES.indexOf(two);
  if (verb === "aim") return CITIES.indexOf(one) * TARGETS.length + TARGETS.indexOf(two);
  return cardNumber(one) * 2 + SIDES.indexOf(two as Side);
}

/** The plan with one phrase more, in the order of the rules. */
export function added(phrases: Phrases, phrase: string): Phrases {
  const first = phrases[0] ?? phrase;
  return [...phrases, phrase].sort((a, b) => part(a, first) - part(b, first) || place(a) - place(b));
}

/** The plan without a phrase; nothing is left of it without the card that began it as a text or an assassination. */
export function removed(phrases: Phrases, phrase: string): Phrases {
  const at = phrases.lastIndexOf(phrase);
  if (at < 0) return phrases;
  const [verb] = split(phrases[0] ?? "");
  if (at === 0 && (verb === "use" || verb === "assassinate")) return [];
  const rest = phrases.filter((_, i) => i !== at);
  // Pieces without a card, or an aim without bombs, are no plan.
  return rest.some((other) => split(other)[0] === verb) ? rest : [];
}

// ------------------------------------------------------------ reading a plan

export function kindOf(phrases: Phrases): string {
  return phrases[0] ? split(phrases[0])[0] : "";
}

/** All cards of a plan, each as often as it is in it. */
export function cardsIn(phrases: Phrases): string[] {
  return phrases.map((phrase) => split(phrase)[1]).filter((thing) => thing in CARDS);
}

/** The phrase by which a card is part of a plan. */
export function phraseOfCard(phrases: Phrases, card: string): string | null {
  return [...phrases].reverse().find((phrase) => split(phrase)[1] === card) ?? null;
}

function sum(cards: readonly string[], symbol: Symbol_): number {
  return cards.reduce((total, card) => total + count(card, symbol), 0);
}

/** How far a plan has come: what its cards give, what is needed or used of it. */
export interface Meter {
  sort: "cubes" | "agents" | "claims" | "steps" | "bombs" | "cards" | "none";
  n: number;
  of: number;
}

export function meterOf(view: View, phrases: Phrases): Meter {
  const me = view.viewer ?? 0;
  const seat = view.seats[me];
  const kind = kindOf(phrases);
  if (!seat) return { sort: "none", n: 0, of: 0 };
  if (kind === "place") {
    const symbols = sum(thingsOf(phrases, "place"), "place");
    return { sort: "cubes", n: Math.min(symbols, seat.stock), of: seat.stock };
  }
  if (kind === "claim") return { sort: "claims", n: sum(thingsOf(phrases, "claim"), "claim"), of: claimable(view).length };
  if (kind === "retrieve") {
    const wanted = Math.min(sum(thingsOf(phrases, "retrieve"), "retrieve"), retrievable(view));
    return { sort: "cubes", n: cardsOfPlaces(phrases).length, of: wanted };
  }
  if (kind === "move") {
    const most = Math.min(sum(thingsOf(phrases, "move"), "move"), agentsInCities(view, me));
    return { sort: "agents", n: goings(phrases).length, of: most };
  }
  if (kind === "advance") return { sort: "steps", n: steps(phrases, "loyalist") + steps(phrases, "restorationist"), of: 0 };
  if (kind === "discard") return { sort: "cards", n: thingsOf(phrases, "discard").length, of: 0 };
  if (kind === "assassinate") {
    const need = bombsNeeded(view, phrases);
    return need ? { sort: "bombs", n: need.agents + need.cards, of: need.need } : { sort: "none", n: 0, of: 0 };
  }
  const pieces_ = phrases.length - 1;
  return { sort: pieces_ > 0 ? "cards" : "none", n: pieces_, of: 0 };
}

/** Where cubes or agents are taken from. */
export function cardsOfPlaces(phrases: Phrases): string[] {
  return phrases.filter((phrase) => phrase.startsWith("take ")).map((phrase) => split(phrase)[1]);
}

/** Which agents go where. */
export function goings(phrases: Phrases): { from: string; to: string }[] {
  return phrases.filter((phrase) => phrase.startsWith("go ")).map((phrase) => ({ from: split(phrase)[1], to: split(phrase)[2] ?? "" }));
}

/** How far a marker would move. */
export function steps(phrases: Phrases, side: Side): number {
  return phrases.filter((phrase) => phrase.startsWith("advance ") && phrase.endsWith(` ${side}`)).reduce((n, phrase) => n + count(split(phrase)[1], side), 0);
}

// ------------------------------------------------------------ what there is

export function claimable(view: View): CityView[] {
  const me = view.viewer;
  return me === null ? [] : view.cities.filter((city) => city.face_up !== "" && (city.cubes[me] ?? 0) > 0 && city.leader === me);
}

export function retrievable(view: View): number {
  const me = view.viewer;
  return me === null ? 0 : (view.seats[me]?.limbo ?? 0) + cubesInCities(view, me);
}

/** How often a card is in my hand and not in this plan. */
export function left(view: View, phrases: Phrases, card: string): number {
  const held = view.own?.hand.filter((one) => one === card).length ?? 0;
  return held - cardsIn(phrases).filter((one) => one === card).length;
}

/** The bomb points that an assassination takes, and what my agents and cards bring to it. */
export function bombsNeeded(view: View, phrases: Phrases): { city: string; target: string; need: number; agents: number; cards: number } | null {
  const aim = phrases.find((phrase) => phrase.startsWith("aim "));
  const me = view.viewer;
  if (!aim || me === null) return null;
  const [, id, target = ""] = split(aim);
  const city = view.cities.find((one) => one.id === id);
  if (!city) return null;
  const agents = city.agents[me] ?? 0;
  return {
    city: id,
    target,
    need: target === "royalty" ? city.royal_bombs : city.defence,
    agents: phrases.includes("use fenians") ? 2 * agents : agents,
    cards: sum(thingsOf(phrases, "bomb"), "bomb"),
  };
}

/** The most bomb points I can bring to a city with this card as the weapon. */
export function mostBombs(view: View, city: CityView, card: string): number {
  const me = view.viewer;
  if (me === null) return 0;
  const rest = [...(view.own?.hand ?? [])];
  rest.splice(rest.indexOf(card), 1);
  const agents = city.agents[me] ?? 0;
  const plain = agents + sum(rest, "bomb");
  return rest.includes("fenians") ? Math.max(plain, agents + plain - count("fenians", "bomb")) : plain;
}

/** Whom I could kill in a city, and for how many bomb points. */
export function targetsIn(view: View, city: CityView): { target: string; need: number }[] {
  const me = view.viewer;
  const agents = city.agents.flatMap((n, seat) => (n > 0 && seat !== me ? [{ target: `seat-${seat}`, need: city.defence }] : []));
  return city.royal === "slot" ? [...agents, { target: "royalty", need: city.royal_bombs }] : agents;
}

/** Why I cannot kill anybody in a city with this card. */
export function whyNoKill(view: View, city: CityView, card: string): Reason | null {
  const me = view.viewer;
  if (me === null) return because("watching");
  const targets = targetsIn(view, city);
  if (targets.length === 0) return city.royal === "stack" && pieces(city, me) > 0 ? because("royal-stack") : because("city-target", { city: city.id });
  if ((city.agents[me] ?? 0) === 0) return because("city-agent", { city: city.id });
  if (city.leader !== me) return because("city-kill-lead", { city: city.id, n: shortOfLead(city, me) });
  const need = Math.min(...targets.map((target) => target.need));
  const most = mostBombs(view, city, card);
  return most < need ? because("city-bombs", { city: city.id, n: need, of: most }) : null;
}

// ------------------------------------------------------------ why a card cannot begin something

/** Why a card of my hand cannot begin an action of this kind now; null if it can. The server has the last word. */
export function whyNotBegin(view: View, verb: string, card: string): Reason | null {
  const me = view.viewer;
  const seat = me === null ? undefined : view.seats[me];
  if (me === null || !seat) return because("watching");
  const again = step(view).name === "Again";
  if (verb === "use") return again ? because("no-actions") : whyNoText(view, card);
  if (again ? verb !== "assassinate" : view.actions === 0) return because("no-actions");
  if (verb === "discard") return null;
  if (verb === "advance")
    return count(card, "loyalist") + count(card, "restorationist") > 0 ? null : because("no-symbol", { card });
  const n = count(card, verb as Symbol_);
  if (n === 0) return because("no-symbol", { card });
  if (verb === "place") {
    if (seat.stock === 0) return because("stock-empty");
    return n <= seat.stock || (n === 2 && seat.stock === 1) ? null : because("place-many", { n, of: seat.stock });
  }
  if (verb === "claim") {
    if (view.actions < GAME.actions) return because("claim-first");
    const cities = claimable(view).length;
    if (cities === 0) return because("claim-nowhere");
    return n <= cities ? null : because("claim-many", { n, of: cities });
  }
  if (verb === "retrieve") {
    const there = retrievable(view);
    if (there === 0) return because("retrieve-none");
    const short = n === 2 && there === 1 && view.options["retrieve_short"] === true;
    return n <= there || short ? null : because("retrieve-many", { n, of: there });
  }
  if (verb === "move") return agentsInCities(view, me) > 0 ? null : because("move-none");
  return view.cities.some((city) => whyNoKill(view, city, card) === null) ? null : because("kill-nowhere");
}

/** Why a card's text cannot be used now. */
function whyNoText(view: View, card: string): Reason | null {
  const fact = CARDS[card];
  if (!fact || fact.kind === "plain") return because("no-text", { card });
  if (fact.kind === "benefit") return because("benefit");
  if (fact.kind === "interrupt") return because("interrupt");
  if (fact.kind === "action" && view.actions === 0) return because("no-actions");
  return textPossible(view, card) ? null : because("text-nothing");
}

/** Would a card's text do anything now (E2-135)? */
export function textPossible(view: View, card: string): boolean {
  const me = view.viewer ?? 0;
  const seat = view.seats[me];
  if (!seat) return false;
  const { cities, seats } = view;
  const drawable = seat.deck + seat.discards.length + seat.lost > 0;
  const cubes = cities.some((city) => city.cubes.some((n) => n > 0));
  const others = (city: CityView) => city.agents.some((n, other) => other !== me && n > 0);
  const own = agentsInCities(view, me);
  switch (card) {
    case "diogenes_club":
    case "doctor_watson":
      return drawable;
    case "freemasons":
    case "mrs_hudson":
      return drawable || (view.own?.hand.length ?? 0) > 1;
    case "holy_brotherhood":
      return seat.limbo > 0 && own + seat.away > 0;
    case "peoples_will":
      return seat.limbo > 0;
    case "society_of_leopold":
      return !view.banished;
    case "cthulhu":
      return cities.some((city) => city.face_up !== "" || city.stack > 0 || city.zombies > 0 || city.cubes.some((n, at) => n + (city.agents[at] ?? 0) > 0));
    case "duchess_d_uzes":
      return cities.some((city) => city.face_up !== "" && city.leader === me);
    case "hide_royalty":
      return cities.some((city) => city.royal === "slot" && city.leader === me);
    case "pinkerton_agents":
      return seat.agent_stock > 0;
    case "third_section":
      return cities.some((city) => city.face_up !== "");
    case "terrors_of_the_night":
      return seats.some((other, at) => at !== me && other.tokens > 0);
    case "vladimir_burtsev":
      return seats.some((other, at) => at !== me && !other.revealed);
    case "inspector_lestrade":
    case "okhrana":
      return cubes;
    case "irene_adler":
      return seat.agent_stock > 0 && cities.some(others);
    case "shoggoth":
      return cities.some(others);
    case "vampires":
      return !view.banished && seat.agent_stock > 0 && cities.some((city) => (city.agents[me] ?? 0) > 0 && others(city));
    case "mi_go":
    case "yog_sothoth":
      return own > 0;
    case "zombies":
      return !view.banished && (view.zombies_left > 0 || cities.some((city) => city.zombies > 0 && others(city)));
    default:
      return true;
  }
}

// ------------------------------------------------------------ why something cannot be added to a plan

/** The phrase by which a card would join a plan; null if the plan takes no cards, or if the card leaves a choice. */
export function joining(phrases: Phrases, card: string): string | null {
  const kind = kindOf(phrases);
  if (kind === "assassinate") return phrases.some((phrase) => phrase.startsWith("aim ")) ? `bomb ${card}` : null;
  if (kind === "use") return phrases[0] === "use freemasons" || phrases[0] === "use mrs_hudson" ? `discard ${card}` : null;
  if (kind !== "advance") return kind === "" ? null : `${kind} ${card}`;
  const sides = SIDES.filter((side) => count(card, side) > 0);
  return sides.length === 1 ? `advance ${card} ${sides[0]}` : null;
}

/** Why a phrase cannot be added to a plan; null if it can. The server has the last word. */
export function whyNotAdd(view: View, phrases: Phrases, phrase: string): Reason | null {
  const me = view.viewer;
  const seat = me === null ? undefined : view.seats[me];
  if (me === null || !seat) return because("watching");
  const [verb, one] = split(phrase);
  const wanted = added(phrases, phrase);
  if (verb === "take") return whyNotTake(view, phrases, one);
  if (verb === "go") return unmoved(view, phrases, one) > 0 ? null : because("city-no-agent", { city: one });
  if (verb === "aim") return null;
  if (left(view, phrases, one) <= 0) return because("not-in-hand", { card: one });
  if (verb === "discard") return null;
  if (verb === "advance") return count(one, "loyalist") + count(one, "restorationist") > 0 ? null : because("no-symbol", { card: one });
  const n = count(one, verb as Symbol_);
  if (n === 0) return because("no-symbol", { card: one });
  const all = sum(thingsOf(wanted, verb), verb as Symbol_);
  if (verb === "place") return all <= seat.stock ? null : because("place-many", { n: all, of: seat.stock });
  if (verb === "claim") return all <= claimable(view).length ? null : because("claim-many", { n: all, of: claimable(view).length });
  if (verb === "retrieve") return all <= retrievable(view) ? null : because("retrieve-many", { n: all, of: retrievable(view) });
  if (verb === "move") return fewest(wanted) <= agentsInCities(view, me) ? null : because("move-many");
  return bombsComplete(view, wanted) ? null : because("bomb-enough");
}

/** So many agents must at least be moved that every card is needed (E2-90). */
function fewest(phrases: Phrases): number {
  const moves = thingsOf(phrases, "move").map((card) => count(card, "move"));
  return moves.reduce((a, b) => a + b, 0) - Math.min(...moves) + 1;
}

/** Agents in a city that are not moved in this plan. */
export function unmoved(view: View, phrases: Phrases, city: string): number {
  const there = view.cities.find((one) => one.id === city)?.agents[view.viewer ?? 0] ?? 0;
  return there - goings(phrases).filter(({ from }) => from === city).length;
}

function whyNotTake(view: View, phrases: Phrases, where: string): Reason | null {
  const me = view.viewer ?? 0;
  const city = view.cities.find((one) => one.id === where);
  const taken = cardsOfPlaces(phrases).filter((one) => one === where).length;
  const cubes = kindOf(phrases) === "retrieve";
  const there = !city ? (cubes ? (view.seats[me]?.limbo ?? 0) : 0) : ((cubes ? city.cubes[me] : city.agents[me]) ?? 0);
  if (there > taken) return null;
  if (!city) return cubes ? because("retrieve-none") : because("limbo");
  return because(cubes ? "city-no-cube" : "city-no-agent", { city: where });
}

/** Can cards of my hand complete these bombs so that every one of them is needed (E2-109)? */
export function bombsComplete(view: View, phrases: Phrases): boolean {
  const need = bombsNeeded(view, phrases);
  if (!need) return false;
  const used = thingsOf(phrases, "bomb").map((card) => count(card, "bomb"));
  const fenians = phrases.includes("use fenians");
  const wanted = need.need - need.agents;
  // With the text of Fenians the cards must bring less than would do without it (E2-204).
  const spare = fenians ? need.need - need.agents / 2 : Infinity;
  const rest = [...new Set(view.own?.hand ?? [])].flatMap((card) => Array<number>(Math.max(0, left(view, phrases, card))).fill(count(card, "bomb"))).filter((n) => n > 0);
  const completes = (at: number, total: number, least: number): boolean => {
    if (total >= wanted) return total - least < wanted && total < spare;
    return rest.slice(at).some((n, i) => completes(at + i + 1, total + n, Math.min(least, n)));
  };
  return completes(0, used.reduce((a, b) => a + b, 0), Math.min(Infinity, ...used));
}
