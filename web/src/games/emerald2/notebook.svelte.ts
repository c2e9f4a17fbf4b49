/** What I think of the others' identities: my own marks, kept on this screen alone, and what everybody could see. */
import type { Telling } from "../../lib/wire";
import { CARDS } from "./facts";
import { agentsInCities, seatOf, sideOf, type Side, type View } from "./view";

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

/** What speaks for and against: royalty, points by kind, markers, agents. */
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
  const boxes = one.gains.filter((gain) => gain.sort === "box").length;
  if (boxes) add("killed-agents", { n: boxes }, "loyalist", 2 * boxes);
  for (const side of ["loyalist", "restorationist"] as const) {
    const points = one.gains.filter((gain) => gain.sort === side && gain.source in CARDS).reduce((sum, gain) => sum + gain.points, 0);
    if (points) add("points", { side, n: points }, side, points);
    const moved = markerSteps(story, seat, side);
    if (moved) add("marker", { side, n: moved }, side, moved);
  }
  if (one.yog) add("yog", { n: one.yog }, "loyalist", 2 * one.yog);
  if (one.turned && known === null) add("turned", {}, null, 0);
  return out;
}

/** How far a seat has moved a marker: what was moved between his turn's beginning and the next one's. */
export function markerSteps(story: readonly Telling[], seat: number, side: Side): number {
  let turn: number | null = null;
  let steps = 0;
  for (const { kind, args } of story) {
    if (kind === "turn") turn = seatOf(String(args["seat"]));
    if (kind === "marker-moved" && turn === seat && args["track"] === side) steps += Number(args["steps"]);
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

/** Is a seat in danger of having to show its identity? */
export function endangered(view: View, seat: number): boolean {
  const one = view.seats[seat];
  return one !== undefined && !one.revealed && (one.tokens === 1 || agentsInCities(view, seat) + one.away === 1);
}

/** My marks at this table. */
export class Notebook {
  marks = $state<Record<number, Mark>>({});
  #key: string | null = null;

  /** Open the page of this table and this seat. */
  open(table: string, me: number): void {
    const key = `intrigue.notebook.${table}.${me}`;
    if (key === this.#key) return;
    this.#key = key;
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    this.marks = typeof kept === "object" && kept !== null ? (kept as Record<number, Mark>) : {};
  }

  of(seat: number): Mark {
    return this.marks[seat] ?? "none";
  }

  mark(seat: number, mark: Mark): void {
    this.marks = { ...this.marks, [seat]: mark };
    if (this.#key !== null) localStorage.setItem(this.#key, JSON.stringify(this.marks));
  }
}

export const notebook = new Notebook();
