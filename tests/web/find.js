/**
 * Where a person would touch to say this word: the drawn thing that stands for it, and a point of it that nothing covers.
 * `wanted` lists what it may be, the best first, as [attribute, value]; lit things come before others.
 */
(wanted) => {
  const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden" && !one.disabled;
  const lit = (one) => one.matches(".can, .lit, .go, [data-answer]");
  const here = document.querySelector("dialog[open]") ?? document;
  const found = wanted.flatMap(([name, value]) => {
    const all = [...here.querySelectorAll(`[data-${name}${value.includes(" ") || name !== "holds" ? "" : "~"}="${CSS.escape(value)}"]`)];
    const visible = all.filter(shown);
    return [...visible.filter(lit), ...visible.filter((one) => !lit(one))];
  });
  if (found.length === 0) return null;
  const thing = found[0];
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = thing.getBoundingClientRect();
  const steps = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const down of steps)
    for (const along of steps) {
      const [x, y] = [box.left + box.width * along, box.top + box.height * down];
      const top = document.elementFromPoint(x, y);
      if (top && top.closest("[data-phrase], [data-ref], [data-answer], [data-holds], button") === thing) return { x, y, lit: lit(thing) };
    }
  return { covered: document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.outerHTML.slice(0, 200) ?? "out of sight" };
};
