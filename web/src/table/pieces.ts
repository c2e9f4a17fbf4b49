/** A sentence of the story in pieces: the names of people and things in it stand out. */

export interface Piece {
  text: string;
  bold: boolean;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a name next stands as a whole word: in some languages endings are joined to names, and those are left alone. */
function next(sentence: string, name: string, from: number): number {
  const letter = (at: number) => LETTER.test(sentence.charAt(at));
  let at = sentence.indexOf(name, from);
  while (at >= 0 && (letter(at - 1) || letter(at + name.length))) at = sentence.indexOf(name, at + 1);
  return at;
}

/** The sentence cut where one of the names begins or ends; of two that begin at the same place the first counts. */
export function pieces(sentence: string, names: readonly string[]): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (;;) {
    let found = { name: "", at: sentence.length };
    for (const name of names) {
      const at = next(sentence, name, from);
      if (at >= 0 && at < found.at) found = { name, at };
    }
    if (found.at > from) out.push({ text: sentence.slice(from, found.at), bold: false });
    if (!found.name) return out;
    out.push({ text: found.name, bold: true });
    from = found.at + found.name.length;
  }
}
