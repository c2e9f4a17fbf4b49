/** What won goals are worth, in both ways of counting (K-178 to K-181). */
import { goalOf, KINDS } from "./facts";

export interface Score {
  /** The goals of each kind, the best first, in the order of the kinds. */
  kinds: readonly { kind: string; values: readonly number[] }[];
  goals: number;
  /** How many kinds are there. */
  have: number;
  /** The plain sum. */
  sum: number;
  /** The best of each kind together. */
  best: number;
  /** Goals beside the set. */
  others: number;
  /** The doubled set less the other goals; null without all six kinds. */
  set: number | null;
  asSet: boolean;
  points: number;
}

export function scoreOf(won: readonly string[]): Score {
  const kinds = KINDS.map((kind) => ({
    kind,
    values: won.map(goalOf).filter((goal) => goal.kind === kind).map((goal) => goal.points).sort((a, b) => b - a),
  }));
  const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
  const have = kinds.filter((kind) => kind.values.length > 0).length;
  const sum = total(kinds.flatMap((kind) => kind.values));
  const best = total(kinds.map((kind) => kind.values[0] ?? 0));
  const others = won.length - have;
  const set = have === KINDS.length ? best * 2 - others : null;
  const asSet = set !== null && set > sum;
  return { kinds, goals: won.length, have, sum, best, others, set, asSet, points: asSet && set !== null ? set : sum };
}
