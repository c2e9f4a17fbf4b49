/** The table as the server shows it, and how its words are read. */
export type { Board, ColumnView, Counted, LaidBoard, LaidView, TurnedUp, View } from "./wire.gen";

export const HIDDEN = "hidden";

/** `seat-2` is seat 2. */
export function seatOf(ref: string | number | undefined): number {
  return Number(String(ref).replace("seat-", ""));
}
