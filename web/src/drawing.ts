/** What a game's drawing is to the page, and the page to a drawing. Nothing else is agreed between them. */
import type { Component } from "svelte";
import type { Draft } from "./lib/draft.svelte";
import type { Scenes } from "./lib/scenes";
import { place } from "./lib/sprite";
import type { SeatInfo, Suspected, Telling } from "./lib/wire";
import type { Words } from "./lib/words.svelte";

/** How a thing stands to the answer being built. Only `open` and `chosen` wear the lamp. */
export type Light = "open" | "chosen" | "forbidden" | "none";

/**
 * What Board, Hand and Players get. They only draw; the page listens.
 *
 * - Every thing that answers can name carries `data-ref` (`rose`, `column-2`, `seat-1`) and, if it can be clicked, is a
 *   `<button>` (or role=button with tabindex) with a name made of words. The page puts nothing on it: the drawing shows
 *   `light(ref)` itself, with the classes of theme.css (`can` for open, `chosen`, `no` for forbidden) and, where they fit,
 *   aria-pressed / aria-disabled (never `disabled`: a click on it must be able to say why not).
 * - `data-ref` is unique on the screen among things that are lit. A card lying on the board that answers do not name
 *   (while the same card may be in the hand) has `data-card` only.
 * - `data-phrase="go holmes"` on a thing that means more than its name alone: a whole phrase, or the first words of one.
 * - `data-card="rose"` on anything that shows a card (or another thing with a `text-…` message): the page shows its
 *   reading size on hover, focus and long press. Give it tabindex="-1" if it is no button, so that keys can reach it.
 * - `data-about="seat-1"` on anything that `about` of the drawing has more to say of: shown in the same way.
 * - `data-act="place"` on the button of an action: `board-act-place` is its name, and `board-about-place` a sentence that is shown
 *   in the same way. `data-key="1"` beside it: its digit for the whole game.
 * - `data-cut` on a text that may be cut short: the whole of it stands in reading size.
 * - `data-roving` on the box of a group (`data-roving="last"` for lists that grow at their end): the group is one stop of the
 *   Tab key, arrows go from button to button inside it.
 * - `data-place="pool"` on a place that pieces come from or go to and that has none of these names.
 * - `data-move="key"`: the thing travels from where the thing with the same key was before (not with reduced motion).
 *   `data-from="ref-or-key …"` beside it: where a thing that was not there before comes from, the first of them that was there;
 *   if it lies at that very place, it is turned over. What the board shows as numbers travels by `scenes` of the drawing.
 */
export interface DrawingProps<View = any, Board = any, Prospect = any> {
  view: View;
  /** Numbers and names that follow from the view, worked out by the rules: the drawing knows no rule. Its `points` make the chart. */
  board: Board;
  /** What I mean to do, and what the rules say to it. Nobody's while the past is shown. */
  draft: Draft<Prospect>;
  seats: readonly SeatInfo[];
  /** The seat whose eyes we look through; null is a spectator. */
  me: number | null;
  /** Who is waited for: a seat, -1 for chance, null when the game is over. */
  asked: number | null;
  words: Words;
  light: (ref: string) => Light;
  /** The things (refs) that events since my last turn speak of. */
  fresh: ReadonlySet<string>;
  /** The narrow layout, as on a phone. */
  narrow: boolean;
  /** All events so far as I may read them; none while an earlier moment is shown. */
  story?: readonly Telling[];
  /** Asks what the program would suspect at the moment that is shown; null where others play, who guess for themselves. */
  suspect?: (() => Promise<Suspected>) | null;
}

/** What `Traveller` draws, as large as it is on its way; the page moves it. */
export interface TravellerProps<View = any> {
  piece: string;
  /** Whose it is. */
  seat: number | null;
  /** What exactly, such as a card; `hidden` if that is a secret. */
  thing: string | null;
  /** Its medallion, if it has one. */
  figure: string | null;
  view: View;
  words: Words;
}

export interface EndProps<View = any, Board = any> {
  view: View;
  board: Board;
  seats: readonly SeatInfo[];
  me: number | null;
  words: Words;
  scores: readonly number[];
  /** All events of the game as I may read them, for reasons. */
  story: readonly Telling[];
  /** What every seat saw at the end: nothing is secret any more. They come a little later. */
  views?: readonly View[] | null;
}

export interface DetailProps<View = any, Board = any> {
  view: View;
  board: Board;
  thing: string;
  me: number | null;
  words: Words;
}

/** A symbol of a game. */
export interface Sign {
  icons: readonly string[];
  /** A letter or mark, where it is no icon. */
  sign?: string;
  name: string;
  about: string;
}

export interface GameDrawing {
  /** Fills the box it gets (`width: 100%; height: 100%`), scrolls inside itself if it must. */
  Board: Component<DrawingProps>;
  /** My own cards and piles; gets an empty place for a spectator (`me` null). Without it the board gets the place. */
  Hand?: Component<DrawingProps>;
  /** Everybody's public area: a column 196 wide at the left, or (`narrow`) a strip 46 high on top. */
  Players: Component<DrawingProps>;
  /** Scores with every reason, inside a panel. */
  End: Component<EndProps>;
  /** SVG files (as text) whose symbols the drawing uses: `icon-…` for Icon, `fig-…` for Figure. */
  sprites?: readonly string[];
  /** Which seat letter (0 = A … 5 = F) stands for a seat; by default its number. Colours are the drawing's matter. */
  tint?: (view: any, seat: number) => number;
  /** Something short about where the game stands for the top bar ("round 3 of 6"). */
  where?: (view: any, words: Words) => string;
  /** Story events (by kind) that open a new group. The first kind, such as the beginning of a round, also marks the chart. */
  chapters?: ReadonlySet<string>;
  /** More about a thing that has `data-about`, such as the counts of a player; null if there is nothing to say. */
  about?: (view: any, ref: string, words: Words, board: any) => string | null;
  /** A thing in reading size as the drawing shows it, instead of what `about` says; it can be read and not touched. */
  Detail?: Component<DetailProps>;
  /** Does `Detail` show this thing? */
  details?: (view: any, ref: string) => boolean;
  /** The question after a verb, or in the middle of a phrase (`go holmes`), before the rules can be asked. */
  next?: (path: readonly string[], words: Words) => string | null;
  /** Does the game have windows, where everybody is asked before something happens? Unknown if left out. */
  windows?: boolean;
  /** Does the drawing show the pieces of a draft itself, each to be taken out? Then the page need not. */
  pieces?: boolean;
  /** The rule clauses behind a card or thing ("K-81", "K-82"), shown in reading size. */
  clauses?: Readonly<Record<string, readonly string[]>>;
  /** A medallion for a card in reading size and chips. */
  figure?: (ref: string) => string | null;
  /** What stands for a thing in the rules: symbols (`fig-…`, `icon-…`) side by side; null: its medallion, if it has one. */
  picture?: (ref: string) => readonly string[] | null;
  /** All symbols that it draws, with what they mean: a chapter of the rules. */
  legend?: (words: Words) => readonly Sign[];
  /** The all-seeing view of a finished game: one seat's view with everything in it that others knew. */
  allSeeing?: (view: any, views: readonly any[]) => any;
  /** The board that goes with it. */
  allSeeingBoard?: (board: any, boards: readonly any[]) => any;
  /**
   * Which box file the table is played with, as JSON; null if it is the game's own. Called before anything is drawn:
   * a drawing that shows printed numbers shows those.
   */
  print?: (box: unknown) => void;
  /** What events of the story look like, by their kind: what travels from where to where, and which have a moment of their own. */
  scenes?: Scenes;
  /** A piece on its way. */
  Traveller?: Component<TravellerProps>;
  /** Extra numbers of a card for its reading size, such as its value. */
  value?: (ref: string) => string | null;
}

const found = import.meta.glob<{ default: GameDrawing }>("./games/*/index.ts");
const loaded = new Map<string, Promise<GameDrawing>>();

async function load(game: string): Promise<GameDrawing> {
  const own = found[`./games/${game}/index.ts`];
  const { default: drawing } = await (own ? own() : import("./plain/index"));
  for (const sprite of drawing.sprites ?? []) place(sprite);
  return drawing;
}

/** The drawing of a game: its folder is called like the game. One without a folder is drawn plainly. */
export function drawingOf(game: string): Promise<GameDrawing> {
  let drawing = loaded.get(game);
  if (!drawing) {
    drawing = load(game);
    drawing.catch(() => loaded.delete(game));
    loaded.set(game, drawing);
  }
  return drawing;
}
