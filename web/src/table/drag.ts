/**
 * Dragging one thing onto another is touching the one and then the other; a drawing need not know of it.
 *
 * A mouse or a pen drags everything that is lit. A finger drags cards out of the hand: elsewhere it scrolls.
 */

/** From where to where it is dragged, on the screen. */
export interface Drag {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** So far (px) a pointer may slip while it clicks. */
const SLIP = 10;
const TOUCHABLE = "[data-phrase], [data-ref]";

/** Listens on a stage. `lit`: may it be touched, or is it chosen? `show` draws the drag, null when it is over. */
export function dragging(
  stage: HTMLElement,
  lit: (thing: Element) => "open" | "chosen" | null,
  show: (drag: Drag | null) => void,
): () => void {
  let held: { thing: Element; from: Drag["from"] } | null = null;
  /** Did dragging choose the thing, so that dropping it nowhere takes it out again? */
  let chosen: boolean | null = null;
  const ending = new AbortController();
  const options = { signal: ending.signal };

  const touch = (thing: Element, { clientX, clientY }: PointerEvent) =>
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));

  function over() {
    held = chosen = null;
    show(null);
  }

  function press(event: PointerEvent) {
    over();
    const thing = event.target instanceof Element ? event.target.closest(TOUCHABLE) : null;
    if (thing && event.isPrimary && event.button === 0) held = { thing, from: { x: event.clientX, y: event.clientY } };
  }

  function move(event: PointerEvent) {
    if (!held || !event.isPrimary) return;
    const to = { x: event.clientX, y: event.clientY };
    const [x, y] = [Math.abs(to.x - held.from.x), Math.abs(to.y - held.from.y)];
    if (chosen === null) {
      if (Math.hypot(x, y) < SLIP) return;
      const now = lit(held.thing);
      const scrolls = event.pointerType === "touch" && (x > y || !held.thing.closest("[data-region='hand']"));
      if (now === null || scrolls) return over();
      chosen = now === "open";
      if (chosen) touch(held.thing, event);
    }
    show({ from: held.from, to });
  }

  function release(event: PointerEvent) {
    if (!held || !event.isPrimary) return;
    const { thing } = held;
    const was = chosen;
    over();
    if (was === null) return;
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest(TOUCHABLE);
    if (found && found !== thing && stage.contains(found)) touch(found, event);
    else if (was && thing.isConnected && lit(thing) === "chosen") touch(thing, event);
    // The click that the browser makes of it is none.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }

  stage.addEventListener("pointerdown", press, options);
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", release, options);
  addEventListener("pointercancel", over, options);
  stage.addEventListener("dragstart", (event) => event.preventDefault(), options);
  return () => ending.abort();
}
