/** The table as the server shows it: the same as `view.py` of the game. */
import { step, type Side } from "../emerald/view";
import type * as shared from "../emerald/view";

export { finalSide, seatOf, sideOf, step, who, type PlanView, type Side } from "../emerald/view";

export interface CityView {
  id: string;
  defence: number;
  cubes: readonly number[];
  agents: readonly number[];
  zombies: number;
  /** The card that can be claimed; empty if there is none. */
  face_up: string;
  stack: number;
  city_card_in: boolean;
  royalty: string;
  royal: "stack" | "slot" | "gone" | "killed" | "hidden";
  royal_by: number | null;
  royal_bombs: number;
  royal_vp: number;
  leader: number | null;
}

export interface GainView {
  source: string;
  sort: "neutral" | "restorationist" | "loyalist" | "box";
  points: number;
  /** Whose piece lies in the box. */
  victim: number | null;
}

export interface SeatView extends shared.SeatView {
  agent_stock: number;
  /** Who has looked at the identity card. */
  looked_by?: readonly number[];
  /** Agents on Mi-Go, and on Yog-Sothoth. */
  away: number;
  yog: number;
  tokens: number;
  kept: readonly string[];
  points: number;
  gains: readonly GainView[];
}

export interface OwnView extends shared.OwnView {
  perhaps: number;
}

export interface View extends shared.View {
  options: Readonly<Record<string, boolean>>;
  killing: boolean;
  hunted: readonly number[];
  restorationist: number;
  loyalist: number;
  share: number;
  track_length: number;
  cities: readonly CityView[];
  seats: readonly SeatView[];
  away_since: number;
  own: OwnView | null;
}

/** Who is asked, as far as the step says so. */
export function askedSeat(view: View): number | null {
  const { name, fields } = step(view);
  if (name === "Attack") return fields[4] ?? null;
  return ["Act", "Again", "ClaimCity", "AddAgent", "Hunt", "ZombieCity"].includes(name) ? (fields[0] ?? null) : null;
}

/** An attack that waits for an interrupt. */
export interface Attack {
  how: string;
  attacker: number;
  city: string;
  /** Whose agent is the target; null where everybody's is. */
  victim: number | null;
}

const ATTACKS = ["assassination", "shoggoth", "vampires", "zombie", "cthulhu"];

export function attackOf(view: View): Attack | null {
  const { name, fields } = step(view);
  const [how, attacker, city, victim] = fields;
  if (name !== "Attack" || how === undefined || attacker === undefined || city === undefined) return null;
  const kind = ATTACKS[how] ?? "assassination";
  return { how: kind, attacker, city: view.cities[city]?.id ?? "", victim: kind === "cthulhu" ? null : (victim ?? null) };
}

/** Pieces of a seat in a city: cubes and agents together; zombies are none. */
export function pieces(city: CityView, seat: number): number {
  return (city.cubes[seat] ?? 0) + (city.agents[seat] ?? 0);
}

/** Everybody who has pieces in a city, the strongest first. */
export function present(city: CityView): { seat: number; cubes: number; agents: number; total: number }[] {
  return city.cubes
    .map((cubes, seat) => ({ seat, cubes, agents: city.agents[seat] ?? 0, total: pieces(city, seat) }))
    .filter((row) => row.total > 0)
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
}

/** How many pieces a seat is short of leading in a city. */
export function shortOfLead(city: CityView, seat: number): number {
  const others = city.cubes.map((_, other) => (other === seat ? 0 : pieces(city, other)));
  return Math.max(0, Math.max(...others) + 1 - pieces(city, seat));
}

export function agentsInCities(view: View, seat: number): number {
  return view.cities.reduce((sum, city) => sum + (city.agents[seat] ?? 0), 0);
}

export function cubesInCities(view: View, seat: number): number {
  return view.cities.reduce((sum, city) => sum + (city.cubes[seat] ?? 0), 0);
}

/** The side of the higher marker; null if they are level. */
export function ahead(view: View): Side | null {
  if (view.restorationist === view.loyalist) return null;
  return view.restorationist > view.loyalist ? "restorationist" : "loyalist";
}
