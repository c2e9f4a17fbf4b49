/** What I think of the others' identities: my own marks, kept on this screen alone, and what everybody could see. */
import type { Suspected } from "../../lib/wire";
import type { Side } from "./view";

export const MARKS = ["none", "loyalist", "loyalist-perhaps", "restorationist-perhaps", "restorationist"] as const;
export type Mark = (typeof MARKS)[number];

/** Something public that speaks for a side, or for neither. */
export interface Evidence {
  /** The end of the message's id (`board-evidence-…`). */
  id: string;
  args: Readonly<Record<string, string | number>>;
  side: Side | null;
  /** How much it weighs, for the balance; 0 where it settles the matter. */
  weight: number;
}

/** From −1 (all speaks for a Loyalist) to 1 (all for a Restorationist); 0 without any evidence. */
export function balance(evidence: readonly Evidence[]): number {
  const settled = evidence.find((one) => one.weight === 0 && one.side !== null);
  if (settled) return settled.side === "loyalist" ? -1 : 1;
  const sum = (side: Side) => evidence.filter((one) => one.side === side).reduce((total, one) => total + one.weight, 0);
  const loyal = sum("loyalist");
  const rest = sum("restorationist");
  // Two grains on either side, so that a little evidence does not speak loudly.
  return (rest - loyal) / (rest + loyal + 4);
}

/** The likelier side of a seat as the program would see it, in parts of a hundred; null of a seat that it does not know. */
export function likelier(suspected: Suspected, seat: number): { side: Side; n: number } | null {
  const sides = suspected.seats[seat];
  if (!sides) return null;
  const side = (sides["restorationist"] ?? 0) > (sides["loyalist"] ?? 0) ? "restorationist" : "loyalist";
  return { side, n: Math.round((sides[side] ?? 0) * 100) };
}

type Kept = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/** Books of old had marks alone, a line for each seat; these become the page of marks. */
function pagesOf(kept: Kept | Readonly<Record<string, string>> | null): Kept {
  const old = Object.entries(kept ?? {}).filter(([, note]) => typeof note === "string");
  return old.length > 0 ? { marks: Object.fromEntries(old) as Record<string, string> } : ((kept ?? {}) as Kept);
}

/**
 * My marks at this table, and what else an edition lets me note: a page for each kind of note, a line for each thing.
 *
 * Whoever sits down opens their own book: nothing of it may reach the next person at this screen.
 */
export class Notebook {
  #kept = $state.raw<Kept>({});
  /** Is what the program would suspect to be shown? Nobody who does not ask for it sees it. */
  suspecting = $state(false);
  readonly #key: string | null;

  /** The book of this table and this seat; whoever only watches has an empty one. */
  constructor(table: string, me: number | null) {
    this.#key = me === null ? null : `intrigue.notebook.${table}.${me}`;
    if (this.#key)
      this.#kept = pagesOf(
        JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Kept | Readonly<Record<string, string>> | null,
      );
  }

  /** The book of the table on the screen. */
  static ofThisTable<Book extends Notebook>(this: new (table: string, me: number | null) => Book, me: number | null) {
    return new this(location.pathname + location.hash, me);
  }

  of(seat: number): Mark {
    return (this.read("marks", String(seat)) ?? "none") as Mark;
  }

  mark(seat: number, mark: Mark): void {
    this.write("marks", String(seat), mark);
  }

  protected read(page: string, line: string): string | number | null {
    return this.#kept[page]?.[line] ?? null;
  }

  /** Write on a line, or with null leave it empty. */
  protected write(page: string, line: string, note: string | number | null): void {
    const { [line]: _, ...others } = this.#kept[page] ?? {};
    this.#kept = { ...this.#kept, [page]: note === null ? others : { ...others, [line]: note } };
    if (this.#key !== null) localStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }
}
