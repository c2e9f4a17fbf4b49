/** The plans of the first edition: how their phrases are ordered, what they cost, and why one cannot be. */
import { because, split, thingsOf, type Phrases, type Reason } from "../emerald/plan";
import { arrowsOf, CARDS, count, GAME, isHired, isUp, optionOf, phraseOf, trackOf, type Arrow, type Symbol_ } from "./facts";
import { journeys } from "./routes";
import {
  agentOf,
  agentsOf,
  cityOf,
  cubesOnBoard,
  inCity,
  influences,
  isAlone,
  isHighest,
  isMain,
  owns,
  placeOf,
  places,
  shortOf,
  targetCity,
  type AgentView,
  type Place,
  type PlanView,
  type TrackName,
  type View,
} from "./view";

export { because, thingsOf, type Phrases, type Reason } from "../emerald/plan";

const ARROWS: readonly Arrow[] = ["revolution-up", "revolution-down", "war-up", "war-down"];
/** Which symbols a verb is played with. */
const SYMBOL_OF: Readonly<Record<string, Symbol_>> = { place: "cube", retrieve: "cube", buy: "gold", move: "gold", bomb: "bomb" };
/** What a piece belongs to, where it comes before its cards. */
const KIND_OF: Readonly<Record<string, string>> = { go: "move", take: "retrieve", strike: "attempt", bomb: "attempt" };

// ------------------------------------------------------------ what the server has

/** The phrases that led to the plan the server has. */
export function phrasesOf(plan: PlanView | null): Phrases {
  if (!plan) return [];
  const { kind, chosen, picked } = plan;
  const cards = (verb: string, from = 0) => chosen.slice(from).map((card) => `${verb} ${card}`);
  const pieces = (verb: string) => picked.map((piece) => phraseOf(optionOf(FIRST[verb]!) + piece));
  if (kind === "advance") return chosen.map((card, i) => `advance ${card} ${ARROWS[picked[i] ?? 0]}`);
  if (kind === "retrieve") return [...cards("retrieve"), ...pieces("take")];
  if (kind === "move") return [...cards("move"), ...pieces("go")];
  if (kind === "attempt") return [...cards("attempt").slice(0, 1), ...pieces("strike"), ...cards("bomb", 1)];
  if (kind === "use") return [...cards("use").slice(0, 1), ...cards("discard", 1), ...picked.map(phraseOf)];
  return cards(kind);
}

/** The first answer of verbs whose pieces a plan keeps as their numbers among the verb's answers. */
const FIRST: Readonly<Record<string, string>> = {
  take: "take card_berlin",
  go: "go baron_ungern_sternberg berlin",
  strike: "strike baron_ungern_sternberg",
};

// ------------------------------------------------------------ order

/** In which part of the plan a phrase stands: what begins it, the target, cards, pieces, and what carries it out. */
function part(phrase: string): number {
  const [verb] = split(phrase);
  if (verb === "use" || verb === "attempt") return 0;
  if (verb === "strike") return 1;
  if (verb === "take" || verb === "go" || verb === "send") return 3;
  return verb === "at" || verb === "top" || verb === "done" ? 4 : 2;
}

/** The plan with one phrase more, in the order of the rules; arrows work in the order in which they are chosen (E1-143). */
export function added(phrases: Phrases, phrase: string): Phrases {
  if (phrase.startsWith("advance ")) return [...phrases, phrase];
  return [...phrases, phrase].sort((a, b) => part(a) - part(b) || optionOf(a) - optionOf(b));
}

/** The plan without a phrase; nothing is left of it without the card that began it as a text or an attempt. */
export function removed(phrases: Phrases, phrase: string): Phrases {
  const at = phrases.lastIndexOf(phrase);
  if (at < 0) return phrases;
  const [verb] = split(phrase);
  if (at === 0 && (verb === "use" || verb === "attempt")) return [];
  const rest = phrases.filter((_, i) => i !== at);
  // Bombs are for one target.
  return verb === "strike" ? rest.filter((one) => !one.startsWith("bomb ")) : rest;
}

// ------------------------------------------------------------ reading a plan

export function kindOf(phrases: Phrases): string {
  const verb = phrases[0] ? split(phrases[0])[0] : "";
  return KIND_OF[verb] ?? verb;
}

const AGENT_VERBS = new Set(["go", "strike", "keep", "turn", "show", "shelter", "return", "sacrifice"]);

/** All cards of a plan, each as often as it is in it. */
export function cardsIn(phrases: Phrases): string[] {
  return phrases.filter((phrase) => !AGENT_VERBS.has(split(phrase)[0])).map((phrase) => split(phrase)[1]).filter((thing) => thing in CARDS);
}

/** The phrase by which a card is part of a plan. */
export function phraseOfCard(phrases: Phrases, card: string): string | null {
  return [...phrases].reverse().find((phrase) => split(phrase)[1] === card && !AGENT_VERBS.has(split(phrase)[0])) ?? null;
}

export function sum(cards: readonly string[], symbol: Symbol_): number {
  return cards.reduce((total, card) => total + count(card, symbol), 0);
}

/** Which agents go where. */
export function goings(phrases: Phrases): { agent: string; to: string }[] {
  return phrases.filter((phrase) => phrase.startsWith("go ")).map((phrase) => ({ agent: split(phrase)[1], to: split(phrase)[2] ?? "" }));
}

/** What the journeys of a plan cost. */
export function fare(view: View, phrases: Phrases): number {
  return goings(phrases).reduce((total, { agent, to }) => total + (journeyOf(view, agent, to) ?? 0), 0);
}

/** What an agent of mine pays to go to a city; null if he cannot. */
export function journeyOf(view: View, agent: string, to: string): number | null {
  const found = agentOf(view, agent);
  if (!found || found.controller === null) return null;
  return journeys(view, found.controller, found.place).get(to)?.cost ?? null;
}

/** Where a marker will stand after the arrows of a plan, in their order. */
export function markerAfter(view: View, phrases: Phrases, track: TrackName): number {
  return phrases.filter((phrase) => phrase.startsWith("advance ")).reduce((at, phrase) => {
    const [, card, arrow] = split(phrase);
    return trackOf(arrow as Arrow) === track ? stepped(view, card, arrow as Arrow, at) : at;
  }, view[track]);
}

function stepped(view: View, card: string, arrow: Arrow, at: number): number {
  const steps = CARDS[card]?.arrows[arrow] ?? 0;
  const top = trackOf(arrow) === "war" ? view.war_top : view.revolution_top;
  return isUp(arrow) ? Math.min(at + steps, top) : Math.max(at - steps, 0);
}

/** How far a plan has come: what its cards give, what is needed or used of it. */
export interface Meter {
  sort: "cubes" | "gold" | "buys" | "steps" | "bombs" | "cards" | "none";
  n: number;
  of: number;
}

const MOST_SENT = 2;

export function meterOf(view: View, phrases: Phrases): Meter {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  const kind = kindOf(phrases);
  if (!seat) return { sort: "none", n: 0, of: 0 };
  if (kind === "place") return { sort: "cubes", n: Math.min(sum(thingsOf(phrases, "place"), "cube"), seat.stock), of: seat.stock };
  if (kind === "retrieve") return { sort: "cubes", n: thingsOf(phrases, "take").length, of: wantedCubes(view, phrases) };
  if (kind === "buy") {
    const gold = sum(thingsOf(phrases, "buy"), "gold");
    return { sort: "buys", n: Math.floor(gold / GAME.goldPerCube), of: gold };
  }
  if (kind === "move") return { sort: "gold", n: sum(thingsOf(phrases, "move"), "gold"), of: fare(view, phrases) };
  if (kind === "advance") return { sort: "steps", n: phrases.length, of: 0 };
  if (kind === "attempt") {
    const need = bombsNeeded(view, phrases);
    return need ? { sort: "bombs", n: need.there + need.cards, of: need.need } : { sort: "none", n: 0, of: 0 };
  }
  if (kind === "discard") return { sort: "cards", n: thingsOf(phrases, "discard").length, of: 0 };
  if (phrases[0] === "use okhrana") return { sort: "cubes", n: phrases.length - 1, of: MOST_SENT };
  if (phrases[0] === "use freemasons") return { sort: "cards", n: phrases.length - 1, of: 0 };
  return { sort: "none", n: 0, of: 0 };
}

/** Can the plan be carried out as it is: by its last piece, by saying that it is done, or not yet? */
export function ready(view: View, phrases: Phrases): "last" | "done" | null {
  const kind = kindOf(phrases);
  const meter = meterOf(view, phrases);
  if (kind === "retrieve") return meter.of > 0 && meter.n === meter.of ? "last" : null;
  if (kind === "move") {
    if (meter.of > 0 && meter.n === meter.of) return "last";
    return overpays(phrases) && meter.of === 1 ? "done" : null;
  }
  if (kind === "attempt") return thingsOf(phrases, "strike")[0]?.startsWith("zombie_") || (meter.of > 0 && meter.n >= meter.of) ? "last" : null;
  if (kind === "buy") return meter.of > 0 && meter.of % GAME.goldPerCube === 0 ? "done" : null;
  if (kind === "advance") return "done";
  if (phrases[0] === "use okhrana") return meter.n === MOST_SENT ? "last" : meter.n > 0 ? "done" : null;
  return null;
}

/** A single card with two gold may pay for a cost of one (E1-135). */
function overpays(phrases: Phrases): boolean {
  const cards = thingsOf(phrases, "move");
  return cards.length === 1 && count(cards[0]!, "gold") === 2;
}

// ------------------------------------------------------------ cubes

/** My cubes in Limbo and at all places (E1-119). */
export function retrievable(view: View): number {
  const me = view.viewer;
  return me === null ? 0 : (view.seats[me]?.limbo ?? 0) + cubesOnBoard(view, me);
}

function wantedCubes(view: View, phrases: Phrases): number {
  return Math.min(sum(thingsOf(phrases, "retrieve"), "cube"), retrievable(view));
}

/** My cubes at a source that this plan does not take yet. */
export function cubesLeft(view: View, phrases: Phrases, source: string): number {
  const me = view.viewer;
  const seat = me === null ? undefined : view.seats[me];
  if (me === null || !seat) return 0;
  const there = source === "limbo" ? seat.limbo : source === "stock" ? seat.stock : (placeOf(view, source)?.cubes[me] ?? 0);
  return there - thingsOf(phrases, "take").filter((one) => one === source).length;
}

/** Why I cannot put cubes there (E1-72, E1-78 to E1-80). */
export function whyNotPut(view: View, id: string): Reason | null {
  const place = placeOf(view, id);
  if (!place) return null;
  if (place.kind === "effect") return place.there ? null : because("place-gone");
  if (place.city?.destroyed) return because("place-destroyed");
  if (!place.there) return because("place-empty");
  if (place.city?.locked && (place.kind === "box" || place.city.control !== view.viewer)) return because("place-locked");
  return null;
}

/** Why I cannot claim what is there (E1-81 to E1-97). */
export function whyNotClaim(view: View, id: string): Reason | null {
  const place = placeOf(view, id);
  const me = view.viewer;
  if (!place || me === null) return because("watching");
  const when = whyNoClaims(view);
  if (when) return when;
  if (place.city?.destroyed) return because("place-destroyed");
  if (!place.there) return because(place.kind === "effect" ? "place-gone" : "place-empty");
  if (place.blocked) return because("place-blocked");
  if (place.kind === "box" && place.city?.control === me) return because("place-own");
  if (place.kind === "box" && place.city?.locked) return because("place-locked");
  if ((place.cubes[me] ?? 0) === 0) return because("place-cube");
  return isHighest(influences(view, place), me) ? null : because("place-lead", { n: shortOf(influences(view, place), me) });
}

/** Why nothing at all can be claimed now. */
export function whyNoClaims(view: View): Reason | null {
  if (view.actions === 0) return because("no-actions");
  if (view.actions < GAME.actions) return because("claim-first");
  return view.free_used ? because("claim-free") : null;
}

export function claimable(view: View): Place[] {
  return places(view).filter((place) => whyNotClaim(view, place.id) === null);
}

// ------------------------------------------------------------ attempts

/** The bombs on all my counters in a city, and Moran's (E1-183, E1-185). */
export function bombsThere(view: View, city: string): number {
  const me = view.viewer;
  const counters = view.agents.filter((agent) => agent.place === city && agent.controller === me);
  return counters.reduce((total, agent) => total + agent.bombs, 0) + (owns(view, me, "sebastian_moran") ? 1 : 0);
}

/** The bomb points it takes; a zombie takes none (E1-187, E1-188, E1-357). */
export function defenceOf(view: View, target: string): number {
  const city = cityOf(view, targetCity(view, target) ?? "");
  if (!city || target.startsWith("zombie_")) return 0;
  return target.startsWith("royal_") ? city.royal_defence : city.defence;
}

/** What the target of a plan takes, and what my agents and cards bring to it. */
export function bombsNeeded(view: View, phrases: Phrases): { city: string; target: string; need: number; there: number; cards: number } | null {
  const target = thingsOf(phrases, "strike")[0];
  const city = target === undefined ? null : targetCity(view, target);
  if (target === undefined || city === null) return null;
  return { city, target, need: defenceOf(view, target), there: bombsThere(view, city), cards: sum(thingsOf(phrases, "bomb"), "bomb") };
}

/** The card can begin attempts, by what it says and by who is on the board. */
function whyNoAttempts(view: View, card: string): Reason | null {
  if (isHired(card) || card === "hide_royalty") return null;
  const agent = agentOf(view, card);
  if (!CARDS[card]?.counter || !agent) return because("attempt-card", { card });
  if (!royalsWith(view, card) && !agentsWith(view, card)) return because("attempt-card", { card });
  return inCity(view, agent) ? null : because("attempt-board", { card });
}

/** May this card be used on a royal person (E1-175, E1-176)? */
function royalsWith(view: View, card: string): boolean {
  const counter = CARDS[card]?.counter;
  return !counter || counter.mark === "AR" || counter.mark === "AAR" || agentOf(view, card)?.vampire === true;
}

/** May it be used on agents (E1-175 to E1-177)? */
function agentsWith(view: View, card: string): boolean {
  const counter = CARDS[card]?.counter;
  if (!counter) return isHired(card);
  return counter.mark === "AA" || counter.mark === "AAR" || agentOf(view, card)?.vampire === true || owns(view, view.viewer, "sebastian_moran");
}

/** Why I may not kill this agent at all (E1-201 to E1-205). */
export function whyNotVictim(view: View, agent: AgentView): Reason | null {
  if (agent.controller === null || !inCity(view, agent)) return because("text-place");
  if (agent.controller === view.viewer) return because("target-own");
  if (!view.seats[agent.controller]?.known) return because("target-unknown");
  if (agent.vampire) return because("target-vampire");
  return isMain(agent) && !isAlone(view, agent.controller) ? because("target-main") : null;
}

/** Why a card cannot be used on this target now. */
export function whyNotStrike(view: View, card: string, target: string): Reason | null {
  const why = whyNoAttempts(view, card);
  const city = targetCity(view, target);
  const me = view.viewer;
  if (why || me === null || city === null) return why;
  const zombie = target.startsWith("zombie_");
  const royal = target.startsWith("royal_");
  const found = agentOf(view, target);
  if (zombie ? card === "hide_royalty" : royal ? !royalsWith(view, card) : !agentsWith(view, card)) return because("target-card");
  const own = agentOf(view, card);
  const near = CARDS[card]?.counter ? own?.place === city : agentsOf(view, me).some((agent) => agent.place === city);
  if (!near) return because("target-far");
  if (zombie) return (cityOf(view, city)?.zombies ?? 0) > 0 ? null : because("text-place");
  if (royal && cityOf(view, city)?.royal !== "free") return because("target-gone");
  const spared = found ? whyNotVictim(view, found) : null;
  if (spared) return spared;
  if (view.safe.includes(target)) return because("target-safe");
  const rest = [...(view.own?.hand ?? [])];
  rest.splice(rest.indexOf(card), 1);
  const most = bombsThere(view, city) + sum(rest, "bomb");
  const need = defenceOf(view, target);
  return most < need ? because("target-bombs", { n: need, of: most }) : null;
}

/** What a card could be used on now. */
export function targetsWith(view: View, card: string): string[] {
  if (whyNoAttempts(view, card)) return [];
  const all = [...view.agents.filter((agent) => inCity(view, agent)).map((agent) => agent.id), ...view.cities.flatMap((city) => [`royal_${city.id}`, ...(city.zombies ? [`zombie_${city.id}`] : [])])];
  return all.filter((target) => whyNotStrike(view, card, target) === null);
}

/** Can cards of my hand complete these bombs so that every one of them is needed (E1-190)? */
export function bombsComplete(view: View, phrases: Phrases): boolean {
  const need = bombsNeeded(view, phrases);
  if (!need) return false;
  const used = thingsOf(phrases, "bomb").map((card) => count(card, "bomb"));
  const wanted = need.need - need.there;
  const rest = restOf(view, phrases, "bomb");
  const completes = (at: number, total: number, least: number): boolean => {
    if (total >= wanted) return total - least < wanted;
    return rest.slice(at).some((n, i) => completes(at + i + 1, total + n, Math.min(least, n)));
  };
  return completes(0, used.reduce((a, b) => a + b, 0), Math.min(Infinity, ...used));
}

// ------------------------------------------------------------ gold

/** How often a card is in my hand and not in this plan. */
export function left(view: View, phrases: Phrases, card: string): number {
  const held = view.own?.hand.filter((one) => one === card).length ?? 0;
  return held - cardsIn(phrases).filter((one) => one === card).length;
}

/** The symbols on each card of my hand that is not in this plan. */
function restOf(view: View, phrases: Phrases, symbol: Symbol_): number[] {
  return [...new Set(view.own?.hand ?? [])].flatMap((card) => Array<number>(Math.max(0, left(view, phrases, card))).fill(count(card, symbol))).filter((n) => n > 0);
}

/** Every sum that some of these numbers make, added to a first one. */
function sums(first: number, numbers: readonly number[]): ReadonlySet<number> {
  let out = new Set([first]);
  for (const n of numbers) out = new Set([...out, ...[...out].map((one) => one + n)]);
  return out;
}

/** Which sums of gold can be spent exactly: on the journeys of this plan and on those of agents who do not go yet (E1-134). */
function payable(view: View, phrases: Phrases): ReadonlySet<number> {
  const me = view.viewer ?? 0;
  const going = goings(phrases).map(({ agent }) => agent);
  let out = new Set([fare(view, phrases)]);
  for (const agent of agentsOf(view, me)) {
    if (going.includes(agent.id)) continue;
    const costs = new Set([...journeys(view, me, agent.place).values()].map(({ cost }) => cost));
    out = new Set([...out, ...[...out].flatMap((one) => [...costs].map((cost) => one + cost))]);
  }
  return out;
}

/** Can cards of my hand and journeys of my agents make something lawful of this plan? */
export function moveCompletes(view: View, phrases: Phrases): boolean {
  const gold = sum(thingsOf(phrases, "move"), "gold");
  const can = payable(view, phrases);
  const cards = thingsOf(phrases, "move").length;
  const rest = restOf(view, phrases, "gold");
  if ([...sums(gold, rest)].some((n) => n > 0 && can.has(n))) return true;
  return can.has(1) && (overpays(phrases) || (cards === 0 && rest.includes(2)));
}

/** Can cards of my hand make the gold of this plan pay for whole cubes, and for no more than there are (E1-123, E1-124)? */
function whyNotBuy(view: View, phrases: Phrases): Reason | null {
  const pool = view.viewer === null ? 0 : (view.seats[view.viewer]?.pool ?? 0);
  const gold = sum(thingsOf(phrases, "buy"), "gold");
  const most = pool * GAME.goldPerCube;
  if (gold > most) return because("buy-many", { of: pool });
  const ends = [...sums(gold, restOf(view, phrases, "gold"))].some((n) => n % GAME.goldPerCube === 0 && n <= most);
  return ends ? null : because("buy-odd");
}

// ------------------------------------------------------------ why a card cannot begin something

/** Why a card of my hand cannot begin an action of this kind now; null if it can. The server has the last word. */
export function whyNotBegin(view: View, verb: string, card: string): Reason | null {
  const me = view.viewer;
  const seat = me === null ? undefined : view.seats[me];
  if (me === null || !seat) return because("watching");
  if (verb === "swap") return null;
  if (verb === "use") return whyNoText(view, card);
  if (view.actions === 0) return because("no-actions");
  if (verb === "discard") return null;
  if (verb === "advance") {
    if (arrowsOf(card).length === 0) return because("no-symbol", { card });
    return arrowsOf(card).some(([arrow]) => whyNotArrow(view, [], card, arrow) === null) ? null : because("arrow-stuck");
  }
  if (verb === "attempt") {
    const why = whyNoAttempts(view, card);
    if (why) return why;
    return targetsWith(view, card).length ? null : because("attempt-nowhere");
  }
  const n = count(card, SYMBOL_OF[verb] ?? "cube");
  if (n === 0) return because("no-symbol", { card });
  if (verb === "place") {
    if (seat.stock === 0) return because("stock-empty");
    return n <= seat.stock || (n === 2 && seat.stock === 1) ? null : because("place-many", { n, of: seat.stock });
  }
  if (verb === "retrieve") {
    const there = retrievable(view);
    if (there === 0) return because("retrieve-none");
    return n <= there || (n === 2 && there === 1) ? null : because("retrieve-many", { n, of: there });
  }
  if (verb === "buy") return seat.pool === 0 ? because("pool-none") : whyNotBuy(view, [`buy ${card}`]);
  if (agentsOf(view, me).length === 0) return because("move-none");
  return moveCompletes(view, [`move ${card}`]) ? null : because("move-gold");
}

/** Why an arrow of a card cannot be used after those of a plan (E1-145, E1-147). */
export function whyNotArrow(view: View, phrases: Phrases, card: string, arrow: Arrow): Reason | null {
  if (markerAfter(view, phrases, "war") === view.war_top || markerAfter(view, phrases, "revolution") === view.revolution_top) return because("arrow-top");
  const at = markerAfter(view, phrases, trackOf(arrow));
  return stepped(view, card, arrow, at) === at ? because("arrow-stuck") : null;
}

/** Cards whose action is an attempt and nothing else. */
function isAttemptOnly(card: string): boolean {
  return isHired(card) || card === "hide_royalty" || ((CARDS[card]?.counter?.mark ?? "none") !== "none");
}

/** Why a card's text cannot be used now. */
function whyNoText(view: View, card: string): Reason | null {
  const fact = CARDS[card];
  if (!fact || fact.kind === "plain" || isAttemptOnly(card)) return because("no-text", { card });
  if (fact.kind === "passive") return because("passive");
  if (fact.kind === "claim") return because("on-claim");
  if (fact.kind === "action" && view.actions === 0) return because("no-actions");
  return textPossible(view, card) ? null : because("text-nothing");
}

/** Would a card's text do anything now (section 15)? */
export function textPossible(view: View, card: string): boolean {
  const me = view.viewer ?? 0;
  const seat = view.seats[me];
  if (!seat) return false;
  const drawable = seat.deck + seat.discards.length + seat.lost > 0;
  const others = view.seats.filter((_, other) => other !== me);
  switch (card) {
    case "diogenes_club":
      return drawable;
    case "freemasons":
      return drawable || (view.own?.hand.length ?? 0) > 1;
    case "peoples_will":
      return seat.pool > 0;
    case "pinkerton_agents":
      return view.doubles_left > 0;
    case "duchess_de_uzes":
      return seat.stock > 0;
    case "block":
      return view.blocking_discs > 0 || places(view).some((place) => place.blocked);
    case "holy_brotherhood":
      return seat.stock + retrievable(view) > 0;
    case "okhrana":
      return places(view).some((place) => place.cubes.some((n, other) => other !== me && n > 0));
    case "bismarck":
      return view.cities.some((city) => city.control === me && !city.locked);
    case "nadar":
      return agentsOf(view, me).length > 0;
    case "shoggoth":
      return view.agents.some((agent) => whyNotVictim(view, agent) === null);
    case "irene_adler":
      return others.some((other) => other.doubles >= 2);
    case "vladimir_burtsev":
      return view.seats.some((other, at) => at !== me && !other.revealed && !view.own?.looked.some(([seen]) => seen === at));
    case "vampire":
      return !view.banished && agentsOf(view, me).some((agent) => !agent.vampire || view.agents.some((other) => other.place === agent.place && other.controller !== me && !other.vampire));
    case "zombies":
      return !view.banished && (view.zombies_left > 0 || view.cities.some((city) => city.zombies > 0));
    default:
      return true;
  }
}

// ------------------------------------------------------------ why something cannot be added to a plan

/** The phrase by which a card would join a plan; null if the plan takes no cards, or if the card leaves a choice. */
export function joining(phrases: Phrases, card: string): string | null {
  const kind = kindOf(phrases);
  if (kind === "attempt") return phrases.some((phrase) => phrase.startsWith("strike ")) ? `bomb ${card}` : null;
  if (kind === "use") return phrases[0] === "use freemasons" ? `discard ${card}` : null;
  if (kind === "") return null;
  if (kind !== "advance") return `${kind} ${card}`;
  const arrows = arrowsOf(card);
  return arrows.length === 1 ? `advance ${card} ${arrows[0]![0]}` : null;
}

/** Why a phrase cannot be added to a plan; null if it can. The server has the last word. */
export function whyNotAdd(view: View, phrases: Phrases, phrase: string): Reason | null {
  const me = view.viewer;
  const seat = me === null ? undefined : view.seats[me];
  if (me === null || !seat) return because("watching");
  const [verb, one, two = ""] = split(phrase);
  const wanted = added(phrases, phrase);
  if (verb === "take") return whyNotTake(view, phrases, one);
  if (verb === "go") return whyNotGo(view, phrases, one, two);
  if (verb === "strike") return whyNotStrike(view, thingsOf(phrases, "attempt")[0] ?? "", one);
  if (verb === "send") return whyNotSend(view, phrases, one, two);
  if (left(view, phrases, one) <= 0) return because("not-in-hand", { card: one });
  if (verb === "discard") return null;
  if (verb === "advance") return arrowsOf(one).some(([arrow]) => arrow === two) ? whyNotArrow(view, phrases, one, two as Arrow) : because("no-symbol", { card: one });
  const symbol = SYMBOL_OF[verb] ?? "cube";
  if (count(one, symbol) === 0) return because("no-symbol", { card: one });
  const n = sum(thingsOf(wanted, verb), symbol);
  if (verb === "place") return n <= seat.stock ? null : because("place-many", { n, of: seat.stock });
  if (verb === "retrieve") return n <= retrievable(view) ? null : because("retrieve-many", { n, of: retrievable(view) });
  if (verb === "buy") return whyNotBuy(view, wanted);
  if (verb === "move") return moveCompletes(view, wanted) ? null : because("move-gold");
  return bombsComplete(view, wanted) ? null : because("bomb-enough");
}

function whyNotTake(view: View, phrases: Phrases, source: string): Reason | null {
  if (cubesLeft(view, phrases, source) <= 0) return because(source === "limbo" ? "limbo-none" : "place-no-cube");
  const meter = meterOf(view, phrases);
  return meter.n < meter.of ? null : because("retrieve-many", { n: meter.n + 1, of: meter.of });
}

/** Why an agent of mine cannot go there in this plan. */
export function whyNotGo(view: View, phrases: Phrases, agent: string, to: string): Reason | null {
  const found = agentOf(view, agent);
  if (!found || found.controller !== view.viewer) return because("agent-other", { agent });
  if (goings(phrases).some((going) => going.agent === agent)) return because("agent-moved", { agent });
  if (found.place === to) return because("move-same");
  const cost = journeyOf(view, agent, to);
  if (cost === null) return because("move-closed", { city: to });
  const wanted = added(phrases, `go ${agent} ${to}`);
  if (moveCompletes(view, wanted)) return null;
  const gold = sum(thingsOf(phrases, "move"), "gold") + restOf(view, phrases, "gold").reduce((a, b) => a + b, 0);
  return because("move-far", { n: fare(view, wanted), of: gold });
}

function whyNotSend(view: View, phrases: Phrases, seat: string, place: string): Reason | null {
  const sent = phrases.filter((phrase) => phrase.startsWith("send "));
  if (sent.length >= MOST_SENT || sent.some((phrase) => split(phrase)[1] !== seat)) return because("text-place");
  const there = placeOf(view, place)?.cubes[Number(seat.slice(5))] ?? 0;
  return there > sent.filter((phrase) => phrase === `send ${seat} ${place}`).length ? null : because("text-place");
}
