/** The all-seeing view of a finished game, put together from what every seat saw. */

/** What stands in a view in place of a secret. */
const HIDDEN = "hidden";

/** One seat's view with every secret in it told by whoever knew it. Views of one moment have the same shape. */
export function revealed(view: any, others: readonly any[]): any {
  if (view === HIDDEN) return others.find((other) => typeof other === "string" && other !== HIDDEN) ?? HIDDEN;
  if (Array.isArray(view))
    return view.map((part, i) =>
      revealed(
        part,
        others.map((other) => other?.[i]),
      ),
    );
  if (view === null || typeof view !== "object") return view;
  return Object.fromEntries(
    Object.entries(view).map(([key, part]) => [
      key,
      revealed(
        part,
        others.map((other) => other?.[key]),
      ),
    ]),
  );
}
