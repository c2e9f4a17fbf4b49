/** How high the cards of a column are, so that as many as possible are seen at once. */

export const GAP = 4;

/** The height of all cards but the last. A long column gets lower cards, down to `least`; beyond that it scrolls. */
export function rowHeight(cards: number, room: number, most: number, least: number): number {
  if (cards <= 1) return most;
  const each = Math.floor((room - most) / (cards - 1)) - GAP;
  return Math.max(least, Math.min(most, each));
}
