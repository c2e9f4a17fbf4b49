/** Names and explanations that are made in the same way in both editions. */
import type { Words } from "../../lib/words.svelte";
import type { Source } from "./printed";
import type { Seen } from "./view";

/** Where the game stands; a turn has so many actions. */
export function where(view: Seen, words: Words, actions: number): string {
  if (view.over !== "") return words.line("board-where-over");
  if (view.round === 0) return words.line("board-where-setup");
  if (view.actions === 0) return words.line("board-where-done", { round: view.round });
  return words.line("board-where", { round: view.round, n: actions - view.actions + 1, of: actions });
}

/** "one, two and three", or "one, two or three". */
export function list(
  words: Words,
  all: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(words.language, { type }).format(all);
}

/** A number in words, with where it comes from. */
export function sourced(source: Source | undefined, what: string, words: Words): string {
  return words.line(`board-from-${source ?? "reconstructed"}`, { what });
}

/** A symbol in words. */
export function symbolName(symbol: string, n: number, words: Words): string {
  return words.line(`board-symbol-${symbol}`, { n });
}

/** A card's text without its heading, which stands before the first colon; empty if there are no words for it. */
export function textBelow(card: string, words: Words): string {
  if (!words.has(`text-${card}`)) return "";
  const whole = words.text(card);
  const rest = whole.slice(whole.indexOf(":") + 1).trim();
  return rest.charAt(0).toLocaleUpperCase(words.language) + rest.slice(1);
}

/** The question after a verb, or in the middle of a phrase. */
export function nextLine(path: readonly string[], words: Words): string | null {
  const [verb = "", thing = "none"] = path;
  return words.has(`board-next-${verb}`) ? words.line(`board-next-${verb}`, { thing }) : null;
}
