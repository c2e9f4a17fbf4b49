/**
 * Groups with `data-roving` are one stop of the Tab key each; arrows go from thing to thing inside.
 *
 * The stop is the thing that had the focus last, else the first one that can be chosen, else the last or first of all.
 */
const THINGS = "button, [data-ref]";

/** Of every group on the stage one thing is in the tab order. To be called after every change. */
export function rove(stage: Element): void {
  for (const group of stage.querySelectorAll<HTMLElement>("[data-roving]")) {
    const things = [...group.querySelectorAll<HTMLElement>(THINGS)];
    const last = group.dataset["roving"] === "last" ? things.at(-1) : things[0];
    const focused = things.find((thing) => thing === document.activeElement);
    stop(things, focused ?? things.find((thing) => thing.classList.contains("can")) ?? last);
  }
}

/** The focus has come to a thing: Tab leads out of its group from here, and back to it. */
export function roam(event: FocusEvent): void {
  const thing = event.target;
  const group = thing instanceof HTMLElement && thing.matches(THINGS) ? thing.closest("[data-roving]") : null;
  if (group) stop([...group.querySelectorAll<HTMLElement>(THINGS)], thing as HTMLElement);
}

function stop(things: readonly HTMLElement[], at: HTMLElement | undefined): void {
  for (const thing of things) {
    const index = thing === at ? 0 : -1;
    if (thing.tabIndex !== index || !thing.hasAttribute("tabindex")) thing.tabIndex = index;
  }
}
