/** Arrow keys: from one thing to the nearest one in that direction. */

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Which of the boxes lies nearest in a direction; -1 if none does. Sideways distance counts double. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const level = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  const x = (box: Box) => (box.left + box.right) / 2;
  const y = (box: Box) => (box.top + box.bottom) / 2;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const along = sign * (level ? x(box) - x(from) : y(box) - y(from));
    if (along <= 1) return;
    const aside = Math.abs(level ? y(box) - y(from) : x(box) - x(from));
    const distance = along + 2 * aside;
    if (distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}

const REACHABLE = "button, a[href], select, input, [tabindex]";

/** What keys can reach inside a region, in the order of the document. */
export function reachable(region: Element): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => element.getClientRects().length > 0 && !element.hasAttribute("disabled"),
  );
}

/** Move the focus inside a region. Returns false if there is nothing in that direction. */
export function step(region: Element, direction: Direction): boolean {
  const all = reachable(region);
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !region.contains(here)) {
    (all.find((element) => element.classList.contains("can")) ?? all[0])?.focus();
    return true;
  }
  const others = all.filter((element) => element !== here && !element.contains(here) && !here.contains(element));
  const found = nearest(
    here.getBoundingClientRect(),
    others.map((element) => element.getBoundingClientRect()),
    direction,
  );
  others[found]?.focus();
  return found >= 0;
}
