/** Why a thing cannot be chosen now. */
import type { Words } from "../../lib/words.svelte";
import { CARDS, count } from "./facts";
import { because, claimable, joining, kindOf, textPossible, unmoved, whyNoKill, whyNotAdd, whyNotBegin, type Phrases, type Reason } from "./plan";
import { askedSeat, seatOf, shortOfLead, step, type CityView, type View } from "./view";

export const ACTIONS = ["place", "claim", "retrieve", "move", "advance", "assassinate", "use", "discard"] as const;

/** What I have in mind: the words chosen so far, a card in my fingers, the plan. */
export interface Intent {
  path: readonly string[];
  held: string | null;
  /** A city that I look at. */
  place?: string | null;
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
  const now = step(view).name;
  const menu = (now === "Act" || now === "Again") && intent.plan.length === 0;
  const city = view.cities.find((one) => one.id === ref);
  if (city) return menu || intent.plan.length ? whyNotCity(view, city, intent) : null;
  if (menu && (ACTIONS as readonly string[]).includes(ref))
    return intent.place ? whyNotThere(view, ref, intent.place) : whyNoAction(view, ref, intent.held);
  if (ref in CARDS) return whyNotCard(view, ref, intent, menu);
  if (ref === "limbo") return because("limbo");
  if (ref === "loyalist" || ref === "restorationist") return because("track");
  if (ref === "royalty") return because("first-choose");
  return seatOf(ref) === null ? null : because("seat");
}

/** Why no card, or not this one, can begin an action. */
export function whyNoAction(view: View, verb: string, held: string | null): Reason | null {
  if (held !== null) return whyNotBegin(view, verb, held);
  const reasons = [...new Set(view.own?.hand ?? [])].map((card) => whyNotBegin(view, verb, card));
  if (reasons.length === 0) return view.actions === 0 ? because("no-actions") : null;
  if (reasons.some((one) => one === null)) return null;
  // The best reason is one that speaks of the table and not of a single card.
  return reasons.find((one) => one && !one.id.endsWith("no-symbol") && !one.id.endsWith("no-text")) ?? reasons[0] ?? null;
}

/** Why an action can do nothing in a city now. */
export function whyNotThere(view: View, verb: string, id: string): Reason | null {
  const general = whyNoAction(view, verb, null);
  const city = view.cities.find((one) => one.id === id);
  const me = view.viewer;
  if (general !== null || !city || me === null) return general;
  if (verb === "claim") return whyNotCity(view, city, { path: [], held: null, plan: ["claim"] });
  if (verb === "retrieve") return (city.cubes[me] ?? 0) > 0 ? null : because("city-no-cube", { city: id });
  if (verb === "assassinate") {
    const reasons = [...new Set(view.own?.hand ?? [])].filter((card) => count(card, "assassinate") > 0).map((card) => whyNoKill(view, city, card));
    return reasons.includes(null) ? null : (reasons[0] ?? null);
  }
  return null;
}

function whyNotCard(view: View, card: string, intent: Intent, menu: boolean): Reason | null {
  if (!view.own?.hand.includes(card)) return because("not-in-hand", { card });
  const verb = intent.path[0];
  if (menu) return verb ? whyNotBegin(view, verb, card) : because("first-choose");
  const phrase = joining(intent.plan, card);
  return phrase === null ? null : (whyNotAdd(view, intent.plan, phrase) ?? because("order"));
}

function whyNotCity(view: View, city: CityView, { path, plan }: Intent): Reason | null {
  const me = view.viewer ?? 0;
  const kind = plan.length ? kindOf(plan) : "";
  if (kind === "") return path.length === 0 ? because("first-choose") : null;
  if (kind === "claim") {
    if (city.face_up === "") return because("city-stack", { city: city.id });
    if (city.leader !== me) return because("city-lead", { city: city.id, n: shortOfLead(city, me) });
    return claimable(view).includes(city) ? null : because("city-claim-cube", { city: city.id });
  }
  if (kind === "retrieve") return whyNotAdd(view, plan, `take ${city.id}`) ?? because("order");
  if (kind === "move") return unmoved(view, plan, city.id) > 0 ? because("city-same") : because("city-no-agent", { city: city.id });
  if (kind === "assassinate") return whyNoKill(view, city, plan[0]!.split(" ")[1]!);
  const card = plan[0]?.split(" ")[1] ?? "";
  if (card === "hide_royalty" && city.royal !== "slot") return because("city-royal", { city: city.id });
  if ((card === "hide_royalty" || card === "duchess_d_uzes") && city.leader !== me) return because("city-lead", { city: city.id, n: shortOfLead(city, me) });
  if ((card === "third_section" || card === "duchess_d_uzes") && city.face_up === "") return because("city-stack", { city: city.id });
  if ((card === "mi_go" || card === "yog_sothoth") && unmoved(view, [], city.id) === 0) return because("city-no-agent", { city: city.id });
  return textPossible(view, card) ? because("city-card", { city: city.id }) : because("text-nothing");
}
