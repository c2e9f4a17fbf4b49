/** A Study in Emerald, second edition, drawn. */
import type { GameDrawing } from "../../drawing";
import type { Words } from "../../lib/words.svelte";
import { ofBoth } from "../emerald/drawing";
import { where } from "../emerald/labels";
import { legendOf } from "../emerald/legend";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { about } from "./labels";
import Players from "./Players.svelte";
import Reading from "./Reading.svelte";
import { CARDS, figureOf, GAME, pictureOf, print, type BoxFile } from "./printed";
import { scenes } from "./scenes";
import type { View } from "./view";

export default {
  ...ofBoth,
  ...{ Board, Hand, Players, End },
  where: (view: View, words: Words) => where(view, words, GAME.actions),
  about,
  scenes,
  Detail: Reading,
  details: (view: View, ref: string) => view.cities.some((city) => city.id === ref),
  clauses: Object.fromEntries(Object.entries(CARDS).map(([card, printed]) => [card, printed.clauses])),
  figure: figureOf,
  picture: pictureOf,
  legend: legendOf([
    "place",
    "claim",
    "retrieve",
    "move",
    "assassinate",
    "marker-restorationist",
    "marker-loyalist",
    "bomb",
    "agent",
    "insanity",
    "agent-box",
    "sane",
    "mad",
  ]),
  print: (box: unknown) => print(box as BoxFile | null),
} satisfies GameDrawing;
