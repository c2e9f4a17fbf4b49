/** Whose a thing is: the letter is the seat's, colour and hatching are those of the colour the player chose. */
import type { View } from "./view";

const LETTERS = "ABCDEF";
const COLOURS: readonly string[] = ["red", "blue", "yellow", "green", "white", "black"];

export function letter(seat: number): string {
  return LETTERS[seat] ?? "?";
}

/** Which of the six looks (0 = A … 5 = F in theme.css) a seat has. */
export function tint(view: View, seat: number): number {
  const at = COLOURS.indexOf(view.seats[seat]?.colour ?? "");
  return at < 0 ? seat : at;
}

/** The classes of theme.css that carry colour (`pB`) and hatching (`hB`). */
export function paint(view: View, seat: number): string {
  const look = LETTERS[tint(view, seat)];
  return `p${look} h${look}`;
}
