/** How a view is read that nobody has drawn. */
import type { Words } from "../lib/words.svelte";

/** What is due is asked in words, and who looks knows it: these parts of a view are for programs. */
const UNSAID = new Set(["agenda", "viewer"]);

export function parts(view: object): [string, unknown][] {
  return Object.entries(view).filter(([key]) => !UNSAID.has(key));
}

/** What a part of the view is called: as the game's words say (`view-hand_sizes`), else by its own name. */
export function title(key: string, words: Words): string {
  return words.has(`view-${key}`) ? words.line(`view-${key}`) : key.replaceAll("_", " ");
}

export function named(thing: string, words: Words): string {
  return /^seat-\d+$/.test(thing) || words.has(`thing-${thing}`) ? words.name(thing) : thing;
}

/** Things in the order they first come, each with how many there are of it. */
export function counted(things: readonly (string | number)[]): [string | number, number][] {
  const count = new Map<string | number, number>();
  for (const thing of things) count.set(thing, (count.get(thing) ?? 0) + 1);
  return [...count];
}

export const plain = (part: unknown): part is string | number => typeof part === "string" || typeof part === "number";

/** A list with one number or one group of facts for every seat is most likely about the seats. */
export function bySeat(list: readonly unknown[], seats: number): boolean {
  return (
    list.length === seats &&
    list.every(
      (part) => typeof part === "number" || (typeof part === "object" && part !== null && !Array.isArray(part)),
    )
  );
}
