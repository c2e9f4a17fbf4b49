/** How a view is read that nobody has drawn. The terminal reads it in the same way (src/intrigue/cli/plain.py). */
import type { Words } from "../lib/words.svelte";

/** What is due is asked in words, and who looks knows it: these parts of a view are for programs. */
const UNSAID = new Set(["agenda", "viewer"]);
/** What stands in a view in place of a secret. */
export const HIDDEN = "hidden";

export function parts(view: object): [string, unknown][] {
  return Object.entries(view).filter(([key]) => !UNSAID.has(key));
}

/** What a part of the view is called: as the game's words say (`view-hand_sizes`), else by its own name. */
export function title(key: string, words: Words): string {
  return words.has(`view-${key}`) ? words.line(`view-${key}`) : key.replaceAll("_", " ");
}

export function named(thing: string, words: Words): string {
  if (thing === HIDDEN) return "?";
  return /^seat-\d+$/.test(thing) || words.has(`thing-${thing}`) ? words.name(thing) : thing;
}

/** Things in the order they first come, each with how many there are of it. */
export function counted(things: readonly (string | number)[]): [string | number, number][] {
  const count = new Map<string | number, number>();
  for (const thing of things) count.set(thing, (count.get(thing) ?? 0) + 1);
  return [...count];
}

export const plain = (part: unknown): part is string | number => typeof part === "string" || typeof part === "number";

const facts = (part: unknown): part is Record<string, unknown> =>
  typeof part === "object" && part !== null && !Array.isArray(part);

export const nothing = (part: unknown): boolean =>
  part === null || part === undefined || part === "" || (Array.isArray(part) && part.length === 0);

/** A list with one number or one group of facts for every seat is most likely about the seats. */
export function bySeat(list: readonly unknown[], seats: number): boolean {
  return list.length === seats && list.every((part) => typeof part === "number" || facts(part));
}

/** Several groups of the same facts: they are read best as a table. */
export function rows(part: unknown): Record<string, unknown>[] | null {
  if (!Array.isArray(part) || part.length === 0 || !part.every(facts)) return null;
  const keys = Object.keys(part[0]!).join();
  return part.every((row) => Object.keys(row).join() === keys) ? part : null;
}

/**
 * Where each thing stands that answers may name: once, for what can be touched must be there once only. In what is said
 * of the players it is what lies before me; nobody can touch what is somebody else's.
 */
export function places(view: object, me: number | null, seats: number): Map<string, string> {
  const found = new Map<string, string>();
  const look = (part: unknown, path: string): void => {
    if (typeof part === "string") {
      if (part !== HIDDEN && !found.has(part)) found.set(part, path);
    } else if (Array.isArray(part) && rows(part) && bySeat(part, seats)) {
      if (me !== null) look(part[me], `${path}.${me}`);
    } else if (Array.isArray(part) && part.every(plain)) {
      for (const one of part) look(one, path);
    } else if (typeof part === "object" && part !== null) {
      for (const [key, inside] of Object.entries(part)) look(inside, `${path}.${key}`);
    }
  };
  const about = parts(view);
  const players = about.filter(([, part]) => rows(part) && bySeat(part as unknown[], seats));
  for (const [key, part] of [...players, ...about]) look(part, key);
  return found;
}
