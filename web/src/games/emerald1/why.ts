/** Why a thing cannot be chosen now. */
import type { Words } from "../../lib/words.svelte";
import { CARDS } from "./facts";
import { because, claimable, joining, kindOf, textPossible, whyNoClaims, whyNotAdd, whyNotBegin, whyNotClaim, whyNotGo, whyNotPut, whyNotStrike, whyNotVictim, type Phrases, type Reason } from "./plan";
import { agentOf, agentsOf, askedSeat, cityOf, inCity, owns, placeOf, seatOf, step, type View } from "./view";

/** Actions and free actions that begin with a card. */
export const CARD_ACTIONS = ["place", "retrieve", "buy", "move", "advance", "attempt", "use", "discard"] as const;
/** Everything that can be begun in a turn, in the order of the buttons. */
export const ACTIONS = ["place", "claim", "retrieve", "buy", "move", "advance", "attempt", "use", "discard", "show", "reveal"] as const;
/** What only the owners of Permanent Effects can do, and which one it takes. */
export const EFFECT_ACTIONS: Readonly<Record<string, string>> = { swap: "mrs_hudson", exile: "devils_island", shelter: "mi_go", return: "mi_go", sacrifice: "yog_sothoth" };

/** What I have in mind: the words chosen so far, a card in my fingers, the plan. */
export interface Intent {
  path: readonly string[];
  held: string | null;
  /** A place or a city that I look at. */
  place?: string | null;
  /** An agent who is to go somewhere. */
  agent?: string | null;
  plan: Phrases;
}

export function whyNot(view: View, ref: string, words: Words, intent: Intent): string | null {
  const reason = reasonFor(view, ref, intent);
  return reason && words.line(reason.id, reason.args);
}

function reasonFor(view: View, ref: string, intent: Intent): Reason | null {
  if (view.over !== "") return because("over");
  const me = view.viewer;
  if (me === null) return because("watching");
  const asked = askedSeat(view);
  if (asked !== null && asked !== me) return because("other", { seat: `seat-${asked}` });
  const acting = step(view).name === "Act";
  const menu = acting && intent.plan.length === 0;
  if (menu && ((ACTIONS as readonly string[]).includes(ref) || ref in EFFECT_ACTIONS))
    return intent.place ? whyNotThere(view, ref, intent.place) : whyNoAction(view, ref, intent.held);
  if (placeOf(view, ref)) return acting ? whyNotPlace(view, ref, intent) : null;
  if (cityOf(view, ref)) return intent.agent ? whyNotGo(view, intent.plan, intent.agent, ref) : menu ? because("first-choose") : null;
  if (intent.plan[0]?.startsWith("attempt ") && isTarget(view, ref)) return whyNotStrike(view, intent.plan[0].slice(8), ref);
  // An agent and his card have one name: what is in my hand is meant as a card.
  if (ref in CARDS && (view.own?.hand.includes(ref) || !agentOf(view, ref))) return acting ? whyNotCard(view, ref, intent, menu) : null;
  const agent = agentOf(view, ref);
  if (agent) return intent.plan[0] === "use shoggoth" ? whyNotVictim(view, agent) : kindOf(intent.plan) === "move" && agent.controller !== me ? because("agent-other", { agent: ref }) : because("first-choose");
  if (ref === "limbo" || ref === "stock") return kindOf(intent.plan) === "retrieve" ? whyNotAdd(view, intent.plan, `take ${ref}`) : because("limbo");
  if (ref === "war" || ref === "revolution") return because("track");
  if (isTarget(view, ref)) return because("first-choose");
  return seatOf(ref) === null ? null : because("seat");
}

function isTarget(view: View, ref: string): boolean {
  return ref.startsWith("royal_") || ref.startsWith("zombie_") || agentOf(view, ref) !== undefined;
}

/** Why no card, or not this one, can begin an action. */
export function whyNoAction(view: View, verb: string, held: string | null): Reason | null {
  const me = view.viewer;
  if (verb in EFFECT_ACTIONS) return owns(view, me, EFFECT_ACTIONS[verb]!) ? (verb === "swap" && view.hudson_used ? because("text-nothing") : null) : because("text-nothing");
  if (verb === "claim") {
    if (held !== null) return because("first-choose");
    return whyNoClaims(view) ?? (claimable(view).length ? null : because("claim-nowhere"));
  }
  if (verb === "show") {
    if (view.actions === 0) return because("no-actions");
    const fit = view.own?.doubles.some((id) => { const agent = agentOf(view, id); return agent !== undefined && inCity(view, agent) && agent.controller !== null && agent.controller !== me; });
    return fit ? null : because("show-none");
  }
  if (verb === "reveal") {
    const seat = me === null ? undefined : view.seats[me];
    if (view.actions === 0) return because("no-actions");
    return seat && !seat.revealed && (view.own?.worth ?? 0) >= view.vp_end ? null : because("reveal");
  }
  if (held !== null) return whyNotBegin(view, verb, held);
  const reasons = [...new Set(view.own?.hand ?? [])].map((card) => whyNotBegin(view, verb, card));
  if (reasons.length === 0) return view.actions === 0 ? because("no-actions") : because("text-nothing");
  if (reasons.some((one) => one === null)) return null;
  // The best reason is one that speaks of the table and not of a single card.
  return reasons.find((one) => one && !one.id.endsWith("no-symbol") && !one.id.endsWith("no-text") && !one.id.endsWith("attempt-card")) ?? reasons[0] ?? null;
}

/** Why an action can do nothing at a place or in a city now. */
export function whyNotThere(view: View, verb: string, id: string): Reason | null {
  const place = placeOf(view, id);
  const me = view.viewer;
  if (me === null) return because("watching");
  if (verb === "claim") return place ? whyNotClaim(view, id) : because("first-choose");
  const general = whyNoAction(view, verb, null);
  if (general !== null) return general;
  if (verb === "place") return place ? whyNotPut(view, id) : because("first-choose");
  if (verb === "retrieve") return place && (place.cubes[me] ?? 0) > 0 ? null : because("place-no-cube");
  if (verb === "move") return agentsOf(view, me).some((agent) => agent.place === (place?.city?.id ?? id)) ? null : because("move-none");
  return null;
}

function whyNotPlace(view: View, id: string, { path, plan }: Intent): Reason | null {
  const kind = kindOf(plan);
  if (kind === "") return path[0] === "claim" ? whyNotClaim(view, id) : path.length === 0 ? because(placeOf(view, id)?.kind === "effect" ? "effect" : "first-choose") : null;
  if (kind === "place" || plan[0] === "use duchess_de_uzes") return whyNotPut(view, id);
  if (kind === "retrieve") return whyNotAdd(view, plan, `take ${id}`);
  if (kind !== "use") return null;
  return because("text-place");
}

function whyNotCard(view: View, card: string, intent: Intent, menu: boolean): Reason | null {
  if (!view.own?.hand.includes(card)) return because("not-in-hand", { card });
  const verb = intent.path[0];
  if (menu) return verb ? whyNotBegin(view, verb, card) : because("first-choose");
  const phrase = joining(intent.plan, card);
  if (phrase !== null) return whyNotAdd(view, intent.plan, phrase) ?? because("order");
  return kindOf(intent.plan) === "use" && !textPossible(view, card) ? because("text-nothing") : null;
}
