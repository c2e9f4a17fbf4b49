/** What a touch on something on the board would mean now, and whether it is open. */
import type { Light } from "../../drawing";
import { goings, kindOf, thingsOf, whyNotAdd, whyNotGo, whyNotPut, whyNotStrike, type Phrases } from "./plan";
import { mayEnter, refuges } from "./routes";
import { agentOf, inCity, step, type View } from "./view";

/** Where I stand: is it mine to answer, the plan, the words chosen so far, the agent who is to go. */
export interface Now {
  view: View;
  mine: boolean;
  plan: Phrases;
  chosen: readonly string[];
  light: (ref: string) => Light;
  agent: string | null;
}

/** Nothing is begun yet in my turn. */
export function isMenu({ view, mine, plan }: Now): boolean {
  return mine && plan.length === 0 && step(view).name === "Act";
}

// ------------------------------------------------------------ agents

/** The verb by which an agent would be chosen now; null if none is asked for. */
export function agentVerb(now: Now): string | null {
  const { view, mine, plan, chosen } = now;
  if (!mine) return null;
  const { name } = step(view);
  if (name === "Foil") return "show";
  if (name === "Hunt") return "strike";
  if (name === "KeepDouble") return "keep";
  if (name !== "Act") return null;
  if (plan.length === 0) {
    if (chosen[0] === "move") return "go";
    return chosen[0] !== undefined && ["show", "shelter", "sacrifice", "return"].includes(chosen[0]) ? chosen[0] : null;
  }
  const kind = kindOf(plan);
  if (kind === "attempt") return thingsOf(plan, "strike").length ? null : "strike";
  if (kind === "move" || plan[0] === "use nadar") return "go";
  if (plan[0] === "use shoggoth") return "strike";
  return plan[0] === "use vampire" ? "turn" : null;
}

/** Can this agent be chosen now? */
export function agentLight(now: Now, id: string): Light {
  const { view, plan, chosen, light, agent } = now;
  const verb = agentVerb(now);
  if (verb === null) return "none";
  const found = agentOf(view, id);
  if (agent === id || (chosen[0] === verb && chosen[1] === id) || plan.includes(`${verb} ${id}`)) return "chosen";
  if (verb === "go") {
    if (!found || found.controller !== view.viewer || !inCity(view, found)) return "none";
    return goings(plan).some((going) => going.agent === id) ? "chosen" : "open";
  }
  if (kindOf(plan) === "attempt") return found && inCity(view, found) ? (whyNotStrike(view, thingsOf(plan, "attempt")[0] ?? "", id) === null ? "open" : "forbidden") : "none";
  return light(id) === "open" ? "open" : "none";
}

/** All agents that can be chosen now, chosen ones among them. */
export function choosable(now: Now): string[] {
  const verb = agentVerb(now);
  if (verb === null) return [];
  const all = verb === "keep" ? (now.view.own?.drawn ?? []) : now.view.agents.map((agent) => agent.id);
  return all.filter((id) => ["open", "chosen"].includes(agentLight(now, id)));
}

/** A royal person or a zombie as a target. */
export function targetLight(now: Now, target: string): Light {
  const { view, plan, light, mine } = now;
  if (!mine) return "none";
  if (kindOf(plan) !== "attempt") return light(target);
  if (plan.includes(`strike ${target}`)) return "chosen";
  if (thingsOf(plan, "strike").length) return "none";
  return whyNotStrike(view, thingsOf(plan, "attempt")[0] ?? "", target) === null ? "open" : "forbidden";
}

// ------------------------------------------------------------ cities

/** The agent who goes somewhere with the next city: the one I have taken up, or one who must flee. */
export function traveller(now: Now): string | null {
  const { view, mine, agent } = now;
  if (!mine) return null;
  const { name, fields } = step(view);
  // The rules number agents as the view has them: the named ones, then everybody's main agent.
  if (name === "Flee") return view.agents[fields[1] ?? -1]?.id ?? null;
  return agentVerb(now) === "go" || isMenu(now) ? agent : null;
}

export function cityLight(now: Now, city: string): Light {
  const { view, plan, light } = now;
  const goer = traveller(now);
  if (goer === null) return now.mine ? light(city) : "none";
  const found = agentOf(view, goer);
  if (!found) return "none";
  if (step(view).name === "Flee") return refuges(view, goer).includes(city) ? "open" : "none";
  if (found.place === city) return "none";
  if (plan[0] === "use nadar") return mayEnter(view, found.controller ?? 0, city) ? "open" : "forbidden";
  return whyNotGo(view, plan, goer, city) === null ? "open" : "forbidden";
}

/** The answer, or the piece of a plan, that naming this city now is; null if the page knows better. */
export function cityPhrase(now: Now, city: string): { phrase: string; plan: boolean } | null {
  const goer = traveller(now);
  if (goer === null) return null;
  const direct = step(now.view).name === "Flee" || now.plan[0] === "use nadar";
  return { phrase: `go ${goer} ${city}`, plan: !direct };
}

// ------------------------------------------------------------ places

export function placeLight(now: Now, id: string, looked: string | null): Light {
  const { view, mine, plan, chosen, light } = now;
  if (!mine) return "none";
  const kind = kindOf(plan);
  if (kind === "place") return whyNotPut(view, id) === null ? "open" : "forbidden";
  if (kind === "retrieve") return whyNotAdd(view, plan, `take ${id}`) === null ? "open" : "none";
  if (isMenu(now) && chosen.length === 0 && looked === id) return "chosen";
  // Whoever has begun with another verb does not claim.
  if (isMenu(now) && chosen.length > 0 && chosen[0] !== "claim") return "none";
  if (kind !== "" && kind !== "use") return "none";
  return light(id);
}

/** Can cubes of this player there be sent to Limbo by the plan? */
export function sendOpen(now: Now, seat: number, place: string): boolean {
  return now.mine && now.plan[0] === "use okhrana" && seat !== now.view.viewer && whyNotAdd(now.view, now.plan, `send seat-${seat} ${place}`) === null;
}
