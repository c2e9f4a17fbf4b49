/** What everybody could see of the others' identities, and my notes of them. */
import type { Suspected, Telling } from "../../lib/wire";
import * as shared from "../emerald/notebook.svelte";
import type { Evidence } from "../emerald/notebook.svelte";
import { seatOf, type Board, type Side, type View } from "./view";

/** What speaks for and against: royal persons, agents, beasts; and the markers that they have moved. */
export function evidenceOf(view: View, board: Board, story: readonly Telling[], seat: number): Evidence[] {
  const one = view.seats[seat];
  const shown = board.seats[seat];
  if (!one || !shown) return [];
  const out: Evidence[] = [];
  const known = shown.side;
  if (known !== "hidden")
    out.push({ id: one.revealed ? "revealed" : "looked", args: { side: known }, side: known, weight: 0 });
  for (const { what, n, side, weight } of shown.evidence)
    out.push({ id: what, args: { n }, side: side as Side, weight });
  for (const track of ["revolution", "war"] as const)
    for (const way of ["up", "down"] as const) {
      const n = markerSteps(story, seat, track, way);
      const side = (track === "war") === (way === "up") ? "loyalist" : "restorationist";
      if (n) out.push({ id: "marker", args: { track, way, n }, side, weight: n });
    }
  if (one.turned && known === "hidden") out.push({ id: "turned", args: {}, side: null, weight: 0 });
  return out;
}

/** How far a seat has moved a marker by cards, this way; what emptied piles moved in their turn is not their doing. */
export function markerSteps(story: readonly Telling[], seat: number, track: string, way: "up" | "down"): number {
  let turn: number | null = null;
  let emptied = false;
  let steps = 0;
  for (const { kind, args } of story) {
    if (kind === "turn") turn = seatOf(String(args["seat"]));
    const moved =
      kind === "marker-moved" && !emptied && turn === seat && args["track"] === track ? Number(args["steps"]) : 0;
    if (moved !== 0 && moved > 0 === (way === "up")) steps += Math.abs(moved);
    emptied = kind === "pile-empty";
  }
  return steps;
}

/** Who may hold an agent's counter as the program would see it, in parts of a hundred, the likeliest first. */
export function holdersOf(suspected: Suspected | null, agent: string): { seat: number; n: number }[] {
  return Object.entries(suspected?.held[agent] ?? {})
    .flatMap(([name, likely]) => ({ seat: seatOf(name) ?? -1, n: Math.round(likely * 100) }))
    .filter(({ seat, n }) => seat >= 0 && n > 0)
    .sort((one, other) => other.n - one.n);
}

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
