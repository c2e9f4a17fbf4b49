/** Which chapters of guided first games somebody has been through, as this browser remembers it. */
const key = (game: string) => `intrigue.learned.${game}`;

export const learned = {
  of: (game: string): ReadonlySet<string> => new Set((localStorage.getItem(key(game)) ?? "").split(" ")),
  add(game: string, chapters: readonly string[]): void {
    const all = new Set([...learned.of(game), ...chapters]);
    localStorage.setItem(key(game), [...all].filter(Boolean).join(" "));
  },
};
