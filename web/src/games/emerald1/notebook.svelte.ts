/** What everybody could see of the others' identities and of my agents' faith, and my notes of them. */
import type { Telling } from "../../lib/wire";
import * as shared from "../emerald/notebook.svelte";
import type { Evidence } from "../emerald/notebook.svelte";
import { NAMED } from "./facts";
import { agentsOf, isMain, seatOf, sideOf, type AgentView, type Side, type View } from "./view";

/** What speaks for and against: royal persons, markers, agents, beasts. */
export function evidenceOf(view: View, story: readonly Telling[], seat: number): Evidence[] {
  const one = view.seats[seat];
  if (!one) return [];
  const out: Evidence[] = [];
  const add = (id: string, args: Evidence["args"], side: Side | null, weight: number) => out.push({ id, args, side, weight });
  const known = sideOf(view, seat);
  if (known !== null) add(one.revealed ? "revealed" : "looked", { side: known }, known, 0);
  const taken = (how: string) => view.cities.filter((city) => city.royal === how && city.royal_by === seat).length;
  const killed = taken("killed");
  const hidden = taken("hidden");
  if (killed) add("killed-royalty", { n: killed }, "restorationist", 4 * killed);
  if (hidden) add("hid-royalty", { n: hidden }, "loyalist", 4 * hidden);
  const victims = view.agents.filter((agent) => agent.kept_by === seat).length;
  if (victims) add("killed-agents", { n: victims }, "loyalist", 2 * victims);
  for (const track of ["revolution", "war"] as const)
    for (const way of ["up", "down"] as const) {
      const n = markerSteps(story, seat, track, way);
      if (n) add("marker", { track, way, n }, (track === "war") === (way === "up") ? "loyalist" : "restorationist", n);
    }
  const worth = agentsOf(view, seat).reduce((sum, agent) => sum + (agent.vampire ? 0 : agent.vp), 0);
  if (worth) add("agents", { n: worth }, "restorationist", worth);
  const vampires = agentsOf(view, seat).filter((agent) => agent.vampire).length;
  if (vampires) add("vampires", { n: vampires }, "loyalist", vampires);
  if (view.zombie_owner === seat && !view.banished) add("zombies", {}, "loyalist", 2);
  const given = view.agents.filter((agent) => agent.place === "yog_sothoth" && agent.controller === seat).length;
  if (given) add("yog", { n: given }, "loyalist", 2 * given);
  if (one.turned && known === null) add("turned", {}, null, 0);
  return out;
}

/** How far a seat has moved a marker by cards, this way; what emptied piles moved in his turn is not his doing. */
export function markerSteps(story: readonly Telling[], seat: number, track: string, way: "up" | "down"): number {
  let turn: number | null = null;
  let emptied = false;
  let steps = 0;
  for (const { kind, args } of story) {
    if (kind === "turn") turn = seatOf(String(args["seat"]));
    if (kind === "marker-moved" && !emptied && turn === seat && args["track"] === track && Number(args["steps"]) > 0 === (way === "up")) steps += Math.abs(Number(args["steps"]));
    emptied = kind === "pile-empty";
  }
  return steps;
}

// ------------------------------------------------------------ double agents

/** One of my agents, and how likely it is that another player holds his double agent counter. */
export interface Suspect {
  agent: AgentView;
  /** Between 0 and 1. */
  chance: number;
  /** Whom I know to hold it. */
  known: number | null;
}

/** My named agents on the board, the most doubtful first. */
export function suspects(view: View): Suspect[] {
  const me = view.viewer;
  const own = view.own;
  if (me === null || !own) return [];
  const elsewhere = new Map(own.elsewhere);
  const shown = new Set(view.agents.filter((agent) => agent.double_by !== null).map((agent) => agent.id));
  // Counters that I know nothing of lie with the others or have not been dealt, each place as likely as another.
  const open = NAMED.filter((id) => !shown.has(id) && !own.doubles.includes(id) && !own.drawn.includes(id) && !elsewhere.has(id)).length;
  const held = view.seats.reduce((sum, seat, i) => sum + (i === me ? 0 : seat.doubles), 0) - [...elsewhere.values()].filter((holder) => holder !== null).length;
  const chance = open > 0 ? Math.min(1, Math.max(0, held / open)) : 0;
  return agentsOf(view, me)
    .filter((agent) => !isMain(agent))
    .map((agent) => {
      const known = elsewhere.get(agent.id);
      if (known !== undefined) return { agent, chance: known === null ? 0 : 1, known };
      return { agent, chance: shown.has(agent.id) || own.doubles.includes(agent.id) ? 0 : chance, known: null };
    })
    .sort((a, b) => b.chance - a.chance);
}

// ------------------------------------------------------------ the book

/** My marks at this table, and whom I suspect of holding the counters of my agents. */
export class Notebook extends shared.Notebook {
  /** Who may hold an agent's double agent counter; null: nobody in particular. */
  holder(agent: string): number | null {
    return this.read("holders", agent) as number | null;
  }

  suspect(agent: string, seat: number | null): void {
    this.write("holders", agent, seat);
  }
}

export const notebook = new Notebook();
