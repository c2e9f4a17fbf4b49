/** A Study in Emerald, first edition, drawn. */
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
import { CLAUSES, figureOf, GAME, pictureOf, print, type BoxFile } from "./printed";
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
  clauses: CLAUSES,
  figure: figureOf,
  picture: pictureOf,
  legend: legendOf([
    "cube",
    "gold",
    "bomb",
    "arrow-revolution",
    "arrow-war",
    "agent",
    "insanity",
    "control-disc",
    "block-disc",
    "known-to-authorities",
    "double-agent",
    "mad",
    "sane",
    "vampire",
  ]),
  print: (box: unknown) => print(box as BoxFile | null),
} satisfies GameDrawing;
