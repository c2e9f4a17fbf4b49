/** Points over time, read off the pages of a game. */
import type { PageMessage } from "./wire";

export interface Sample {
  n: number;
  told: number;
  points: readonly number[];
}

/** Which pages to read: at most `many`, the first and the last among them. */
export function moments(n: number, many: number): number[] {
  const steps = Math.max(1, Math.min(many - 1, n));
  return Array.from({ length: steps + 1 }, (_, i) => Math.round((n * i) / steps));
}

export async function sample(at: (n: number) => Promise<PageMessage>, n: number, many = 25): Promise<Sample[]> {
  const found: Sample[] = [];
  for (const moment of moments(n, many)) {
    const page = await at(moment);
    if (page.board?.points) found.push({ n: moment, told: page.told, points: page.board.points });
  }
  return found;
}
