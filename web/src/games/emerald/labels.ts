/** Names and explanations that are made in the same way in both editions. */
import type { SeatInfo } from "../../lib/wire";
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

/** As much of a player's area as tells where the cards are. */
export interface Cards {
  hand: number;
  deck: number;
  discards: readonly string[];
  /** How many of the discards nobody has seen. */
  lost: number;
  /** The card on top of the discards. */
  top: string;
}

/** Where a player's cards are, a line each. */
export function cardsAbout({ hand, deck, discards, lost, top }: Cards, words: Words): string[] {
  return [
    words.line("board-hand-count", { n: hand }),
    words.line("board-deck-count", { n: deck }),
    words.line("board-discards-count", { n: discards.length + lost }),
    ...(top ? [words.line("board-top", { card: top })] : []),
  ];
}

/** What is in my deck and among my discards, as far as I know it. */
export function pilesOf(
  own: { deck: readonly string[]; lost: readonly string[] } | null,
  discards: readonly string[],
  words: Words,
): { title: string; cards: readonly string[] }[] {
  return [
    { title: words.line("board-in-deck"), cards: own?.deck ?? [] },
    { title: words.line("board-in-discards"), cards: discards },
    { title: words.line("board-discards-unseen"), cards: own?.lost ?? [] },
  ];
}

/** Who plays: you, a bot, or somebody of whom there is nothing to say. */
export function kindOf(seat: number, seats: readonly SeatInfo[], me: number | null, words: Words): string {
  if (seat === me) return words.line("board-you");
  return seats[seat]?.kind === "bot" ? words.line("board-bot") : "";
}
