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
  const sideways = along > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const upright = down > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const [first, second] = Math.abs(along) > Math.abs(down) ? [sideways, upright] : [upright, sideways];
  // Nobody presses the same key at the same place again if it did not lead there.
  window.pressed = window.sought === thing ? window.pressed : new Map();
  window.sought = thing;
  const tried = window.pressed.get(at) ?? [];
  const key = [first[0], second[0], second[1], first[1]].find((one) => !tried.includes(one)) ?? first[0];
  window.pressed.set(at, [...tried, key]);
  return key;
};
