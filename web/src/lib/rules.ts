/** Reading the rules: which clauses a text names, and what a search finds in them. */
import type { Chapter, Paragraph, RuleBook } from "./wire";

const CLAUSE = /((?<![\p{L}\p{N}-])[A-Z][A-Z0-9]*-\d+(?![\p{L}\p{N}-]))/u;

/** A text in pieces, the clauses in it marked. */
export function coded(text: string): { text: string; clause: boolean }[] {
  return text
    .split(CLAUSE)
    .map((piece, i) => ({ text: piece, clause: i % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** The first clause that a text names. */
export const clauseIn = (text: string): string | null => CLAUSE.exec(text)?.[1] ?? null;

/** The address of the rules of a game, at a clause or a chapter. */
export const rulesAt = (game: string, place: string | null = null): string =>
  `/rules/${encodeURIComponent(game)}${place === null ? "" : `#${place}`}`;

/** The chapter of the rules that explains all symbols of a game. */
export const SYMBOLS = "symbols";

/** A text without capitals and accents, so that nobody needs a foreign keyboard; and where each letter of it stood. */
function folded(text: string): { plain: string; at: number[] } {
  let plain = "";
  const at: number[] = [];
  let index = 0;
  for (const sign of text) {
    const letters = sign.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace("ß", "ss");
    plain += letters;
    for (let i = 0; i < letters.length; i++) at.push(index);
    index += sign.length;
  }
  return { plain, at: [...at, index] };
}

/** What is looked for: words, or parts of them, that must all be there. */
export const sought = (typed: string): string[] => folded(typed).plain.split(/\s+/).filter(Boolean);

export interface Piece {
  text: string;
  bold: boolean;
  marked: boolean;
}

/** A paragraph as it is shown: in pieces, bold ones and those that were looked for marked. */
export function pieces(text: string, wanted: readonly string[]): Piece[] {
  const bold: boolean[] = [];
  let shown = "";
  text.split("**").forEach((part, i) => {
    shown += part;
    for (let k = 0; k < part.length; k++) bold.push(i % 2 === 1);
  });
  const marked = marksIn(shown, wanted);
  const out: Piece[] = [];
  for (let i = 0; i < shown.length; i++) {
    const last = out.at(-1);
    if (last && last.bold === bold[i] && last.marked === marked[i]) last.text += shown[i];
    else out.push({ text: shown[i]!, bold: bold[i]!, marked: marked[i]! });
  }
  return out;
}

function marksIn(text: string, wanted: readonly string[]): boolean[] {
  const marks = Array.from(text, () => false);
  while (marks.length < text.length) marks.push(false);
  const { plain, at } = folded(text);
  for (const word of wanted)
    for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + 1)) {
      const end = Math.max(at[from + word.length]!, at[from]! + 1);
      marks.fill(true, at[from]!, end);
    }
  return marks;
}

/** The chapters with the paragraphs that were looked for; all of them if nothing was. */
export function search(book: RuleBook, wanted: readonly string[]): Chapter[] {
  if (wanted.length === 0) return [...book.chapters];
  return book.chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((one) => tells(chapter, one, wanted)) }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}

function tells(chapter: Chapter, paragraph: Paragraph, wanted: readonly string[]): boolean {
  const { plain } = folded(`${chapter.title} ${paragraph.text.replaceAll("**", "")}`);
  return wanted.every(
    (word) => plain.includes(word) || paragraph.clauses.some((clause) => clause.toLowerCase() === word),
  );
}

/** Paragraphs and lists in their order: points that follow each other are one list. */
export function blocks(paragraphs: readonly Paragraph[]): { list: boolean; paragraphs: Paragraph[] }[] {
  const out: { list: boolean; paragraphs: Paragraph[] }[] = [];
  for (const paragraph of paragraphs) {
    const last = out.at(-1);
    if (paragraph.item && last?.list) last.paragraphs.push(paragraph);
    else out.push({ list: paragraph.item, paragraphs: [paragraph] });
  }
  return out;
}
