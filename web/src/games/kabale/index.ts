/** Kabale und Hiebe, drawn. */
import type { GameDrawing } from "../../drawing";
import type { Words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { counts } from "./labels";
import End from "./End.svelte";
import { CARDS, clausesOf, corner, goalOf, KINDS, ROUNDS } from "./printed";
import figures from "./figures.svg?raw";
import Hand from "./Hand.svelte";
import icons from "./icons.svg?raw";
import { tint } from "../../lib/owner";
import Players from "./Players.svelte";
import poster from "./poster";
import { scenes } from "./scenes";
import Traveller from "./Traveller.svelte";
import type { View } from "./view";

export default {
  Board,
  Hand,
  Players,
  End,
  sprites: [icons, poster.sprite, figures],
  tint,
  where: (view: View, words: Words) => words.line("board-round", { n: view.round, of: ROUNDS }),
  chapters: new Set(["round-begins", "round-ends", "settling", "game-ends"]),
  about: counts,
  scenes,
  Traveller,
  next: ([verb = "", thing = ""], words: Words) =>
    words.has(`board-next-${verb}`) ? words.line(`board-next-${verb}`, { thing }) : null,
  windows: poster.windows,
  clauses: Object.fromEntries(Object.keys(CARDS).map((card) => [card, clausesOf(card)])),
  figure: (ref: string) => (ref in CARDS ? `fig-${ref}` : null),
  picture: (ref: string) => (KINDS.includes(ref) ? [`icon-${ref}`] : null),
  legend: (words: Words) =>
    [
      ["kinds", KINDS] as const,
      ...["next", "clock", "storm", "hand", "deck", "discard"].map((id) => [id, [id]] as const),
    ].map(([id, icons]) => ({ icons, name: words.line(`board-sign-${id}`), about: words.line(`board-about-${id}`) })),
  value: (ref: string) => {
    if (ref in CARDS) return corner(ref);
    const goal = goalOf(ref);
    return KINDS.includes(goal.kind) ? String(goal.points) : null;
  },
} satisfies GameDrawing;
