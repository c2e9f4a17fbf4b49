/**
 * What a touch means here beyond what the page knows: of a card there may be several in the hand, and its symbols say
 * what it is played for.
 */
import type { Light } from "../../drawing";
import type { Draft } from "../../lib/draft.svelte";
import type { Board, Prospect } from "./view";

export type Plan = Draft<Prospect>;

/** The symbol of a card (or `text`) by which a phrase uses it. */
export function symbolOf(phrase: string): string {
  const [verb, , side] = phrase.split(" ");
  return verb === "use" ? "text" : verb === "advance" ? side! : verb!;
}

/** The phrases that use this card; those that only say what becomes of a card that is used already are not among them. */
export function naming(phrases: readonly string[], card: string): string[] {
  return phrases.filter((phrase) => !phrase.startsWith("top ") && (phrase === card || phrase.split(" ")[1] === card));
}

/** What can be touched in a city: `seat-1`, `royalty`. */
export function targetsIn(phrases: readonly string[], city: string): ReadonlySet<string> {
  const aims = phrases.filter((phrase) => phrase.startsWith(`aim ${city} `));
  return new Set(aims.map((phrase) => phrase.split(" ")[2]!));
}

/** The answers in which a card is part of my action, begun or drafted, as the rules take them where that is sure. */
function uses(draft: Plan, board: Board, card: string): string[] {
  return naming([...board.plan, ...(draft.phrases.length > 0 && !draft.pending ? draft.phrases : draft.wishes)], card);
}

/** Is this copy of a card part of my action? */
export function drafted(draft: Plan, board: Board, card: string, copy: number): boolean {
  return copy < uses(draft, board, card).length;
}

/** The symbol for which it is, if that is sure. */
export function useOf(draft: Plan, board: Board, card: string, copy: number): string | null {
  const phrase = uses(draft, board, card)[copy];
  return phrase === undefined || phrase === card ? null : symbolOf(phrase);
}

/** The symbols that a touch on them would play now: where a card can serve for several, they say which. */
export function openSymbols(draft: Plan, card: string): ReadonlySet<string> {
  const ways = naming(draft.addable, card);
  return new Set(draft.path.length === 0 && (draft.empty || ways.length > 1) ? ways.map(symbolOf) : []);
}

export function cardLight(draft: Plan, board: Board, card: string, copy: number): Light {
  // What the rules leave no choice about goes with it.
  const taken = draft.empty ? 0 : (draft.prospect?.cards.filter((one) => one === card).length ?? 0);
  if (drafted(draft, board, card, copy) || copy < taken) return "chosen";
  const light = draft.light(card);
  // Another copy is drafted, and this one cannot be.
  return light === "chosen" && !draft.path.includes(card) ? "forbidden" : light;
}

/** Of so many copies of a card, one answers for all that are not drafted. */
export function answers(draft: Plan, board: Board, card: string, copy: number, copies: number): boolean {
  return copy === Math.min(uses(draft, board, card).length, copies - 1);
}

/** A copy of a card is touched, or one of its symbols. False if the page is to find out what that means, or why not. */
export function pickCard(draft: Plan, board: Board, card: string, copy: number, symbol: string | null): boolean {
  if (draft.postpone(() => void (pickCard(draft, board, card, copy, symbol) || draft.touch(card)))) return true;
  const ways = naming(draft.addable, card);
  const phrase = symbol === null ? undefined : ways.find((one) => symbolOf(one) === symbol);
  if (drafted(draft, board, card, copy))
    draft.drop(naming(draft.wishes, card)[0] ?? naming(draft.phrases, card)[0] ?? -1);
  else if (phrase !== undefined) draft.add(phrase);
  // Another one like a card that is discarded may lie on top of it: that is said elsewhere.
  else if (ways.length === 1 && draft.addable.includes(`top ${card}`)) draft.add(ways[0]!);
  else return false;
  return true;
}
