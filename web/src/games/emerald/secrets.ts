/** What nobody could say during the game: who knew whose identity, and since when. */
import type { Telling } from "../../lib/wire";
import type { Words } from "../../lib/words.svelte";
import { list } from "./labels";
import type { Mark } from "./notebook.svelte";
import { seatOf, who } from "./view";

export interface Known {
  /** Everybody knew from this round on; null if the identity came out at the end only. */
  all: number | null;
  /** Who had looked at the card, and in which round first. */
  by: readonly { seat: number; round: number }[];
}

/** Who came to know a player's identity card before the end. */
export function knownOf(story: readonly Telling[], seat: number): Known {
  const lastTurn = story.map(({ kind }) => kind).lastIndexOf("turn");
  const by = new Map<number, number>();
  let all: number | null = null;
  let round = 0;
  story.forEach(({ kind, args }, at) => {
    if (kind === "turn") round = Number(args["round"]);
    // Who reveals in the last turn ends the game by it, or nearly so: nobody could use what he learned.
    if (kind === "revealed" && at < lastTurn && seatOf(String(args["seat"])) === seat) all ??= round;
    if (kind !== "looked-at" || seatOf(String(args["other"])) !== seat) return;
    const looker = seatOf(String(args["seat"]));
    if (looker !== null && !by.has(looker)) by.set(looker, round);
  });
  return { all, by: [...by].map(([looker, since]) => ({ seat: looker, round: since })) };
}

/** What could be said of a player only at the end, sentence by sentence. */
export function saidOf(about: {
  story: readonly Telling[];
  seat: number;
  side: string;
  me: number | null;
  words: Words;
  /** What I took this player for. */
  mark: Mark;
  /** The cards that were left in the hand, if we may know them. */
  hand: readonly string[] | undefined;
  /** What else there is to say before the hand. */
  more?: readonly string[];
}): string[] {
  const { seat, side, me, words, mark, hand } = about;
  const { all, by } = knownOf(about.story, seat);
  const said = by.map((one) => words.line("board-end-knew", { seat: who(one.seat, me), round: one.round }));
  if (all !== null) said.push(words.line("board-end-all-knew", { round: all }));
  if (said.length === 0) said.push(words.line("board-end-none-knew"));
  if (seat !== me && mark !== "none")
    said.push(
      words.line(mark.startsWith(side) ? "board-end-right" : "board-end-wrong", {
        mark: words.line(`board-mark-${mark}`),
      }),
    );
  said.push(...(about.more ?? []));
  const names = hand?.map((card) => words.name(card));
  if (names)
    said.push(words.line("board-end-hand", { cards: names.length ? list(words, names) : words.line("board-none") }));
  return said;
}
