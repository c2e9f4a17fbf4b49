/** How rounds were settled, read out of the story: every column with its cards, their worth, and why the goal went where. */
import type { Telling } from "../../lib/wire";
import { seatOf } from "./view";

export interface Counted {
  owner: number;
  card: string;
  /** What it was worth in the end; null without a value, or where values did not matter. */
  value: number | null;
  /** Which card removed it, if one did. */
  removedBy: string | null;
  /** The sentences that say why. */
  reasons: readonly Telling[];
}

export interface Award {
  column: string;
  goal: string;
  cards: readonly Counted[];
  /** What befell the whole column: Musketeers, casters that cancel each other out. */
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
  return seat === null || story.slice(end + 1).some(({ kind, args }) => kind === "laid" && args["seat"] === `seat-${seat}`);
}

function note(draft: Draft, telling: Telling): void {
  const { kind, args } = telling;
  if (kind === "musketeers" || kind === "cancelled") draft.notes.push(telling);
  else if (kind === "total") draft.totals.push({ seat: seatOf(args["seat"]), total: Number(args["total"]) });
  else if (kind === "dragon-takes") {
    const at = draft.cards.findIndex((one) => one.card === args["card"] && one.owner === seatOf(args["owner"]));
    const card = draft.cards[at];
    if (card) draft.cards[at] = { ...card, value: Number(args["value"]), reasons: [...card.reasons, telling] };
  } else if (kind === "removed" || kind.startsWith("worth"))
    draft.cards.push({
      owner: seatOf(args["owner"]),
      card: String(args["card"]),
      value: args["value"] === undefined ? null : Number(args["value"]),
      removedBy: kind === "removed" ? String(args["by"]) : null,
      reasons: [telling],
    });
}

function awarded(draft: Draft, verdict: Telling): Award {
  const winner = verdict.kind === "goal-won" ? seatOf(verdict.args["seat"]) : null;
  const why = winner === null ? null : String(verdict.args["why"]);
  const pair: Counted[] =
    winner !== null && why === "pair"
      ? ["prince", "squire"].map((card) => ({ owner: winner, card, value: null, removedBy: null, reasons: [] }))
      : [];
  return { ...draft, cards: [...draft.cards, ...pair], winner, why, verdict };
}
