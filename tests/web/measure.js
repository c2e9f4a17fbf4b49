// What does not fit: texts that stick out of a box that does not scroll, or out of the window.
() => {
  const SLACK = 3; // a glyph may stand out of a tight line a little
  const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!text || parent.closest(".vh, option, script, style, svg, [hidden], [role=tooltip]")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    // The lines of a text reach as far up and down as their line height, not as their font.
    const style = getComputedStyle(parent);
    const line = parseFloat(style.lineHeight) || words.height;
    const spare = Math.max(0, (parseFloat(style.fontSize) * 1.25 - line) / 2);
    let [across, down] = [true, true];
    for (let box = parent; box && (across || down); box = box.parentElement) {
      const look = getComputedStyle(box);
      if (look.display === "inline" || look.display === "contents") continue;
      if (box === document.body || box === document.documentElement) break; // they scroll
      // What is cut short on purpose, with dots, may be as long as it likes.
      if (look.textOverflow === "ellipsis" && look.overflowX === "hidden") across = false;
      if (look.webkitLineClamp !== "none") down = false;
      if (scrolls(look, "X")) across = false;
      if (scrolls(look, "Y")) down = false;
      const rect = box.getBoundingClientRect();
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
  return faults;
}
