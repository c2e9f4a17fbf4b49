/** How rounds were settled, read out of the story: every column with its cards, their worth, and why the goal went where. */
import type { Telling } from "../../lib/wire";
import { seatOf } from "./view";

interface Counted {
  owner: number;
  card: string;
  /** What it was worth in the end; null without a value, or where values did not matter. */
  value: number | null;
  /** Which card removed it, if one did. */
  removedBy: string | null;
  /** The sentences that say why. */
  reasons: readonly Telling[];
}

interface Award {
  column: string;
  goal: string;
  cards: readonly Counted[];
  /** What befell the whole column, such as casters that cancel each other out. */
  notes: readonly Telling[];
  totals: readonly { seat: number; total: number }[];
  /** Who won the goal; null if nobody could. */
  winner: number | null;
  why: string | null;
  /** The sentence that hands out the goal. */
  verdict: Telling;
}

export interface Settlement {
  round: number;
  awards: readonly Award[];
}

interface Draft {
  column: string;
  goal: string;
  cards: Counted[];
  notes: Telling[];
  totals: { seat: number; total: number }[];
}

/** All rounds that the story settles, the first first. */
export function settlements(story: readonly Telling[]): Settlement[] {
  const rounds: { round: number; awards: Award[] }[] = [];
  let draft: Draft | null = null;
  for (const telling of story) {
    const { kind, args } = telling;
    if (kind === "round-ends") rounds.push({ round: Number(args["round"]), awards: [] });
    else if (kind === "settling")
      draft = { column: String(args["column"]), goal: String(args["goal"]), cards: [], notes: [], totals: [] };
    else if (draft && (kind === "goal-won" || kind === "goal-lost")) {
      rounds[rounds.length - 1]?.awards.push(awarded(draft, telling));
      draft = null;
    } else if (draft) note(draft, telling);
  }
  return rounds;
}

/** Has this seat laid a card since the last round ended? Who has no seat has nothing to catch up with. */
export function actedSince(story: readonly Telling[], seat: number | null): boolean {
  const end = story.map((telling) => telling.kind).lastIndexOf("round-ends");
  return (
    seat === null || story.slice(end + 1).some(({ kind, args }) => kind === "laid" && args["seat"] === `seat-${seat}`)
  );
}

/** What is told of a column: a total, a card and what it is worth or why no longer, or else something of all of it. */
function note(draft: Draft, telling: Telling): void {
  const { kind, args } = telling;
  if (kind === "total") draft.totals.push({ seat: seatOf(args["seat"]), total: Number(args["total"]) });
  else if (args["owner"] === undefined) draft.notes.push(telling);
  else {
    const owner = seatOf(args["owner"]);
    const value = args["value"] === undefined ? null : Number(args["value"]);
    const removedBy = args["by"] === undefined ? null : String(args["by"]);
    const at = draft.cards.findIndex((one) => one.card === args["card"] && one.owner === owner);
    const reasons = [...(draft.cards[at]?.reasons ?? []), telling];
    draft.cards.splice(at < 0 ? draft.cards.length : at, at < 0 ? 0 : 1, {
      owner,
      card: String(args["card"]),
      value,
      removedBy,
      reasons,
    });
  }
}

function awarded(draft: Draft, verdict: Telling): Award {
  const { seat, why } = verdict.args;
  const winner = verdict.kind === "goal-won" ? seatOf(seat) : null;
  return { ...draft, winner, why: winner === null ? null : String(why), verdict };
}
