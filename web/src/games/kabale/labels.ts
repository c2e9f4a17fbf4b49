/** The accessible names of what is drawn, made of the same words as the story. */
import type { Words } from "../../lib/words.svelte";
import { goalOf } from "./printed";
import { HIDDEN, seatOf, type Board, type ColumnView, type LaidView, type TurnedUp, type View } from "./view";

/** `you` for myself, else the seat: what messages choose by. */
export function who(seat: number, me: number | null): string {
  return seat === me ? "you" : `seat-${seat}`;
}

/** "Column 2, Music 3, 2 of 3 cards". */
export function columnName(column: ColumnView, at: number, words: Words): string {
  const text = words.line("board-column", {
    column: `column-${at + 1}`,
    goal: column.goal,
    n: column.filling,
    of: goalOf(column.goal).points,
    state: column.closed ? "closed" : column.full ? "full" : "open",
  });
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** "your King, face down", "Clara’s card, face down", "Anna’s Witch, worth 1". */
export function cardName(laid: LaidView, value: string, me: number | null, words: Words): string {
  const owner = who(laid.owner, me);
  if (laid.up) return words.line("board-card-up", { owner, card: laid.card, value });
  const place = laid.under ? "under" : "column";
  if (laid.card === HIDDEN) return words.line("board-card-hidden", { owner, place });
  return words.line("board-card-down", { owner, card: laid.card, place });
}

/** What laying a card at the bottom of a column turns up. */
export function turnsUp(last: TurnedUp | null, me: number | null, words: Words): string {
  if (!last) return words.line("board-turns-up-nothing");
  const owner = who(last.owner, me);
  return last.card === HIDDEN
    ? words.line("board-turns-up-hidden", { owner })
    : words.line("board-turns-up", { owner, card: last.card });
}

/** What happens if this column is chosen now: the two lines in its empty place. */
export function offer(
  view: View,
  board: Board,
  at: number,
  me: number | null,
  words: Words,
): { verb: string; effect: string } {
  const column = view.columns[at];
  if (board.asks === "swap" && column)
    return { verb: words.line("board-swap-here"), effect: words.line("board-swap-gets", { goal: column.goal }) };
  return { verb: words.line("board-lay-here"), effect: turnsUp(board.columns[at]?.turns_up ?? null, me, words) };
}

/** Everything countable that everybody may know of a player. */
export function counts(view: View, ref: string, words: Words): string | null {
  const seat = view.seats[seatOf(ref)];
  if (!seat) return null;
  const lines = [
    words.line("board-hand-count", { n: seat.hand }),
    words.line("board-pile-count", { n: seat.pile }),
    words.line("board-discards-count", { n: seat.discards.length + seat.lost }),
    words.line("board-goals-won", { n: seat.won.length }),
  ];
  return lines.map((line) => line.charAt(0).toLocaleUpperCase(words.language) + line.slice(1)).join("\n");
}
