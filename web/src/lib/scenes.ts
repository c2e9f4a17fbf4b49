/**
 * How events of the story look: what travels from where to where, and which of them have a moment of their own.
 * A game's drawing says it as data; here it is put in order. Nothing in here knows a game, or the screen.
 */
import type { Telling } from "./wire";

/** Names of places as a drawing writes them (`data-ref` and the like); the first that is drawn counts. "{city}" is what the event says. */
type Where = readonly string[];

export interface Moment {
  at: Where;
  icon: string;
  /** Somebody loses something. */
  grave?: boolean;
  /** Only if the event says so: `{ result: "mad" }`. */
  when?: Readonly<Record<string, string>>;
}

export interface Scene {
  /** What travels, as the drawing's `Traveller` knows it. */
  piece?: string;
  from?: Where;
  to?: Where;
  /** Where my own come from, if it is drawn: I see what others do not. */
  mine?: Where;
  /** What the event calls the seat whose piece it is; `seat` by default. */
  of?: string;
  /** What the event calls the thing itself, such as a card. */
  thing?: string;
  /** What the event calls their number. */
  times?: string;
  /** It leaves when the board shows already what has come of it. */
  late?: boolean;
  /** Things on the board (`data-move`) that move with this event, and not with all the others; new ones come from `from`. */
  moves?: Where;
  moment?: Moment;
}

/** By the kind of an event. */
export type Scenes = Readonly<Record<string, Scene>>;

/** A piece on its way. */
export interface Travel {
  piece: string;
  seat: number | null;
  thing: string | null;
  from: Where;
  to: Where;
}

export interface Step {
  telling: Telling;
  travels: readonly Travel[];
  late: boolean;
  moves: Where;
  /** Where new ones of these come from. */
  from: Where;
  moment: Moment | null;
}

/** More pieces of one kind are as many as these: they would only cover each other. */
const MANY = 4;

/** How long (ms) a piece is on its way, after how long the next of its kind starts, and after how long what comes next. */
export const JOURNEY = 420;
const NEXT = 110;
const AFTER = 320;
/** What one page tells is over after this time (ms), however much it is: then everything goes quicker. */
export const LONGEST = 1600;
/** So long (ms) a moment has the stage for itself, and so long it can be seen. */
export const HOLD = 1100;
export const MOMENT = 2400;

/** Names with what the event says in them; those of which it says nothing are left out. */
export function places(where: Where, { args }: Telling): string[] {
  return where.flatMap((name) => {
    const unknown = [...name.matchAll(/\{(\w+)\}/g)].some(([, key]) => args[key!] === undefined);
    return unknown ? [] : name.replace(/\{(\w+)\}/g, (_, key: string) => String(args[key]));
  });
}

const seatIn = (text: unknown): number | null => {
  const found = /^seat-(\d+)$/.exec(String(text));
  return found ? Number(found[1]) : null;
};

function stepOf(telling: Telling, scene: Scene, me: number | null): Step {
  const { args } = telling;
  const { piece, from = [], to = [], mine = [], of = "seat", thing, times, late = false, moves = [], moment } = scene;
  const seat = seatIn(args[of]);
  const travel = {
    seat,
    thing: thing === undefined ? null : String(args[thing]),
    from: places(seat !== null && seat === me ? [...mine, ...from] : from, telling),
    to: places(to, telling),
  };
  const n = piece === undefined ? 0 : times === undefined ? 1 : Math.min(Number(args[times]), MANY);
  const meant = moment && Object.entries(moment.when ?? {}).every(([key, value]) => args[key] === value);
  return {
    telling,
    travels: Array.from({ length: n }, () => ({ piece: piece!, ...travel })),
    late,
    moves: places(moves, telling),
    from: places(from, telling),
    moment: meant ? { ...moment, at: places(moment.at, telling) } : null,
  };
}

/** What `me`, or a spectator, can see of these events, one after the other. */
export function stepsOf(news: readonly Telling[], scenes: Scenes, me: number | null): Step[] {
  return news.flatMap((telling) => {
    const scene = scenes[telling.kind];
    const step = scene && stepOf(telling, scene, me);
    return step && (step.travels.length || step.moves.length || step.moment) ? [step] : [];
  });
}

/** When each piece starts (ms), by steps, and when the last has arrived. */
export function timed(steps: readonly { travels: readonly unknown[] }[]): { starts: number[][]; whole: number } {
  let now = 0;
  let whole = 0;
  const starts = steps.map(({ travels }) => {
    const begins = travels.map((_, i) => now + i * NEXT);
    if (travels.length) {
      whole = begins.at(-1)! + JOURNEY;
      now = begins.at(-1)! + AFTER;
    }
    return begins;
  });
  const squeeze = Math.min(1, (LONGEST - JOURNEY) / Math.max(1, whole - JOURNEY));
  return {
    starts: starts.map((begins) => begins.map((at) => at * squeeze)),
    whole: whole === 0 ? 0 : (whole - JOURNEY) * squeeze + JOURNEY,
  };
}
