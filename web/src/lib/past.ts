/** Looking for a moment of a game. */
import type { PageMessage } from "./wire";

/** The first page whose story goes beyond an entry, by halving; `last` is the number of the last page there is. */
export async function whenTold(
  at: (n: number) => Promise<PageMessage>,
  last: number,
  entry: number,
): Promise<PageMessage> {
  let low = 0;
  let high = last;
  let found = await at(high);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const page = await at(middle);
    if (page.told > entry) {
      high = middle;
      found = page;
    } else low = middle + 1;
  }
  return found;
}
