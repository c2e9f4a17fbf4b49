/** The key that leads nearer to the thing found last; null if it has the focus. */
() => {
  const thing = window.found;
  const at = document.activeElement;
  if (at === thing) return null;
  const region = thing.closest("[data-region]");
  if (region && !region.contains(at)) return "F6";
  const group = thing.closest("[data-roving]");
  if (!group?.contains(at)) return "Tab";
  const [from, to] = [at.getBoundingClientRect(), thing.getBoundingClientRect()];
  const along = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  if (Math.abs(along) > Math.abs(down)) return along > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
};
