/** Whose a thing is: the letter is the seat's, colour and hatching are those of the colour the player chose. */
const LETTERS = "ABCDEF";
const COLOURS: readonly string[] = ["red", "blue", "yellow", "green", "white", "black"];

/** As much of a view as tells the colours of players. */
export interface Coloured {
  seats: readonly { colour: string }[];
}

/** The letter of a seat, and of a look: after F comes A again. */
export function letter(n: number): string {
  return LETTERS[n % LETTERS.length]!;
}

/** Which of the looks (0 = A … 5 = F in theme.css) a seat has. */
export function tint(view: Coloured, seat: number): number {
  const at = COLOURS.indexOf(view.seats[seat]?.colour ?? "");
  return at < 0 ? seat : at;
}

/** The class of theme.css that carries the colour (`pB`). */
export function colour(view: Coloured, seat: number): string {
  return `p${letter(tint(view, seat))}`;
}

/** The classes of theme.css that carry colour and hatching (`pB hB`). */
export function paint(view: Coloured, seat: number): string {
  return `${colour(view, seat)} h${letter(tint(view, seat))}`;
}
