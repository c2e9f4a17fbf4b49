/** What the views of both editions say alike: who sits there, who is asked, on which side somebody is. */

export type Side = "loyalist" | "restorationist";

/** As much of a view as the drawing of both editions reads. */
export interface Seen {
  round: number;
  /** How many actions are left in this turn. */
  actions: number;
  /** Why the game is over; empty while it goes on. */
  over: string;
  vp_end: number;
  seats: readonly { colour: string }[];
}

export interface SeatView {
  colour: string;
  stock: number;
  limbo: number;
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
  /** All his other cards: in hand, in the deck, or wherever else nobody has seen them. */
  unplaced: readonly string[];
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
}

export interface View {
  viewer: number | null;
  round: number;
  turns: number;
  first: number;
  active: number;
  actions: number;
  /** Why the game is over; empty while it goes on. */
  over: string;
  vp_end: number;
  seats: readonly SeatView[];
  zombies_left: number;
  banished: boolean;
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

/** The side a seat was on at the end, when nothing is hidden. */
export function finalSide(view: View, seat: number): Side {
  const one = view.seats[seat];
  const card = one && one.side !== "hidden" ? one.side : "loyalist";
  return one?.turned ? otherSide(card) : card;
}

/** What only its player knew of an identity, everybody may see now. */
export function allSeeing<V extends View>(view: V, views: readonly V[]): V {
  return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, side: views[i]?.own?.side ?? seat.side })) };
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
