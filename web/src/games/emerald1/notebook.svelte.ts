/** What I think of the others' identities and of my agents' faith: my own marks, kept on this screen alone, and what everybody could see. */
import type { Telling } from "../../lib/wire";
import { NAMED } from "./facts";
import { agentsOf, isMain, seatOf, sideOf, type AgentView, type Side, type View } from "./view";

export const MARKS = ["none", "loyalist", "loyalist-perhaps", "restorationist-perhaps", "restorationist"] as const;
export type Mark = (typeof MARKS)[number];

/** Something public that speaks for a side, or for neither. */
export interface Evidence {
  /** The end of the message's id (`board-evidence-…`). */
  id: string;
  args: Readonly<Record<string, string | number>>;
  side: Side | null;
  /** How much it weighs, for the balance; 0 where it settles the matter. */
  weight: number;
}

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

/** From −1 (all speaks for a Loyalist) to 1 (all for a Restorationist); 0 without any evidence. */
export function balance(evidence: readonly Evidence[]): number {
  const settled = evidence.find((one) => one.weight === 0 && one.side !== null);
  if (settled) return settled.side === "loyalist" ? -1 : 1;
  const sum = (side: Side) => evidence.filter((one) => one.side === side).reduce((total, one) => total + one.weight, 0);
  const loyal = sum("loyalist");
  const rest = sum("restorationist");
  // Two grains on either side, so that a little evidence does not speak loudly.
  return (rest - loyal) / (rest + loyal + 4);
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

interface Kept {
  marks: Record<number, Mark>;
  /** Whom I suspect of holding an agent's counter. */
  holders: Record<string, number>;
}

/** My marks at this table. */
export class Notebook {
  #kept = $state<Kept>({ marks: {}, holders: {} });
  #key: string | null = null;

  /** Open the page of this table and this seat. */
  open(table: string, me: number): void {
    const key = `intrigue.notebook.${table}.${me}`;
    if (key === this.#key) return;
    this.#key = key;
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept> | null;
    this.#kept = { marks: kept?.marks ?? {}, holders: kept?.holders ?? {} };
  }

  of(seat: number): Mark {
    return this.#kept.marks[seat] ?? "none";
  }

  mark(seat: number, mark: Mark): void {
    this.#keep({ ...this.#kept, marks: { ...this.#kept.marks, [seat]: mark } });
  }

  /** Who may hold an agent's double agent counter; null: nobody in particular. */
  holder(agent: string): number | null {
    return this.#kept.holders[agent] ?? null;
  }

  suspect(agent: string, seat: number | null): void {
    const { [agent]: _, ...others } = this.#kept.holders;
    this.#keep({ ...this.#kept, holders: seat === null ? others : { ...others, [agent]: seat } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    if (this.#key !== null) localStorage.setItem(this.#key, JSON.stringify(kept));
  }
}

export const notebook = new Notebook();
