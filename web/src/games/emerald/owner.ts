/** Whose a thing is: the letter is the seat's, colour and hatching are those of the colour the player chose. */
import type { Seen } from "./view";

const LETTERS = "ABCDE";
const COLOURS: readonly string[] = ["red", "blue", "yellow", "green", "white"];

export function letter(seat: number): string {
  return LETTERS[seat] ?? "?";
}

/** Which of the looks (0 = A … 4 = E in theme.css) a seat has. */
export function tint(view: Seen, seat: number): number {
  const at = COLOURS.indexOf(view.seats[seat]?.colour ?? "");
  return at < 0 ? seat : at;
}

/** The class of theme.css that carries the colour (`pB`). */
export function colour(view: Seen, seat: number): string {
  return `p${LETTERS[tint(view, seat)]}`;
}

/** The classes of theme.css that carry colour and hatching (`pB hB`). */
export function paint(view: Seen, seat: number): string {
  return `${colour(view, seat)} h${LETTERS[tint(view, seat)]}`;
}
