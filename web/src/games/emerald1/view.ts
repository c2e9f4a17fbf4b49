/** The table as the server shows it: the same as `view.py` of the game. */
import { step } from "../emerald/view";
import type * as shared from "../emerald/view";

export { finalSide, seatOf, sideOf, step, who, type PlanView, type Side } from "../emerald/view";
export type TrackName = "revolution" | "war";

export interface CityView {
  id: string;
  vp: number;
  defence: number;
  control: number | null;
  locked: boolean;
  destroyed: boolean;
  /** Cubes in the City box. */
  box: readonly number[];
  box_blocked: boolean;
  /** The Game card that can be claimed; empty if there is none. */
  face_up: string;
  /** Cubes on it. */
  cubes: readonly number[];
  blocked: boolean;
  /** How many cards lie face down below it. */
  pile: number;
  royal: "free" | "killed" | "hidden" | "gone";
  royal_by: number | null;
  royal_defence: number;
  royal_vp: number;
  zombies: number;
}

export interface EffectView {
  id: string;
  place: "deck" | "display" | "seat" | "city" | "gone";
  owner: number | null;
  cubes: readonly number[];
  blocked: boolean;
}

export interface AgentView {
  id: string;
  /** A city by its name, or `aside`, `card`, `mi_go`, `yog_sothoth`, `killed`, `eaten`, `lost`. */
  place: string;
  /** Whose disc lies on it. */
  controller: number | null;
  kept_by: number | null;
  vampire: boolean;
  since: number;
  bombs: number;
  vp: number;
  double: "hidden" | "shown";
  /** Who has shown the double agent counter. */
  double_by: number | null;
}

export interface SeatView extends shared.SeatView {
  pool: number;
  mad: number;
  /** To the authorities. */
  known: boolean;
  /** Where the disc stands on the victory track. */
  disc: number;
  /** How many double agent counters he holds that are not shown. */
  doubles: number;
  buried: number;
}

export interface OwnView extends shared.OwnView {
  buried: readonly string[];
  /** The double agent counters he holds. */
  doubles: readonly string[];
  /** Those he has drawn and is choosing from. */
  drawn: readonly string[];
  /** Counters he does not hold but knows of, and who holds them; null: nobody. */
  elsewhere: readonly (readonly [string, number | null])[];
  kills: number;
}

export interface View extends shared.View {
  options: Readonly<Record<string, boolean | number>>;
  free_used: boolean;
  hudson_used: boolean;
  safe: readonly string[];
  hunted: readonly string[];
  due_seat: number;
  war: number;
  revolution: number;
  war_top: number;
  revolution_top: number;
  war_vp: number;
  revolution_vp: number;
  cities: readonly CityView[];
  effects: readonly EffectView[];
  agents: readonly AgentView[];
  seats: readonly SeatView[];
  blocking_discs: number;
  zombie_owner: number | null;
  sane_left: number;
  mad_left: number;
  doubles_left: number;
  necronomicon_of: number | null;
  removed: readonly string[];
  own: OwnView | null;
}

// ------------------------------------------------------------ what the table waits for

/** Who is asked, as far as the step says so. */
export function askedSeat(view: View): number | null {
  const { name, fields } = step(view);
  if (name === "Foil") return fields[3] ?? null;
  return ["Act", "SettleIn", "StandBy", "Escape", "Flee", "DoomedCity", "Hunt", "ZombieCity", "KeepDouble"].includes(name) ? (fields[0] ?? null) : null;
}

/** An attack that others are asked about. */
export interface Attack {
  how: string;
  attacker: number;
  city: string;
  /** `vera_figner`, `royal_paris`. */
  target: string;
}

const ATTACKS = ["attempt", "shoggoth", "vampire", "zombie", "cthulhu"];

export function attackOf(view: View, targets: readonly string[]): Attack | null {
  const { name, fields } = step(view);
  const at = name === "Escape" ? fields[3] : name === "Foil" ? fields[2] : name === "StandBy" ? fields[4] : undefined;
  const target = at === undefined ? undefined : targets[at];
  if (target === undefined) return null;
  const city = targetCity(view, target);
  if (city === null) return null;
  if (name === "Escape") return { how: ATTACKS[fields[1] ?? 0] ?? "attempt", attacker: fields[2] ?? 0, city, target };
  return { how: "attempt", attacker: fields[0] ?? 0, city, target };
}

/** The city of something that can be attacked; null if it is in none. */
export function targetCity(view: View, target: string): string | null {
  const found = /^(?:royal|zombie)_(.+)$/.exec(target);
  if (found) return found[1] ?? null;
  const agent = agentOf(view, target);
  return agent && inCity(view, agent) ? agent.place : null;
}

// ------------------------------------------------------------ things

export function cityOf(view: View, id: string): CityView | undefined {
  return view.cities.find((city) => city.id === id);
}

export function effectOf(view: View, id: string): EffectView | undefined {
  return view.effects.find((effect) => effect.id === id);
}

export function agentOf(view: View, id: string): AgentView | undefined {
  return view.agents.find((agent) => agent.id === id);
}

export function isMain(agent: AgentView): boolean {
  return agent.id.startsWith("main-");
}

/** Does an agent stand in a city? */
export function inCity(view: View, agent: AgentView): boolean {
  return view.cities.some((city) => city.id === agent.place);
}

/** The agents in a city, the strongest player's first, main agents before others. */
export function agentsIn(view: View, city: string): AgentView[] {
  return view.agents
    .filter((agent) => agent.place === city && agent.controller !== null)
    .sort((a, b) => (a.controller ?? 0) - (b.controller ?? 0) || Number(isMain(b)) - Number(isMain(a)));
}

/** The agents of a player in cities. */
export function agentsOf(view: View, seat: number): AgentView[] {
  return view.agents.filter((agent) => agent.controller === seat && inCity(view, agent));
}

/** Does a player have this Permanent Effect before him? */
export function owns(view: View, seat: number | null, effect: string): boolean {
  const found = effectOf(view, effect);
  return seat !== null && found?.place === "seat" && found.owner === seat;
}

/** The effects before a player. */
export function effectsOf(view: View, seat: number): EffectView[] {
  return view.effects.filter((effect) => effect.place === "seat" && effect.owner === seat);
}

/** Has a player no agent besides his main agent (E1-204, E1-205)? */
export function isAlone(view: View, seat: number): boolean {
  return !view.agents.some((agent) => agent.controller === seat && !isMain(agent) && (inCity(view, agent) || agent.place === "mi_go"));
}

// ------------------------------------------------------------ places and influence

/** A place for cubes: `card_paris`, `box_paris`, or a Permanent Effect. */
export interface Place {
  id: string;
  kind: "card" | "box" | "effect";
  /** Null for an effect. */
  city: CityView | null;
  effect: EffectView | null;
  cubes: readonly number[];
  blocked: boolean;
  /** Is there something cubes can lie on? */
  there: boolean;
}

export function placeOf(view: View, id: string): Place | null {
  const effect = effectOf(view, id);
  if (effect) return { id, kind: "effect", city: null, effect, cubes: effect.cubes, blocked: effect.blocked, there: effect.place === "display" };
  const found = /^(card|box)_(.+)$/.exec(id);
  const city = found ? cityOf(view, found[2]!) : undefined;
  if (!found || !city) return null;
  return found[1] === "card"
    ? { id, kind: "card", city, effect: null, cubes: city.cubes, blocked: city.blocked, there: city.face_up !== "" }
    : { id, kind: "box", city, effect: null, cubes: city.box, blocked: city.box_blocked, there: !city.destroyed };
}

/** Every place there is, in the order of the rules. */
export function places(view: View): Place[] {
  const ids = [...view.cities.map((city) => `card_${city.id}`), ...view.cities.map((city) => `box_${city.id}`), ...view.effects.map((effect) => effect.id)];
  return ids.map((id) => placeOf(view, id)!);
}

const CULTISTS = 2;

export interface Influence {
  seat: number;
  cubes: number;
  agents: number;
  /** Cubes, agents, and with Cultists the control disc (E1-87 to E1-90, E1-383). */
  points: number;
}

/** Everybody with influence at a place, the strongest first; agents settle ties (E1-91). */
export function influences(view: View, place: Place): Influence[] {
  const rows = view.seats.map((_, seat) => {
    const cubes = place.cubes[seat] ?? 0;
    const agents = place.city ? view.agents.filter((agent) => agent.place === place.city!.id && agent.controller === seat).length : 0;
    const disc = place.city?.control === seat && owns(view, seat, "cultists") ? CULTISTS : 0;
    return { seat, cubes, agents, points: cubes + agents + disc };
  });
  return rows.filter((row) => row.points > 0).sort((a, b) => b.points - a.points || b.agents - a.agents || a.seat - b.seat);
}

/** Who leads among these, the first of them; null in a full tie or if nobody is there. */
export function leaderOf(rows: readonly Influence[]): number | null {
  const [one, two] = rows;
  if (!one) return null;
  return two && two.points === one.points && two.agents === one.agents ? null : one.seat;
}

/** Has nobody else more influence there (E1-85, E1-91, E1-92)? */
export function isHighest(rows: readonly Influence[], seat: number): boolean {
  const own = rows.find((row) => row.seat === seat);
  const [first] = rows;
  return own !== undefined && first !== undefined && own.points === first.points && own.agents === first.agents;
}

/** How many more cubes a player needs there so that nobody has more. */
export function shortOf(rows: readonly Influence[], seat: number): number {
  const own = rows.find((row) => row.seat === seat) ?? { points: 0, agents: 0, cubes: 0 };
  const best = rows.filter((row) => row.seat !== seat)[0];
  const lacking = best ? Math.max(0, best.points - own.points + (best.agents > own.agents ? 1 : 0)) : 0;
  return Math.max(lacking, own.cubes === 0 ? 1 : 0);
}

/** A player's cubes at all places. */
export function cubesOnBoard(view: View, seat: number): number {
  return places(view).reduce((sum, place) => sum + (place.cubes[seat] ?? 0), 0);
}
