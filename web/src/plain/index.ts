/** A game without a drawing of its own: the view is listed as it is, and answers are given in the prompt. */
import type { GameDrawing } from "../drawing";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Players from "./Players.svelte";

export default { Board, Players, End } satisfies GameDrawing as GameDrawing;
