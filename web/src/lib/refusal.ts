/** Why something was refused, in words. */
import type { Words } from "./words.svelte";

export function refusal(words: Words, code: string): string {
  const known = `page-error-${code}`;
  return words.has(known) ? words.line(known) : words.line("page-error-other", { code });
}
