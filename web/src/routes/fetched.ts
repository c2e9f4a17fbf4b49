/** The pages that are fetched when somebody goes there: what is needed at a table need not come with the lobby. */
import { drawingOf } from "../drawing";
import { sources } from "../lib/library.svelte";

export const FETCHED = { table: () => import("./Table.svelte"), replay: () => import("./Replay.svelte") };

/** Ask for all that a table of this game needs, while the server is still opening it. Whoever needs it will say if it does not come. */
export function fetchAhead(game: string, language: string): void {
  void Promise.allSettled([FETCHED.table(), drawingOf(game), sources(game, language)]);
}
