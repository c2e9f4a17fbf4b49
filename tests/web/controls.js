// What cannot be touched: controls that lie over each other, that are covered or cut off, or too small for a finger.
(fingers) => {
  const FINGER = 44;
  const SLACK = 2.5;
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button]";
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const called = (one) => {
    const words = (one.getAttribute("aria-label") ?? one.innerText ?? "").replace(/\s+/g, " ").trim().slice(0, 40);
    const classes = [...one.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    return `${one.tagName.toLowerCase()}.${classes}${one.dataset.ref ? `[${one.dataset.ref}]` : ""} “${words}”`;
  };
  const once = (look) => {
    const known = new Map();
    return (box) => known.get(box) ?? known.set(box, look(box)).get(box);
  };
  const rectOf = once((box) => box.getBoundingClientRect());
  // What cuts off what is in it, or scrolls; null if it does neither.
  const styleOf = once((box) => {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    const scrolls = (overflow) => ["auto", "scroll"].includes(overflow);
    const clips = box !== document.body && overflowX !== "visible";
    return { clips, across: scrolls(overflowX), down: scrolls(overflowY), fixed: position === "fixed" };
  });
  const faults = [];
  // What is really there to be touched: a label stands for its box.
  const things = [...root.querySelectorAll(CONTROLS)].flatMap((control) => {
    const one = control.matches("input") ? (control.closest("label") ?? control) : control;
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".vh, [inert], [role=tooltip]")) return [];
    const whole = rectOf(one);
    if (whole.width < 1 || whole.height < 1) return [];
    const seen = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
    let [across, down] = [true, true]; // not yet inside something that scrolls
    for (let box = one.parentElement; box && box !== document.documentElement; box = box.parentElement) {
      const style = styleOf(box);
      if (style.clips) {
        const rect = rectOf(box);
        if (style.across) across = false;
        if (style.down) down = false;
        if (across && (whole.left < rect.left - SLACK || whole.right > rect.right + SLACK)) faults.push(`${called(one)} is cut off sideways by ${called(box)}`);
        if (down && (whole.top < rect.top - SLACK || whole.bottom > rect.bottom + SLACK)) faults.push(`${called(one)} is cut off by ${called(box)}`);
        seen.left = Math.max(seen.left, rect.left);
        seen.right = Math.min(seen.right, rect.right);
        seen.top = Math.max(seen.top, rect.top);
        seen.bottom = Math.min(seen.bottom, rect.bottom);
      }
      if (style.fixed) [across, down] = [across && "window", down && "window"];
    }
    const page = document.scrollingElement;
    if (across && (whole.left < -SLACK || whole.right > innerWidth + SLACK)) faults.push(`${called(one)} is out of the window`);
    const low = down === "window" ? innerHeight : page.scrollHeight - scrollY;
    if (down && (whole.top < -scrollY - SLACK || whole.bottom > low + SLACK)) faults.push(`${called(one)} cannot be reached`);
    if (seen.right - seen.left < 4 || seen.bottom - seen.top < 4) return []; // it has to be scrolled to
    if (fingers && !one.closest("p, li.told, .clause, .log, dd, [aria-disabled=true], :disabled") && (whole.width < FINGER - 0.6 || whole.height < FINGER - 0.6))
      faults.push(`${called(one)} is too small for a finger: ${Math.round(whole.width)}×${Math.round(whole.height)}`);
    // A link inside a text is as high as its line, and goes below whatever stays in its place while the text is scrolled.
    return one.closest(".told") || getComputedStyle(one).display === "inline" ? [] : [{ one, seen }];
  });
  const hits = ({ one, seen }) => {
    let tried = 0;
    for (const x of [0.5, 0.15, 0.85])
      for (const y of [0.5, 0.15, 0.85]) {
        const found = document.elementFromPoint(seen.left + (seen.right - seen.left) * x, seen.top + (seen.bottom - seen.top) * y);
        if (found === null) continue;
        tried++;
        if (one.contains(found)) return true;
      }
    return tried === 0; // it is below the fold
  };
  for (const thing of things) if (!hits(thing)) faults.push(`${called(thing.one)} is covered`);
  const inside = (a, b) => a.left >= b.left - SLACK && a.right <= b.right + SLACK && a.top >= b.top - SLACK && a.bottom <= b.bottom + SLACK;
  things.forEach(({ one, seen }, i) => {
    for (const other of things.slice(i + 1)) {
      const wide = Math.min(seen.right, other.seen.right) - Math.max(seen.left, other.seen.left);
      const high = Math.min(seen.bottom, other.seen.bottom) - Math.max(seen.top, other.seen.top);
      if (wide < SLACK || high < SLACK || one.contains(other.one) || other.one.contains(one)) continue;
      // A small one that lies wholly on a large one is meant so: both can be touched, as was seen above.
      if (inside(seen, other.seen) || inside(other.seen, seen)) continue;
      faults.push(`${called(one)} and ${called(other.one)} overlap by ${Math.round(wide)}×${Math.round(high)}`);
    }
  });
  return faults;
}
