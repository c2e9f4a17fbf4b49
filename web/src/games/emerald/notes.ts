/** What a notebook is drawn of. */
import type { Suspected, Telling } from "../../lib/wire";
import type { Words } from "../../lib/words.svelte";

export interface NotesProps<View, Board, Notebook> {
  view: View;
  board: Board;
  me: number | null;
  words: Words;
  story: readonly Telling[];
  notebook: Notebook;
  /** Asks what the program would suspect now; null where nobody may ask. */
  suspect?: (() => Promise<Suspected>) | null;
}
