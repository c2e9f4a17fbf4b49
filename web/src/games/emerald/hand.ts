/** What a card in the hand is drawn of, besides what is printed on it. */
import type { Light } from "../../drawing";
import type { Words } from "../../lib/words.svelte";

export interface HandProps {
  card: string;
  words: Words;
  light: Light;
  narrow: boolean;
  /** On a phone: nothing stands above the cards, so there is room for the medallion of every one. */
  tall: boolean;
  /** The symbol it serves for in my plan, by its `id`; `text` for its text. */
  use: string | null;
  /** The symbols (or `text`) that a touch on them would play now. */
  open: ReadonlySet<string>;
  /** It answers the page itself. */
  ref: string | undefined;
  move: string;
  /** Why it cannot be chosen, in a few words. */
  why: string | null;
  click: (event: MouseEvent, symbol: string | null) => void;
}
