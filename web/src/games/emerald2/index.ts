/** A Study in Emerald, second edition, drawn. */
import type { GameDrawing } from "../../drawing";
import type { Words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { desk } from "./desk.svelte";
import End from "./End.svelte";
import { CARDS, figureOf, GAME, print, type TableFile } from "./facts";
import figures from "./figures.svg?raw";
import Hand from "./Hand.svelte";
import icons from "./icons.svg?raw";
import { about } from "./labels";
import { tint } from "./owner";
import Players from "./Players.svelte";
import type { View } from "./view";
import { whyNot } from "./why";

function where(view: View, words: Words): string {
  if (view.over !== "") return words.line("board-where-over");
  if (view.round === 0) return words.line("board-where-setup");
  if (view.actions === 0) return words.line("board-where-done", { round: view.round });
  return words.line("board-where", { round: view.round, n: GAME.actions - view.actions + 1, of: GAME.actions });
}

/** What only its player knew of an identity, everybody may see now. */
function allSeeing(view: View, views: readonly View[]): View {
  return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, side: views[i]?.own?.side ?? seat.side })) };
}

export default {
  Board,
  Hand,
  Players,
  End,
  sprites: [icons, figures],
  figures: ["fig-deerstalker", "fig-horror", "fig-lady", "fig-society", "fig-beard"],
  tint,
  where,
  points: (view: View) => view.seats.map((seat) => seat.points),
  chapters: new Set(["turn", "game-ends"]),
  whyNot: (view: View, ref: string, words: Words) => whyNot(view, ref, words, { path: desk.path, held: desk.held, place: desk.place, plan: desk.plan(view) }),
  about,
  windows: true,
  clauses: Object.fromEntries(Object.entries(CARDS).map(([card, fact]) => [card, fact.clauses])),
  figure: figureOf,
  allSeeing,
  print: (table: unknown) => print(table as TableFile | null),
} satisfies GameDrawing;
