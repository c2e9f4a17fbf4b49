/** What the drawings of both editions read of a view, and how seats are named. */
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

/** Identities in a view: the cards. */
export interface View {
  seats: readonly {
    /** `hidden` until it is revealed. */
    side: string;
  }[];
  own: { side: string } | null;
}

/** What follows from a view about players, as far as both editions say it. */
export interface Board {
  /** Which side everybody is on, as far as the viewer knows it. */
  seats: readonly { side: Side | "hidden" }[];
}

export function sideOf(board: Board, seat: number): Side | null {
  const side = board.seats[seat]?.side ?? "hidden";
  return side === "hidden" ? null : side;
}

/** What only its player knew of an identity, everybody may see now. */
export function allSeeing<V extends View>(view: V, views: readonly V[]): V {
  return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, side: views[i]?.own?.side ?? seat.side })) };
}

/** The side that everybody knew of themselves. */
export function allSeeingBoard<B extends Board>(board: B, boards: readonly B[]): B {
  return { ...board, seats: board.seats.map((seat, i) => ({ ...seat, side: boards[i]?.seats[i]?.side ?? seat.side })) };
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

/** The cards of my hand, and how many of its kind stand before each. */
export function copies(view: { own: { hand: readonly string[] } | null }): { card: string; copy: number }[] {
  return (view.own?.hand ?? []).map((card, i, all) => ({
    card,
    copy: all.slice(0, i).filter((one) => one === card).length,
  }));
}
