/** What the lobby shows of a game that nobody has opened yet. Its drawing is fetched only when somebody does. */
import { place } from "./lib/sprite";

export interface Poster {
  /** An SVG file (as text) with the symbols of the figures. */
  sprite: string;
  /** Medallions (`fig-…` ids). */
  figures: readonly string[];
  /** Does the game have windows, where everybody is asked before something happens? Unknown if left out. */
  windows?: boolean;
}

const found = import.meta.glob<Poster>("./games/*/poster.ts", { eager: true, import: "default" });

/** The poster of a game, ready to be shown: it stands in the folder of its drawing. A game without one has none. */
export function posterOf(game: string): Poster | null {
  const poster = found[`./games/${game}/poster.ts`];
  if (poster) place(poster.sprite);
  return poster ?? null;
}
