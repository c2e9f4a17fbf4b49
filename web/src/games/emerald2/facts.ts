/** What is printed on cards. The numbers come out of the game's own table, the clauses out of its rules (make_facts.py). */
import facts from "./facts.json";

export type Source = "rulebook" | "record" | "reconstructed";
export type Symbol_ = "assassinate" | "place" | "claim" | "retrieve" | "move" | "restorationist" | "loyalist" | "bomb";

export interface Fact {
  /** What it counts when it is played, by symbol. */
  symbols: Readonly<Partial<Record<Symbol_, number>>>;
  /** What happens when it is claimed: agent, points, insanity; and its agent box. */
  claimed: Readonly<Record<string, number>>;
  kind: "plain" | "action" | "free" | "interrupt" | "benefit";
  /** One-use: it leaves the deck when its text is used. */
  once: boolean;
  /** Besides its action it has an interrupt. */
  interrupt: boolean;
  copies: number;
  clauses: readonly string[];
  sources: Readonly<Record<string, Source>>;
}

export const CARDS = facts.cards as Readonly<Record<string, Fact>>;
export const GAME = facts.game;
export const VERBS = facts.verbs;
export const PLACES: readonly string[] = facts.places;
export const TARGETS: readonly string[] = facts.targets;
export const ROYALTY = facts.royalty as Readonly<Record<string, { city: string; bombs: number; vp: number; sources: { bombs: Source; vp: Source } }>>;
export const CITY_SOURCES = facts.cities as Readonly<Record<string, Source>>;
/** The nine cities in the order of the rules. */
export const CITIES: readonly string[] = PLACES.slice(0, -1);

const ORDER = new Map(Object.keys(CARDS).map((card, at) => [card, at]));

/** The number of a card: the order in which the rules ask for them. */
export function cardNumber(card: string): number {
  return ORDER.get(card) ?? -1;
}

/** How many symbols of a kind a card has. */
export function count(card: string, symbol: Symbol_): number {
  return CARDS[card]?.symbols[symbol] ?? 0;
}

/** The symbols of a card in the order of its left edge. */
export function symbolsOf(card: string): readonly (readonly [Symbol_, number])[] {
  return Object.entries(CARDS[card]?.symbols ?? {}) as unknown as readonly (readonly [Symbol_, number])[];
}

/** The icon of a symbol. */
export function iconOf(symbol: string): string {
  return symbol === "restorationist" || symbol === "loyalist" ? `marker-${symbol}` : symbol;
}

/** The heading of a card's text, as the end of a message's id; null if it has no text. */
export function heading(card: string): string | null {
  const fact = CARDS[card];
  if (!fact || fact.kind === "plain") return null;
  return fact.interrupt && fact.kind !== "interrupt" ? "both" : fact.kind;
}

/** Which of the ten medallions stands for a card. */
const FIGURES: Readonly<Record<string, string>> = {
  black_hand: "society", change_of_heart: "society", diogenes_club: "society", fenians: "society", freemasons: "society",
  holy_brotherhood: "society", okhrana: "society", peoples_will: "society", society_of_leopold: "society", third_section: "society",
  cthulhu: "horror", mi_go: "horror", shoggoth: "horror", vampires: "horror", yog_sothoth: "horror", zombies: "horror", terrors_of_the_night: "horror",
  hide_royalty: "royal", infernal_machine: "machine",
  duchess_d_uzes: "lady", emma_goldman: "lady", irene_adler: "lady", louise_michel: "lady", mrs_hudson: "lady", vera_figner: "lady",
  sherlock_holmes: "deerstalker", doctor_watson: "bowler", hired_assassin: "bowler", inspector_lestrade: "bowler", pinkerton_agents: "bowler",
  sebastian_moran: "bowler", wilhelm_stieber: "bowler", evno_asef: "bowler", leon_czolgosz: "bowler",
  elisee_reclus: "beard", errico_malatesta: "beard", johann_most: "beard", prince_kropotkin: "beard", sigmund_freud: "beard",
  william_morris: "beard", nicholas_kibalchich: "beard", sergei_kravchinsky: "beard", sergei_nechaev: "beard", vladimir_burtsev: "beard",
};

export function figureOf(ref: string): string | null {
  if (ref in ROYALTY) return "fig-royal";
  if (!(ref in CARDS)) return null;
  if (ref.startsWith("city_")) return "fig-skyline";
  return `fig-${FIGURES[ref] ?? "gent"}`;
}
