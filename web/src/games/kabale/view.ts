/** The table as the server shows it: the same as `view.py` of the game. */

export interface LaidView {
  owner: number;
  /** `hidden` unless it is face up, mine, or an Explorer on his way. */
  card: string;
  up: boolean;
  /** Everybody knows what it is. */
  known: boolean;
  /** It lies under the Magic Cap before it. */
  under: boolean;
  early: boolean;
}

export interface ColumnView {
  goal: string;
  /** Nearest to the goal first. */
  cards: readonly LaidView[];
  filling: number;
  full: boolean;
  closed: boolean;
}

export interface SeatView {
  colour: string;
  hand: number;
  pile: number;
  discards: readonly string[];
  lost: number;
  won: readonly string[];
  points: number;
}

export interface OwnView {
  hand: readonly string[];
  pile: readonly string[];
  lost: readonly string[];
}

export interface View {
  viewer: number | null;
  won_open: boolean;
  round: number;
  first: number;
  active: number;
  seats: readonly SeatView[];
  columns: readonly ColumnView[];
  goal_pile: number;
  own: OwnView | null;
  /** What is still to do, the last first. */
  agenda: readonly (readonly [string, readonly number[]])[];
}

export const HIDDEN = "hidden";

/** What the table waits for, and what it is about. */
export function step(view: View): { name: string; fields: readonly number[] } {
  const top = view.agenda[view.agenda.length - 1];
  return top ? { name: top[0], fields: top[1] } : { name: "", fields: [] };
}

/** May everybody look at the goals of this seat just now? */
export function goalsShown(view: View, seat: number, me: number | null): boolean {
  return view.won_open || seat === me || view.agenda.length === 0;
}

/** `seat-2` is seat 2. */
export function seatOf(ref: string | number | undefined): number {
  return Number(String(ref).replace("seat-", ""));
}

/** `column-2` is the second column, number 1. */
export function columnOf(ref: string): number | null {
  const found = /^column-(\d+)$/.exec(ref);
  return found ? Number(found[1]) - 1 : null;
}
