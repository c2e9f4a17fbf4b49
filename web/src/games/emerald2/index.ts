/** A Study in Emerald, second edition, drawn. */
import type { GameDrawing } from "../../drawing";
import type { Words } from "../../lib/words.svelte";
import figures from "../emerald/figures.svg?raw";
import icons from "../emerald/icons.svg?raw";
import { nextLine, where } from "../emerald/labels";
import { tint } from "../emerald/owner";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { CARDS, figureOf, GAME, print, type BoxFile } from "./printed";
import Hand from "./Hand.svelte";
import { about } from "./labels";
import Players from "./Players.svelte";
import { allSeeing, allSeeingBoard } from "../emerald/view";
import type { View } from "./view";

export default {
  Board,
  Hand,
  Players,
  End,
  sprites: [icons, figures],
  figures: ["fig-deerstalker", "fig-horror", "fig-lady", "fig-society", "fig-beard"],
  tint,
  where: (view: View, words: Words) => where(view, words, GAME.actions),
  chapters: new Set(["turn", "game-ends"]),
  about,
  next: nextLine,
  windows: true,
  pieces: true,
  clauses: Object.fromEntries(Object.entries(CARDS).map(([card, fact]) => [card, fact.clauses])),
  figure: figureOf,
  allSeeing,
  allSeeingBoard,
  print: (box: unknown) => print(box as BoxFile | null),
} satisfies GameDrawing;
