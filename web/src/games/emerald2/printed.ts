/**
 * What is printed on cards: in the game's own box, or in the box file that this table is played with. It is drawn and
 * explained; nothing is decided by it.
 *
 * printed.json holds the game's own box, and the clauses of the rules, which no box file can change (make_printed.py).
 */
import { sourceIn, type Kind, type Source, type Sourced } from "../emerald/printed";
import { medallion, pictured } from "../emerald/pictures";
import file from "./printed.json";

export type CardSymbol =
  "assassinate" | "place" | "claim" | "retrieve" | "move" | "restorationist" | "loyalist" | "bomb";

interface PrintedCard {
  /** What it counts when it is played, by symbol. */
  symbols: Readonly<Partial<Record<CardSymbol, number>>>;
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

interface PrintedRoyal {
  city: string;
  bombs: number;
  vp: number;
  sources: { bombs: Source; vp: Source };
}

type Value = string | number | boolean;
type Row = Readonly<Record<string, Value>>;
type Rows = Readonly<Record<string, Row>>;

/** A box file as the server reads it, as far as it is drawn. */
export interface BoxFile extends Sourced {
  game: Row;
  identities: Row;
  cities: Rows;
  royalty: Rows;
  start_deck: Rows;
  city_cards: Rows;
  cards: Rows;
}

/** Symbols of a card that is played, in the order of its left edge. */
const SYMBOLS = ["assassinate", "place", "claim", "retrieve", "move", "restorationist", "loyalist", "bomb"] as const;
const WHEN_CLAIMED = ["agent", "vp_neutral", "vp_restorationist", "vp_loyalist", "insanity", "box_vp"] as const;
const OWN = file.box as unknown as BoxFile;

function read(box: BoxFile) {
  const source = (path: string) => sourceIn(box, OWN, path);
  const card = (id: string): PrintedCard => {
    const [deck, key] =
      id in box.start_deck
        ? ["start_deck", id]
        : id in box.cards
          ? ["cards", id]
          : ["city_cards", id.replace("city_", "")];
    const printed = box[deck as "cards"][key]!;
    const counts = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, Number(printed[name] ?? 0)]).filter(([, n]) => Number(n) > 0));
    const [symbols, claimed] = [counts(SYMBOLS), counts(WHEN_CLAIMED)];
    return {
      symbols,
      claimed,
      kind: printed["kind"] as PrintedCard["kind"],
      once: printed["one_use"] === true,
      interrupt: printed["interrupt"] === true,
      copies: Number(printed["copies"]),
      clauses: (file.clauses as Readonly<Record<string, readonly string[]>>)[id] ?? [],
      sources: Object.fromEntries(
        [...Object.keys(symbols), ...Object.keys(claimed), "kind", "one_use", "copies"].map((name) => [
          name,
          source(`${deck}.${key}.${name}`),
        ]),
      ),
    };
  };
  const royal = ([id, one]: [string, Row]): [string, PrintedRoyal] => [
    id,
    {
      city: String(one["city"]),
      bombs: Number(one["bombs"]),
      vp: Number(one["vp"]),
      sources: { bombs: source(`royalty.${id}.bombs`), vp: source(`royalty.${id}.vp`) },
    },
  ];
  const ids = [
    ...Object.keys(box.start_deck),
    ...Object.keys(box.city_cards).map((city) => `city_${city}`),
    ...Object.keys(box.cards),
  ];
  return {
    cards: Object.fromEntries(ids.map((id) => [id, card(id)])) as Readonly<Record<string, PrintedCard>>,
    game: {
      actions: Number(box.game["actions_per_turn"]),
      tokens: Number(box.game["sanity_tokens"]),
      penalty: Number(box.game["low_side_penalty"]),
      identities: [Number(box.identities["loyalist"]), Number(box.identities["restorationist"])],
    },
    royalty: Object.fromEntries(Object.entries(box.royalty).map(royal)) as Readonly<Record<string, PrintedRoyal>>,
    cities: Object.fromEntries(Object.keys(box.cities).map((id) => [id, source(`cities.${id}.defence`)])) as Readonly<
      Record<string, Source>
    >,
  };
}

// One table is on the screen at a time: these are its numbers.
export let { cards: CARDS, game: GAME, royalty: ROYALTY, cities: CITY_SOURCES } = read(OWN);

/** From now on the numbers of this box file are drawn; null: the game's own. */
export function print(box: BoxFile | null): void {
  ({ cards: CARDS, game: GAME, royalty: ROYALTY, cities: CITY_SOURCES } = read(box ?? OWN));
}

/** The symbols of a card in the order of its left edge. */
export function symbolsOf(card: string): readonly (readonly [CardSymbol, number])[] {
  return Object.entries(CARDS[card]?.symbols ?? {}) as unknown as readonly (readonly [CardSymbol, number])[];
}

/** The icon of a symbol. */
export function iconOf(symbol: string): string {
  return symbol === "restorationist" || symbol === "loyalist" ? `marker-${symbol}` : symbol;
}

/** The symbols of a card as they are drawn. */
export function kindsOf(card: string): Kind[] {
  return symbolsOf(card).map(([id, n]) => ({ id, icon: iconOf(id), n }));
}

/** The heading of a card's text, as the end of a message's id; null if it has no text. */
export function heading(card: string): string | null {
  const fact = CARDS[card];
  if (!fact || fact.kind === "plain") return null;
  return fact.interrupt && fact.kind !== "interrupt" ? "both" : fact.kind;
}

/** The medallion of a card or a royal person; null if it is neither. */
export function figureOf(ref: string): string | null {
  if (ref in ROYALTY) return "fig-royal";
  return ref in CARDS ? medallion(ref) : null;
}

/** What stands for a thing in the rules; null: its medallion, if it has one. */
export function pictureOf(ref: string): readonly string[] | null {
  return pictured(ref, heading(ref) === null && ref in CARDS ? kindsOf(ref) : [], ref in CITY_SOURCES);
}
