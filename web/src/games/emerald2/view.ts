/** The table as the server shows it: the same as `view.py` of the game. */

export type Side = "loyalist" | "restorationist";

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

export interface SeatView {
  colour: string;
  stock: number;
  limbo: number;
  agent_stock: number;
  /** Who has looked at the identity card. */
  looked_by?: readonly number[];
  /** Agents on Mi-Go, and on Yog-Sothoth. */
  away: number;
  yog: number;
  tokens: number;
  revealed: boolean;
  /** The identity card, `hidden` until it is revealed. */
  side: Side | "hidden";
  /** A Change of Heart lies on it: the player is on the other side. */
  turned: boolean;
  hand: number;
  deck: number;
  top: string;
  discards: readonly string[];
  lost: number;
  /** All his other cards: in hand, in the deck, or among the discards nobody has seen. */
  unplaced: readonly string[];
  kept: readonly string[];
  points: number;
  gains: readonly GainView[];
  final: number | null;
}

export interface PlanView {
  kind: string;
  using: string;
  chosen: readonly string[];
  picked: readonly number[];
}

export interface OwnView {
  side: Side;
  hand: readonly string[];
  deck: readonly string[];
  lost: readonly string[];
  plan: PlanView | null;
  looked: readonly (readonly [number, Side])[];
  worth: number;
  perhaps: number;
}

export interface View {
  viewer: number | null;
  options: Readonly<Record<string, boolean>>;
  round: number;
  turns: number;
  first: number;
  active: number;
  actions: number;
  killing: boolean;
  hunted: readonly number[];
  /** Why the game is over; empty while it goes on. */
  over: string;
  restorationist: number;
  loyalist: number;
  share: number;
  track_length: number;
  vp_end: number;
  cities: readonly CityView[];
  seats: readonly SeatView[];
  zombies_left: number;
  banished: boolean;
  away_since: number;
  in_play: string;
  own: OwnView | null;
  /** What is still to do, the last first. */
  agenda: readonly (readonly [string, readonly number[]])[];
}

/** What the table waits for, and what it is about. */
export function step(view: View): { name: string; fields: readonly number[] } {
  const top = view.agenda[view.agenda.length - 1];
  return top ? { name: top[0], fields: top[1] } : { name: "", fields: [] };
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

export function otherSide(side: Side): Side {
  return side === "loyalist" ? "restorationist" : "loyalist";
}

/** The side a seat is on, a Change of Heart counted in, as far as the viewer knows it; null if he does not. */
export function sideOf(view: View, seat: number): Side | null {
  const public_ = view.seats[seat];
  if (!public_) return null;
  const looked = view.own?.looked.find(([other]) => other === seat)?.[1];
  const card = public_.side !== "hidden" ? public_.side : seat === view.viewer ? view.own?.side : looked;
  if (card === undefined) return null;
  return public_.turned ? otherSide(card) : card;
}

/** `you` for myself, else the seat: what messages choose by. */
export function who(seat: number, me: number | null): string {
  return seat === me ? "you" : `seat-${seat}`;
}

/** `seat-2` is seat 2; null if it is no seat. */
export function seatOf(ref: string): number | null {
  const found = /^seat-(\d+)$/.exec(ref);
  return found ? Number(found[1]) : null;
}
