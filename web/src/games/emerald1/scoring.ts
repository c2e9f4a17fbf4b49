/** What everybody's things are worth (sections 19 and 21): now, as far as the view knows it, and at the end. */
import type { Telling } from "../../lib/wire";
import { GAME } from "./facts";
import { finalSide, inCity, isMain, owns, seatOf, type Side, type View } from "./view";

/** What points come from, in the order of the steps at the end. */
export const STEPS = ["cities", "necronomicon", "royals", "track", "agents", "cards", "kills"] as const;
export type StepName = (typeof STEPS)[number];

/** Is a card in a player's hand, deck or discards, as far as everybody knows? */
function has(view: View, seat: number, card: string): boolean {
  const one = view.seats[seat];
  const buried = seat === view.viewer && view.own?.buried.includes(card);
  return one !== undefined && !buried && (one.discards.includes(card) || one.unplaced.includes(card));
}

/** A player's points as one of this side, source by source; killed agents count at the end only (E1-425 to E1-437). */
export function pointsOf(view: View, seat: number, side: Side): { what: StepName; n: number }[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const rebel = side === "restorationist";
  const royals = view.cities.filter((city) => city.royal_by === seat && city.royal === (rebel ? "killed" : "hidden"));
  const own = view.agents.filter((agent) => agent.controller === seat && agent.kept_by === null);
  const scoring = (name: string) => GAME.scoring[name] ?? 0;
  const vampires = own.filter((agent) => agent.vampire && inCity(view, agent)).length;
  const zombies = sum(view.cities.map((city) => city.zombies));
  const beasts =
    (has(view, seat, "vampire") && !view.banished ? vampires * scoring("vampire") : 0) +
    (has(view, seat, "zombies") && !view.banished && zombies >= GAME.zombies ? scoring("all_zombies") : 0) +
    (owns(view, seat, "yog_sothoth") ? view.agents.filter((agent) => agent.place === "yog_sothoth").length * scoring("yog_sothoth_per_agent") : 0);
  const black = has(view, seat, "black_hand") ? royals.length * scoring("black_hand_per_royal") : 0;
  const named = own.filter((agent) => !isMain(agent) && !agent.vampire && (inCity(view, agent) || agent.place === "mi_go"));
  return [
    { what: "cities", n: sum(view.cities.filter((city) => city.control === seat).map((city) => city.vp)) },
    { what: "necronomicon", n: has(view, seat, "necronomicon") ? scoring("necronomicon") : 0 },
    { what: "royals", n: sum(royals.map((city) => city.royal_vp)) },
    { what: "track", n: rebel ? view.revolution_vp : view.war_vp },
    { what: "agents", n: rebel ? sum(named.map((agent) => agent.vp)) : 0 },
    { what: "cards", n: rebel ? black : beasts },
  ];
}

export interface Score {
  seat: number;
  side: Side;
  /** What the disc showed before all was revealed and counted. */
  had: number;
  parts: Readonly<Record<StepName, number>>;
  points: number;
  /** The side is out (E1-456). */
  out: boolean;
  place: number;
  wins: boolean;
}

/** Everybody's score in the order of the seats, as the game told it. */
export function finalScores(view: View, story: readonly Telling[]): Score[] {
  const told = new Map<number, Telling["args"]>();
  const winners = new Set<number>();
  for (const { kind, args } of story) {
    const seat = seatOf(String(args["seat"]));
    if (seat === null) continue;
    if (kind === "final-score") told.set(seat, args);
    if (kind === "wins" || kind === "shares-victory") winners.add(seat);
  }
  const rows = view.seats.map((one, seat) => {
    const args = told.get(seat);
    const side = (args?.["side"] as Side | undefined) ?? finalSide(view, seat);
    const known = Object.fromEntries(pointsOf(view, seat, side).map(({ what, n }) => [what, n]));
    const parts = Object.fromEntries(STEPS.map((step) => [step, Number(args?.[step] ?? known[step] ?? 0)])) as Record<StepName, number>;
    return { seat, side, had: Number(args?.["had"] ?? one.disc), parts, points: one.final ?? STEPS.reduce((sum, step) => sum + parts[step], 0) };
  });
  const gone = sideOut(rows);
  const height = (row: { seat: number; side: Side; points: number }) => (row.side === gone ? -10_000 : 0) + row.points * 2 + (winners.has(row.seat) ? 1 : 0);
  return rows.map((row) => {
    const place = 1 + rows.filter((other) => height(other) > height(row)).length;
    return { ...row, out: row.side === gone, place, wins: winners.size ? winners.has(row.seat) : place === 1 };
  });
}

/** The side of the lowest score; in a tie the Loyalists; null if all are on one side (E1-455 to E1-457). */
export function sideOut(rows: readonly { side: Side; points: number }[]): Side | null {
  return new Set(rows.map((row) => row.side)).size < 2 ? null : (lowest(rows)?.side ?? null);
}

/** Who is lowest; among equals a Loyalist counts as lower. */
export function lowest<T extends { side: Side; points: number }>(rows: readonly T[]): T | undefined {
  return [...rows].sort((a, b) => a.points - b.points || (a.side === b.side ? 0 : a.side === "loyalist" ? -1 : 1))[0];
}
