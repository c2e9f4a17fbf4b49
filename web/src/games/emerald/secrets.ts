/** What nobody could say during the game: who knew whose identity, and since when. */
import type { Telling } from "../../lib/wire";
import { seatOf } from "./view";

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
