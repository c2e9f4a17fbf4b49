/** What is printed, as both editions read it: kinds of symbols, where numbers come from. */
import type { Side } from "./view";

/** Symbols of one kind on a card, of which one kind serves at a time. */
export interface Kind {
  id: string;
  icon: string;
  /** So many icons beside each other, or one with a sign (`+2`). */
  n: number;
  sign?: string;
  /** Whose colour it has. */
  side?: Side;
}

/** Where a number comes from; `table`: from the file of this table, which has another number than the game's own. */
export type Source = "rulebook" | "record" | "reconstructed" | "table";

/** From the surest to the least sure. */
const SURE: readonly Source[] = ["rulebook", "record", "reconstructed", "table"];

/** What a box file says of its numbers: paths that the rulebook or a record gives. */
export interface Sourced {
  provenance: { rulebook: readonly string[]; record: readonly string[] };
}

function valueAt(box: Sourced, path: string): unknown {
  const below = (part: unknown, key: string) => (part as Readonly<Record<string, unknown>> | undefined)?.[key];
  return path.split(".").reduce<unknown>(below, box) ?? 0;
}

/**
 * Where the value at a path of a box file comes from, beside the game's own box: a path of the provenance covers
 * everything below it.
 */
export function sourceIn(box: Sourced, own: Sourced, path: string): Source {
  const covers = (known: string) => path === known || path.startsWith(`${known}.`);
  if (box.provenance.rulebook.some(covers)) return "rulebook";
  if (box.provenance.record.some(covers)) return "record";
  return JSON.stringify(valueAt(box, path)) === JSON.stringify(valueAt(own, path)) ? "reconstructed" : "table";
}

/** The source of several numbers in one sentence: it is as sure as the least sure of them. */
export function leastSure(sources: readonly (Source | undefined)[]): Source {
  return SURE[Math.max(...sources.map((source) => SURE.indexOf(source ?? "reconstructed")))]!;
}
