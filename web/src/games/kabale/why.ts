/** Why a thing cannot be chosen now. */
import type { Words } from "../../lib/words.svelte";
import { CARDS } from "./facts";
import { columnOf, step, type View } from "./view";

export function whyNot(view: View, ref: string, words: Words): string | null {
  const now = step(view);
  if (now.name === "") return words.line("board-why-over");
  const me = view.viewer;
  if (me === null) return words.line("board-why-watching");
  const asked = now.name === "Turn" || now.name === "SlideUnder" || now.name === "SwapGoals" ? now.fields[0] : undefined;
  if (asked !== undefined && asked !== me) return words.line("board-why-other", { seat: `seat-${asked}` });
  const column = columnOf(ref);
  if (column !== null) return whyNotColumn(view, column, words);
  if (ref in CARDS) {
    if (!view.own?.hand.includes(ref)) return words.line("board-why-not-in-hand", { card: ref });
    return now.name === "SwapGoals" ? words.line("board-why-swap") : null;
  }
  return null;
}

function whyNotColumn(view: View, column: number, words: Words): string | null {
  const now = step(view);
  if (now.name === "SwapGoals") return now.fields[1] === column ? words.line("board-why-own-column") : null;
  if (now.name === "SlideUnder") return words.line("board-why-slide");
  if (view.columns[column]?.closed) return words.line("board-why-closed");
  return words.line("board-why-card-first");
}
