/**
 * An action being put together, as the list of phrases that make it up.
 *
 * The rules ask for cards and pieces in the order of their numbers. Players need not know: what they want is kept as a list
 * in that order, and `nextStep` says how to get from what the server has to what is wanted.
 */

export type Phrases = readonly string[];

/** Why something cannot be: a message (`board-why-…`) and what it speaks of. */
export interface Reason {
  id: string;
  args: Readonly<Record<string, string | number>>;
}

export function because(id: string, args: Reason["args"] = {}): Reason {
  return { id: `board-why-${id}`, args };
}

/** A phrase's verb and things. */
export function split(phrase: string): [string, string, string?] {
  return phrase.split(" ") as [string, string, string?];
}

/** The things of a plan that were chosen with this verb: cards, places, agents. */
export function thingsOf(phrases: Phrases, verb: string): string[] {
  return phrases.filter((phrase) => split(phrase)[0] === verb).map((phrase) => split(phrase)[1]);
}

export type Step = { back: true } | { say: string } | null;

/** The next step from the plan the server has to the plan that is wanted; null if they are the same. */
export function nextStep(now: Phrases, wanted: Phrases): Step {
  let same = 0;
  while (same < now.length && now[same] === wanted[same]) same++;
  if (same < now.length) return { back: true };
  const next = wanted[same];
  return next === undefined ? null : { say: next };
}
