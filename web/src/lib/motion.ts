/** Things travel on the screen: how quickly, between which places, and whatever the board has moved. */
import { prefs, type Motion } from "./prefs.svelte";
import { JOURNEY } from "./scenes";

/** How long everything takes; nothing moves at 0. */
const PACE: Readonly<Record<Motion, number>> = { slow: 2, normal: 1, fast: 0.5, "at-once": 0 };

const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How many times as long as usual things take: by what was chosen, and not at all where somebody wants nothing to move. */
export function pace(): number {
  return reduced() || document.hidden ? 0 : PACE[prefs.motion];
}

/** Is nothing to move that could? What changes must be seen in another way then. */
export const calm = () => prefs.motion !== "at-once" && reduced();

const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Under these attributes a drawing names places, the more exact ones first. */
const NAMES = ["data-place", "data-move", "data-ref", "data-about", "data-card"] as const;
/** Where nothing is drawn that one could travel to. */
const APART = ".ask, .story, .bar, dialog";

/** The first of these names that is drawn and can be seen. */
function drawn(stage: Element, names: readonly string[]): Element | null {
  for (const name of names)
    for (const attribute of NAMES)
      for (const element of stage.querySelectorAll(`[${attribute}="${CSS.escape(name)}"]`))
        if (element.getClientRects().length > 0 && !element.closest(APART)) return element;
  return null;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a place is. What is scrolled out of sight is at the edge behind which it lies. */
export function spotOf(stage: Element, names: readonly string[]): Spot | null {
  const element = names.includes("board") ? stage.querySelector(".board") : drawn(stage, names);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const frame = (element.closest("section.board, section.hand, section.players") ?? stage).getBoundingClientRect();
  const within = (n: number, low: number, high: number) => Math.min(Math.max(n, low), Math.max(low, high));
  return {
    x: within(box.left + box.width / 2, frame.left, frame.right),
    y: within(box.top + box.height / 2, frame.top, frame.bottom),
    width: box.width,
    height: box.height,
  };
}

interface Trip {
  from: Spot;
  to: Spot;
  /** When it begins and how long it takes, in ms. */
  delay: number;
  duration: number;
  /** How small it gets on its way. */
  shrinks?: number;
}

/** Let a thing that hangs at a place come there from another one; it can be seen on its way only. */
export function journey(element: Element, { from, to, delay, duration, shrinks = 1 }: Trip): Animation {
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  return element.animate(
    [
      { transform: `${shift} scale(0.7)`, opacity: 0 },
      { transform: `${shift} scale(1.1)`, opacity: 1, offset: 0.15, easing: EASE },
      { transform: `scale(${shrinks})`, opacity: 1, offset: 0.92 },
      { transform: `scale(${0.8 * shrinks})`, opacity: 0 },
    ],
    { duration, delay },
  );
}

/** Let a likeness of a thing travel from there to another place, after a while (ms). Gives what ends it. */
export function send(thing: HTMLElement, to: string, after: number): () => void {
  const stage = thing.closest("main");
  const times = pace();
  const end = stage && times > 0 ? spotOf(stage, [to]) : null;
  if (!stage || !end) return () => undefined;
  const box = thing.getBoundingClientRect();
  const from = { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width, height: box.height };
  const likeness = thing.cloneNode(true) as HTMLElement;
  for (const name of [...NAMES, "tabindex"]) likeness.removeAttribute(name);
  likeness.setAttribute("aria-hidden", "true");
  const place = { left: `${end.x - box.width / 2}px`, top: `${end.y - box.height / 2}px`, width: `${box.width}px` };
  Object.assign(likeness.style, { position: "fixed", zIndex: "35", pointerEvents: "none", opacity: "0", ...place });
  stage.append(likeness);
  const going = journey(likeness, {
    from,
    to: end,
    delay: after * times,
    duration: 1.5 * JOURNEY * times,
    shrinks: Math.min(1, 110 / box.width),
  });
  going.onfinish = () => likeness.remove();
  return () => likeness.remove();
}

// ---------------------------------------------------------------- what the board itself moves

type Places = Map<string, DOMRect>;

/** Where everything is now. */
export function places(stage: Element): Places {
  const found: Places = new Map();
  for (const attribute of ["data-about", "data-ref", "data-move"])
    for (const element of stage.querySelectorAll(`[${attribute}]`))
      found.set(element.getAttribute(attribute)!, element.getBoundingClientRect());
  return found;
}

/** Travels under way: where a thing belongs is measured without them. */
const under = new WeakMap<Element, Animation>();

/** More than this at once is another moment altogether, not a move: then everything is simply there. */
const MANY = 12;
/** After how long (ms) the next thing starts, and what comes with the next event. */
const NEXT = 60;
const AFTER = 260;

/** What moves with an event, and where it comes from if it was not there before. */
interface Order {
  moves: readonly string[];
  from: readonly string[];
}

const near = (a: DOMRect, b: DOMRect) => Math.abs(a.left - b.left) < 2 && Math.abs(a.top - b.top) < 2;

/** Whatever travels now is there. */
export function halt(stage: Element): void {
  for (const element of stage.querySelectorAll("[data-move]")) under.get(element)?.cancel();
}

/**
 * Let everything that has moved since travel to its place; what is new comes from its `data-from`, is turned over if it lies
 * there already, or fades in. Gives how long (ms) it takes. `order`: what moves with each event; all the rest goes first.
 */
export function travel(stage: Element, before: Places, times: number, order: readonly Order[] = []): number {
  if (before.size === 0) return 0;
  const turn = new Map(order.flatMap(({ moves, from }, i) => moves.map((key) => [key, { at: i + 1, from }] as const)));
  const moved = [...stage.querySelectorAll<HTMLElement>("[data-move]")].flatMap((element) => {
    under.get(element)?.cancel();
    const { move, from: origins = "" } = element.dataset;
    const known = before.get(move!);
    const to = element.getBoundingClientRect();
    if (known && near(known, to)) return [];
    const { at, from } = turn.get(move!) ?? { at: 0, from: [] };
    const origin = [...from, ...origins.split(" ")].find((name) => before.has(name));
    return [{ element, known, from: known ?? before.get(origin ?? ""), to, at }];
  });
  if (moved.length > MANY) return 0;
  let [now, at] = [0, 0];
  for (const one of moved.sort((a, b) => a.at - b.at)) {
    if (times === 0) {
      if (calm()) arrived(one.element);
      continue;
    }
    if (one.at !== at && now > 0) now += AFTER;
    at = one.at;
    under.set(one.element, moving(one, now * times, JOURNEY * times));
    now += NEXT;
  }
  return now === 0 ? 0 : (now + JOURNEY) * times;
}

interface Moved {
  element: HTMLElement;
  known: DOMRect | undefined;
  from: DOMRect | undefined;
  to: DOMRect;
}

function moving({ element, known, from, to }: Moved, delay: number, duration: number): Animation {
  const turned = !known && from && near(from, to);
  const shift = from ? `${from.left - to.left}px ${from.top - to.top}px` : "0 -8px";
  // Not `transform`, which the drawing may need to put the thing in its place.
  const start = turned ? { rotate: "x 90deg" } : from ? { translate: shift } : { translate: shift, opacity: 0 };
  const frames = [{ ...start, zIndex: 5 }, { zIndex: 5 }];
  // What waits for its turn is where it was; what will be turned over lies there all the time.
  return element.animate(frames, { duration, delay, easing: EASE, fill: turned ? "none" : "backwards" });
}

/** Nothing has moved; so that it is seen nevertheless, the new place wears an outline for a while. */
function arrived(element: HTMLElement): void {
  element.setAttribute("data-arrived", "");
  setTimeout(() => element.removeAttribute("data-arrived"), 600);
}
