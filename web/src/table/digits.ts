/** Digits for what can be touched now. */

const ALL = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/**
 * Give every thing its digit, as far as there are any. What has a digit of its own (`data-key`) keeps it for the whole game:
 * while one of a group can be touched, its digits are nobody else's. All others are counted in their order.
 */
export function number(stage: Element, things: readonly HTMLElement[], wanted: boolean): void {
  for (const old of stage.querySelectorAll("[data-digit]")) old.removeAttribute("data-digit");
  if (!wanted) return;
  const groups = new Set(things.filter((thing) => thing.dataset["key"]).map((thing) => thing.parentElement));
  const kept = [...groups].flatMap((group) => [...(group?.querySelectorAll<HTMLElement>(":scope > [data-key]") ?? [])]);
  const own = new Set(kept.map((thing) => thing.dataset["key"]!));
  const free = ALL.filter((digit) => !own.has(digit));
  for (const thing of things) {
    const digit = thing.dataset["key"] ?? free.shift();
    if (digit !== undefined) thing.setAttribute("data-digit", digit);
  }
}
