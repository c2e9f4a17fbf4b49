/** What the drawings of both editions have in common. */
import type { GameDrawing } from "../../drawing";
import { posterOfBoth } from "./both";
import figures from "./figures.svg?raw";
import icons from "./icons.svg?raw";
import { nextLine } from "./labels";
import { tint } from "../../lib/owner";
import Traveller from "./Traveller.svelte";
import { allSeeing, allSeeingBoard } from "./view";

export const ofBoth = {
  sprites: [icons, posterOfBoth.sprite, figures],
  tint,
  chapters: new Set(["turn", "game-ends"]),
  next: nextLine,
  windows: posterOfBoth.windows,
  pieces: true,
  allSeeing,
  allSeeingBoard,
  Traveller,
} satisfies Partial<GameDrawing>;
