/** Pieces travel from where they were: things with `data-move` are measured before and after a change. */

type Places = Map<string, DOMRect>;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where everything is now. */
export function places(stage: Element): Places {
  const found: Places = new Map();
  for (const element of stage.querySelectorAll("[data-ref]"))
    found.set(element.getAttribute("data-ref")!, element.getBoundingClientRect());
  for (const element of stage.querySelectorAll("[data-move]"))
    found.set(element.getAttribute("data-move")!, element.getBoundingClientRect());
  return found;
}

/** Travels under way: where a thing belongs is measured without them. */
const under = new WeakMap<Element, Animation>();

/** More than this at once is another moment altogether, not a move: then everything is simply there. */
const MANY = 12;

/** Let everything that has moved since travel to its place; what is new comes from its `data-from`, or fades in. */
export function travel(stage: Element, before: Places): void {
  if (before.size === 0) return;
  const moved = [...stage.querySelectorAll<HTMLElement>("[data-move]")].flatMap((element) => {
    under.get(element)?.cancel();
    const known = before.get(element.dataset["move"]!);
    const to = element.getBoundingClientRect();
    if (known && Math.abs(known.left - to.left) < 2 && Math.abs(known.top - to.top) < 2) return [];
    return [{ element, from: known ?? before.get(element.dataset["from"] ?? ""), to }];
  });
  if (moved.length > MANY) return;
  moved.forEach(({ element, from, to }, i) => {
    if (calm()) {
      element.setAttribute("data-arrived", "");
      setTimeout(() => element.removeAttribute("data-arrived"), 600);
      return;
    }
    const delay = Math.min(i * 60, 620);
    const options: KeyframeAnimationOptions = {
      duration: 280,
      easing: "cubic-bezier(.2,.7,.2,1)",
      delay,
      fill: "backwards",
    };
    const shift = from ? `translate(${from.left - to.left}px, ${from.top - to.top}px)` : "translateY(-8px)";
    const frames = [
      { transform: shift, zIndex: 5, opacity: from ? 1 : 0 },
      { transform: "none", zIndex: 5, opacity: 1 },
    ];
    under.set(element, element.animate(frames, options));
  });
}
