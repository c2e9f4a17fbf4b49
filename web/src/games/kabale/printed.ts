/** What is printed on cards and goals. The numbers come out of the game's own box (make_printed.py). */
import file from "./printed.json";

type When = "plain" | "immediate" | "end";

export interface PrintedCard {
  value: number | null;
  when: When;
  /** A specialist's own kind of goal, and his value under any other. */
  kind: string | null;
  otherwise: number | null;
  clauses: string;
}

export const CARDS = file.cards as Readonly<Record<string, PrintedCard>>;
export const KINDS: readonly string[] = file.kinds;
export const ROUNDS: number = file.rounds;

/** `music-3` is worth 3 points and asks for 3 cards. */
export interface Goal {
  kind: string;
  points: number;
}

export function goalOf(ref: string): Goal {
  const at = ref.lastIndexOf("-");
  return { kind: ref.slice(0, at), points: Number(ref.slice(at + 1)) };
}

/** A number as it is printed: whole, or with a half. */
export function printed(value: number): string {
  const whole = Math.trunc(value);
  return value === whole ? String(whole) : `${whole || ""}½`;
}

/** What stands in the corner of a card: the Double has a cross where the others have a number. */
export function corner(card: string): string {
  const fact = CARDS[card];
  if (!fact) return "";
  if (fact.value === null) return "×";
  return fact.otherwise === null ? printed(fact.value) : `${printed(fact.otherwise)}/${printed(fact.value)}`;
}

/** `K-70 to K-81` as the list of its clauses' ends. */
export function clausesOf(card: string): readonly string[] {
  return CARDS[card]?.clauses.split(" to ") ?? [];
}
