/** A Study in Emerald, first edition, drawn. */
import type { GameDrawing } from "../../drawing";
import type { Words } from "../../lib/words.svelte";
import figures from "../emerald/figures.svg?raw";
import icons from "../emerald/icons.svg?raw";
import { nextLine, where } from "../emerald/labels";
import { tint } from "../emerald/owner";
import { allSeeing, allSeeingBoard } from "../emerald/view";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { CLAUSES, figureOf, GAME, print, type BoxFile } from "./printed";
import Hand from "./Hand.svelte";
import { about } from "./labels";
import Players from "./Players.svelte";
import type { View } from "./view";

export default {
  Board,
  Hand,
  Players,
  End,
  sprites: [icons, figures],
  figures: ["fig-deerstalker", "fig-royal", "fig-lady", "fig-horror", "fig-gent"],
  tint,
  where: (view: View, words: Words) => where(view, words, GAME.actions),
  chapters: new Set(["turn", "game-ends"]),
  about,
  next: nextLine,
  pieces: true,
  windows: true,
  clauses: CLAUSES,
  figure: figureOf,
  allSeeing,
  allSeeingBoard,
  print: (box: unknown) => print(box as BoxFile | null),
} satisfies GameDrawing;
