/**
 * What is printed, to be drawn: in the game's own box, or in the box file that this table is played with. Nothing is
 * decided by it.
 *
 * printed.json holds the game's own box and the clauses of the rules (make_printed.py).
 */
import { sourceIn, type Kind, type Source, type Sourced } from "../emerald/printed";
import { medallion, pictured } from "../emerald/pictures";
import file from "./printed.json";
import type { TrackName } from "./view";

export type Sort = "cube" | "gold" | "bomb";
export type Arrow = "revolution-up" | "revolution-down" | "war-up" | "war-down";
export type Mark = "none" | "AR" | "AA" | "AAR";

interface PrintedCard {
  /** What it counts when it is played, by symbol. */
  symbols: Readonly<Partial<Record<Sort, number>>>;
  /** How far each of its arrows moves its marker. */
  arrows: Readonly<Partial<Record<Arrow, number>>>;
  /** Whoever claims it draws a sanity counter. */
  sanity: boolean;
  kind: "plain" | "action" | "free" | "passive" | "claim";
  /** One-use: it leaves the game when its text is used. */
  once: boolean;
  copies: number;
  /** What stands on an agent's counter. */
  counter: { bombs: number; vp: number; mark: Mark } | null;
  sources: Readonly<Record<string, Source>>;
}

interface PrintedEffect {
  sanity: boolean;
  kind: PrintedCard["kind"];
  sources: Readonly<Record<string, Source>>;
}

export interface Road {
  id: string;
  /** Two cities, or all arms of a junction. */
  ends: readonly string[];
  cost: number;
  junction: boolean;
}

type Value = string | number | boolean | readonly string[];
type Row = Readonly<Record<string, Value>>;
type Rows = Readonly<Record<string, Row>>;

/** A box file as the server reads it, as far as it is drawn. */
export interface BoxFile extends Sourced {
  game: Row;
  identities: Row;
  tracks: Readonly<Record<string, { length: number; vp_spaces: readonly { space: number; vp: number }[] }>>;
  cities: Rows;
  links: Readonly<Record<string, { ends: readonly string[]; cost: number }>>;
  junctions: Readonly<Record<string, { arms: readonly string[]; cost: number }>>;
  start_deck: Rows;
  agents: Rows;
  cards: Rows;
  city_cards: Rows;
  permanent_effects: Rows;
}

const SYMBOLS = ["cube", "gold", "bomb"] as const;
const OWN = file.box as unknown as BoxFile;
const ALL: readonly string[] = [
  ...Object.keys(OWN.start_deck),
  ...Object.keys(OWN.city_cards).map((city) => `city_${city}`),
  ...Object.keys(OWN.agents),
  ...Object.keys(OWN.cards),
];
export const CLAUSES = file.clauses as Readonly<Record<string, readonly string[]>>;

function arrows(texts: readonly string[]): Partial<Record<Arrow, number>> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, track, sign, n] = /^(revolution|war)([+-])(\d)$/.exec(text)!;
      return [`${track}-${sign === "+" ? "up" : "down"}`, Number(n)];
    }),
  );
}

function read(box: BoxFile) {
  const source = (path: string) => sourceIn(box, OWN, path);
  const card = (id: string): PrintedCard => {
    const deck = (["start_deck", "agents", "cards"] as const).find((name) => id in box[name]) ?? "city_cards";
    const key = deck === "city_cards" ? id.replace("city_", "") : id;
    const printed = box[deck][key]!;
    const counter =
      deck === "agents"
        ? { bombs: Number(printed["counter_bombs"]), vp: Number(printed["vp"]), mark: printed["mark"] as Mark }
        : null;
    const names = [
      ...SYMBOLS,
      "arrows",
      "sanity",
      "kind",
      "one_use",
      "copies",
      ...(counter ? ["counter_bombs", "vp", "mark"] : []),
    ];
    return {
      symbols: Object.fromEntries(
        SYMBOLS.map((name) => [name, Number(printed[name] ?? 0)] as const).filter(([, n]) => n > 0),
      ),
      arrows: arrows(printed["arrows"] as readonly string[]),
      sanity: printed["sanity"] === true,
      kind: printed["kind"] as PrintedCard["kind"],
      once: printed["one_use"] === true,
      copies: Number(printed["copies"] ?? 1),
      counter,
      sources: Object.fromEntries(names.map((name) => [name, source(`${deck}.${key}.${name}`)])),
    };
  };
  const effect = ([id, printed]: [string, Row]): [string, PrintedEffect] => [
    id,
    {
      sanity: printed["sanity"] === true,
      kind: printed["kind"] as PrintedCard["kind"],
      sources: { sanity: source(`permanent_effects.${id}.sanity`), kind: source(`permanent_effects.${id}.kind`) },
    },
  ];
  const cityKeys = ["vp", "defence", "royal_defence", "royal_vp"];
  const city = (id: string): [string, Readonly<Record<string, Source>>] => [
    id,
    Object.fromEntries(cityKeys.map((key) => [key, source(`cities.${id}.${key}`)])),
  ];
  return {
    cards: Object.fromEntries(ALL.map((id) => [id, card(id)])) as Readonly<Record<string, PrintedCard>>,
    effects: Object.fromEntries(Object.entries(box.permanent_effects).map(effect)) as Readonly<
      Record<string, PrintedEffect>
    >,
    cities: Object.fromEntries(Object.keys(box.cities).map(city)) as Readonly<
      Record<string, Readonly<Record<string, Source>>>
    >,
    tracks: Object.fromEntries(
      (["revolution", "war"] as const).map((name) => [name, box.tracks[name]!.vp_spaces]),
    ) as Readonly<Record<TrackName, readonly { space: number; vp: number }[]>>,
    roads: [
      ...Object.entries(box.links).map(([id, { ends, cost }]) => ({ id, ends, cost, junction: false })),
      ...Object.entries(box.junctions).map(([id, { arms, cost }]) => ({ id, ends: arms, cost, junction: true })),
    ] as readonly Road[],
    game: {
      actions: Number(box.game["actions_per_turn"]),
      identities: [Number(box.identities["loyalist"]), Number(box.identities["restorationist"])],
    },
  };
}

// One table is on the screen at a time: these are its numbers.
export let {
  cards: CARDS,
  effects: EFFECTS,
  cities: CITY_SOURCES,
  tracks: TRACKS,
  roads: ROADS,
  game: GAME,
} = read(OWN);

/** From now on the numbers of this box file are drawn; null: the game's own. */
export function print(box: BoxFile | null): void {
  ({
    cards: CARDS,
    effects: EFFECTS,
    cities: CITY_SOURCES,
    tracks: TRACKS,
    roads: ROADS,
    game: GAME,
  } = read(box ?? OWN));
}

// ------------------------------------------------------------ reading a card

/** The symbols of a card in the order of its left edge. */
export function symbolsOf(card: string): readonly (readonly [Sort, number])[] {
  return SYMBOLS.map((symbol) => [symbol, CARDS[card]?.symbols[symbol] ?? 0] as const).filter(([, n]) => n > 0);
}

/** The arrows of a card. */
export function arrowsOf(card: string): readonly (readonly [Arrow, number])[] {
  return Object.entries(CARDS[card]?.arrows ?? {}) as unknown as readonly (readonly [Arrow, number])[];
}

export function trackOf(arrow: Arrow): TrackName {
  return arrow.startsWith("war") ? "war" : "revolution";
}

export function isUp(arrow: Arrow): boolean {
  return arrow.endsWith("-up");
}

/** The symbols and arrows of a card as they are drawn; an arrow has the colour of the side that its track counts for. */
export function kindsOf(card: string): Kind[] {
  return [
    ...symbolsOf(card).map(([id, n]) => ({ id, icon: id, n })),
    ...arrowsOf(card).map(([id, n]) => {
      const track = trackOf(id);
      const side = track === "war" ? ("loyalist" as const) : ("restorationist" as const);
      return { id, icon: `arrow-${track}`, n, sign: `${isUp(id) ? "+" : "−"}${n}`, side };
    }),
  ];
}

/** The heading of a card's text, as the end of a message's id; null if it has no text. */
export function heading(card: string): string | null {
  const kind = (CARDS[card] ?? EFFECTS[card])?.kind ?? "plain";
  if (kind === "plain") return null;
  return kind === "action" && (CARDS[card]?.counter?.mark ?? "none") !== "none" ? "attempt" : kind;
}

/** The medallion of a card, an agent, an effect or a royal person; null if it is none of these. */
export function figureOf(ref: string): string | null {
  if (ref.startsWith("royal_")) return "fig-royal";
  return ref in CARDS || ref in EFFECTS || ref.startsWith("city_") || ref.startsWith("main-") ? medallion(ref) : null;
}

/** The name of an agent by which the page may ask for them; undefined for one whose card has the same name. */
export function refOfAgent(agent: string): string | undefined {
  return agent in CARDS ? undefined : agent;
}

/** What stands for a thing in the rules; null: its medallion, if it has one. */
export function pictureOf(ref: string): readonly string[] | null {
  return pictured(ref, heading(ref) === null && CARDS[ref]?.counter === null ? kindsOf(ref) : [], ref in CITY_SOURCES);
}
