/** The final scores with every reason (E2-274 to E2-285), as the rules count them. */
import { GAME } from "./facts";
import { ahead, finalSide, type GainView, type Side, type View } from "./view";

export interface Score {
  seat: number;
  side: Side;
  /** What the disc shows: all points of all kinds and the share from the tracks. */
  had: number;
  /** Lost: points of the other side, boxes that do not count, the share, the penalty. All are 0 or more. */
  other: number;
  box: number;
  share: number;
  penalty: number;
  /** Before the penalty. */
  corrected: number;
  points: number;
  place: number;
  wins: boolean;
}

/** Does a player of this side keep these points? */
export function keeps(view: View, gain: GainView, side: Side): boolean {
  if (gain.sort === "neutral") return true;
  if (gain.sort !== "box") return gain.sort === side;
  return side === "loyalist" && gain.victim !== null && finalSide(view, gain.victim) === "restorationist";
}

/** Everybody's score in the order of the seats. */
export function finalScores(view: View): Score[] {
  const leading = ahead(view);
  const rows = view.seats.map((one, seat) => {
    const side = finalSide(view, seat);
    const lost = (box: boolean) =>
      one.gains.filter((gain) => (gain.sort === "box") === box && !keeps(view, gain, side)).reduce((sum, gain) => sum + gain.points, 0);
    const share = leading !== null && leading !== side ? view.share : 0;
    const other = lost(false);
    const box = lost(true);
    return { seat, side, had: one.points, other, box, share, corrected: one.points - other - box - share };
  });
  const low = lowest(rows);
  const scored = rows.map((row) => {
    const penalty = low && row.side === low.side ? GAME.penalty : 0;
    return { ...row, penalty, points: row.corrected - penalty };
  });
  // In a tie a Restorationist is higher (E2-284).
  const height = (row: { points: number; side: Side }) => row.points * 2 + (row.side === "restorationist" ? 1 : 0);
  return scored.map((row) => {
    const place = 1 + scored.filter((other) => height(other) > height(row)).length;
    return { ...row, place, wins: place === 1 };
  });
}

/** Who is lowest before the penalty; among equals a Loyalist counts as lower (E2-280). */
export function lowest<T extends { corrected: number; side: Side }>(rows: readonly T[]): T | undefined {
  return [...rows].sort((a, b) => a.corrected - b.corrected || (a.side === b.side ? 0 : a.side === "loyalist" ? -1 : 1))[0];
}

/** What a player's points are made of, kind by kind, and whether he keeps them. */
export function madeOf(view: View, seat: number): { kind: string; points: number; kept: boolean }[] {
  const side = finalSide(view, seat);
  const out: { kind: string; points: number; kept: boolean }[] = [];
  for (const gain of view.seats[seat]?.gains ?? []) {
    const kept = keeps(view, gain, side);
    const same = out.find((one) => one.kind === gain.sort && one.kept === kept);
    if (same) same.points += gain.points;
    else out.push({ kind: gain.sort, points: gain.points, kept });
  }
  if (view.share) out.push({ kind: "tracks", points: view.share, kept: ahead(view) === side });
  return out.filter((one) => one.points > 0).sort((a, b) => Number(b.kept) - Number(a.kept));
}
