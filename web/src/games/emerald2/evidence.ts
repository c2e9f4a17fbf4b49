/** What everybody could see of the others' identities. */
import type { Telling } from "../../lib/wire";
import type { Evidence } from "../emerald/notebook.svelte";
import { CARDS } from "./printed";
import { seatOf, sideOf, type Board, type Side, type View } from "./view";

/** What speaks for and against: royalty, points by kind, markers, agents. */
export function evidenceOf(view: View, board: Board, story: readonly Telling[], seat: number): Evidence[] {
  const one = view.seats[seat];
  const shown = board.seats[seat];
  if (!one || !shown) return [];
  const out: Evidence[] = [];
  const add = (id: string, args: Evidence["args"], side: Side | null, weight: number) =>
    out.push({ id, args, side, weight });
  const known = sideOf(board, seat);
  if (known !== null) add(one.revealed ? "revealed" : "looked", { side: known }, known, 0);
  const { killed, hidden, boxes } = shown;
  if (killed) add("killed-royalty", { n: killed }, "restorationist", 4 * killed);
  if (hidden) add("hid-royalty", { n: hidden }, "loyalist", 4 * hidden);
  if (boxes) add("killed-agents", { n: boxes }, "loyalist", 2 * boxes);
  for (const side of ["loyalist", "restorationist"] as const) {
    const points = shown.gains
      .filter((gain) => gain.sort === side && gain.source in CARDS)
      .reduce((sum, gain) => sum + gain.points, 0);
    if (points) add("points", { side, n: points }, side, points);
    const moved = markerSteps(story, seat, side);
    if (moved) add("marker", { side, n: moved }, side, moved);
  }
  if (one.yog) add("yog", { n: one.yog }, "loyalist", 2 * one.yog);
  if (one.turned && known === null) add("turned", {}, null, 0);
  return out;
}

/** How far a seat has moved a marker: what was moved between their turn's beginning and the next one's. */
export function markerSteps(story: readonly Telling[], seat: number, side: Side): number {
  let turn: number | null = null;
  let steps = 0;
  for (const { kind, args } of story) {
    if (kind === "turn") turn = seatOf(String(args["seat"]));
    if (kind === "marker-moved" && turn === seat && args["track"] === side) steps += Number(args["steps"]);
  }
  return steps;
}
