/**
 * Answers are phrases, read word by word. What has been chosen so far is a path; the next words are what can be touched.
 *
 * The first word is a verb. Where all answers begin with the same verb nobody has to choose it, so "lay rose column-2"
 * begins with the card. After a touch, a last word that is the only one left needs no touch of its own; a word in the
 * middle does, so that nobody is carried past a step unseen, and no answer is ever given without any touch.
 */

export type Path = readonly string[];
type Phrases = readonly (readonly string[])[];

/** What can be chosen after a path. */
export interface Level {
  /** What a touch on a thing (`data-ref`) or on a button leads to; the path may be a whole answer. */
  things: ReadonlyMap<string, Path>;
  /** What may be touched to change an earlier step instead, such as another card. */
  instead: ReadonlyMap<string, Path>;
  /** The words that stand next, in the order they are offered. */
  next: readonly string[];
  /** The words that stand at this place in any answer: what one might expect to be lit. */
  asked: ReadonlySet<string>;
  /** The words chosen so far, a verb taken for granted included. */
  path: Path;
}

function begins(phrase: readonly string[], path: Path): boolean {
  return path.length <= phrase.length && path.every((word, i) => phrase[i] === word);
}

function split(all: readonly string[]): Phrases {
  return all.map((phrase) => phrase.split(" "));
}

/** The next words after exactly this path, in the order of the answers. */
function following(phrases: Phrases, path: Path): string[] {
  const longer = phrases.filter((phrase) => begins(phrase, path) && phrase.length > path.length);
  return [...new Set(longer.map((phrase) => phrase[path.length]!))];
}

/** What can be chosen after what has been chosen so far. */
export function level(all: readonly string[], chosen: Path): Level {
  const phrases = split(all);
  const verbs = following(phrases, []);
  const granted = chosen.length === 0 && verbs.length === 1 && phrases.every((phrase) => phrase.length > 1);
  const path = granted ? verbs : chosen;
  const next = following(phrases, path);
  const things = new Map<string, Path>(next.map((word) => [word, [...path, word]]));
  if (path.length === 0) {
    // Several verbs: a thing that belongs to one of them only may be touched at once, and brings its verb with it.
    const ways = new Map<string, Path[]>();
    for (const verb of next)
      for (const word of following(phrases, [verb])) ways.set(word, [...(ways.get(word) ?? []), [verb, word]]);
    for (const [word, found] of ways) if (found.length === 1 && !things.has(word)) things.set(word, found[0]!);
  }
  const asked = new Set(phrases.flatMap((phrase) => phrase.slice(path.length, path.length + 1)));
  const instead = new Map<string, Path>();
  for (let kept = chosen.length - 1; kept >= 0; kept--)
    for (const [word, way] of level(all, chosen.slice(0, kept)).things)
      if (!things.has(word) && !instead.has(word) && !chosen.includes(word)) instead.set(word, way);
  return { things, instead, next, asked, path };
}

/** The answer that a path is, or that it leaves as the only one with one word more; null if there is still a choice. */
export function answered(all: readonly string[], path: Path): string | null {
  const left = split(all).filter((phrase) => begins(phrase, path));
  const whole = left.find((phrase) => phrase.length === path.length);
  if (whole) return whole.join(" ");
  return path.length > 0 && left.length === 1 && left[0]!.length === path.length + 1 ? left[0]!.join(" ") : null;
}

/** One step back: the last touch undone. A verb that was granted, or that came with its thing, goes too. */
export function back(all: readonly string[], path: Path): Path {
  const shorter = path.slice(0, -1);
  if (shorter.length !== 1) return shorter;
  const phrases = split(all);
  const verb = shorter[0]!;
  const granted = following(phrases, []).length === 1;
  const brought = level(all, []).things.get(path[1]!)?.[0] === verb;
  return granted || brought ? [] : shorter;
}

/** Was a verb not chosen, but granted or brought by its thing? */
export function begun(all: readonly string[], verb: string, thing: string): boolean {
  return back(all, [verb, thing]).length === 0;
}
