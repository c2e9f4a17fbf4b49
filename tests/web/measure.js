// What does not fit: texts that stick out of a box that does not scroll, or out of the window, that are cut short, or too small.
() => {
  window.show?.(true); // what cannot be seen is left out; nothing is painted before we are done
  const SLACK = 3; // a glyph may stand out of a tight line a little
  const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
  // Many texts stand in the same boxes: each is looked at once.
  const once = (look) => {
    const known = new Map();
    return (box) => known.get(box) ?? known.set(box, look(box)).get(box);
  };
  const styleOf = once((box) => {
    const { display, overflowX, overflowY, position, lineHeight, fontSize } = getComputedStyle(box);
    return { display, overflowX, overflowY, position, lineHeight, fontSize };
  });
  const rectOf = once((box) => box.getBoundingClientRect());
  const faults = [];
  const range = document.createRange(); // one for all: each change of the page takes the longer, the more of them there are
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!text || parent.closest(".vh, option, script, style, svg, [hidden], [role=tooltip]")) continue;
    // What is cut short on purpose stands in full in its reading size, or in its title.
    const cut = parent.closest("[data-cut]");
    if (cut) {
      const near = cut.closest("li, section, button");
      if (!cut.closest("[data-about], [data-card], [title]") && !near?.querySelector("[data-about], [data-card], [title]"))
        faults.push(`${text.slice(0, 60)} is cut short, and nowhere whole`);
      continue;
    }
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    // The lines of a text reach as far up and down as their line height, not as their font.
    const style = styleOf(parent);
    const line = parseFloat(style.lineHeight) || words.height;
    const spare = Math.max(0, (parseFloat(style.fontSize) * 1.25 - line) / 2);
    if (text.length > 2 && parseFloat(style.fontSize) < 12) faults.push(`${text.slice(0, 60)} is only ${style.fontSize} high`);
    let [across, down] = [true, true];
    let floats = false; // it may stand out of a box, and be covered by none
    for (let box = parent; box && (across || down); box = box.parentElement) {
      const look = styleOf(box);
      if (look.display === "inline" || look.display === "contents") continue;
      if (box === document.body || box === document.documentElement) break; // they scroll
      const open = floats && look.overflowX === "visible" && look.overflowY === "visible";
      if (look.position === "absolute") floats = true;
      if (open) continue;
      if (scrolls(look, "X")) across = false;
      if (scrolls(look, "Y")) down = false;
      const rect = rectOf(box);
      const wide = across && (words.left < rect.left - SLACK || words.right > rect.right + SLACK);
      const high = down && (words.top < rect.top - SLACK - spare || words.bottom > rect.bottom + SLACK + spare);
      if (wide || high) {
        const by = wide ? Math.max(rect.left - words.left, words.right - rect.right) : Math.max(rect.top - words.top, words.bottom - rect.bottom);
        faults.push(`${text.slice(0, 60)} sticks out of ${box.tagName.toLowerCase()}.${[...box.classList].filter((name) => !name.startsWith("svelte-")).join(".")} ${wide ? "sideways" : "up or down"} by ${Math.round(by)}`);
        break;
      }
      if (look.position === "fixed") break;
    }
    if (across && (words.left < -1 || words.right > innerWidth + 1)) faults.push(`${text.slice(0, 60)} sticks out of the window`);
  }
  window.show?.(false);
  return faults;
}
