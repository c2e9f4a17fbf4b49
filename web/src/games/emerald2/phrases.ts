/** Reading phrases: which card they name, and for which of its symbols it serves. */

/** The symbol of a card (or `text`) by which a phrase uses it. */
export function symbolOf(phrase: string): string {
  const [verb, , side] = phrase.split(" ");
  return verb === "use" ? "text" : verb === "advance" ? side! : verb!;
}

/** The phrases that use this card; those that only say what becomes of a card that is used already are not among them. */
export function naming(phrases: readonly string[], card: string): string[] {
  return phrases.filter((phrase) => !phrase.startsWith("top ") && (phrase === card || phrase.split(" ")[1] === card));
}

/** What can be touched in a city: `seat-1`, `royalty`. */
export function targetsIn(phrases: readonly string[], city: string): ReadonlySet<string> {
  const aims = phrases.filter((phrase) => phrase.startsWith(`aim ${city} `));
  return new Set(aims.map((phrase) => phrase.split(" ")[2]!));
}
