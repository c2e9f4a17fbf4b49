/**
 * Where a person would touch to say a word: the drawn thing that stands for it, and a point of it that nothing covers.
 * `wanted` lists what it may be, the best first, as [attribute, value]; lit things come before others.
 */
(wanted) => {
  const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden" && !one.disabled;
  const lit = (one) => one.matches(".can, .lit, .go, [data-answer]");
  const is = (said, name, value) => (name === "holds" ? said.split(",").includes(value) : said === value);
  const here = document.querySelector("dialog[open]") ?? document;
  const found = wanted.flatMap(([name, value]) => {
    const all = [...here.querySelectorAll(`[data-${name}]`)].filter(shown);
    const named = all.filter((one) => is(one.getAttribute(`data-${name}`), name, value));
    return [...named.filter(lit), ...named.filter((one) => !lit(one))];
  });
  if (found.length === 0) return null;
  const thing = (window.found = found[0]);
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = thing.getBoundingClientRect();
  const steps = [0.5, 0.25, 0.75, 0.1, 0.9];
  // A finger is broad: who does not mean a symbol on a card stays away from it.
  for (const down of thing.querySelector("[data-use]") ? [0.1, 0.9, ...steps] : steps)
    for (const along of steps) {
      const [x, y] = [box.left + box.width * along, box.top + box.height * down];
      const top = document.elementFromPoint(x, y);
      const owner = top?.closest("[data-phrase], [data-ref], [data-answer], [data-holds], [data-use], button");
      if (owner === thing) return { x, y, lit: lit(thing), digit: thing.dataset.digit ?? null };
    }
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { covered: over?.outerHTML.slice(0, 200) ?? "nothing: it is out of sight" };
};
