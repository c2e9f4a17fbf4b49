/** Where on the screen something can be said about things without covering them. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From one place that is tried to the next (px). */
const STEP = 24;
/** To cover a pixel of what is spoken of is so much worse than one of what is only wanted soon. */
const WORSE = 30;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;

/** The place for a card of this size: it covers nothing of `things` if that can be, little of `others`, and is near. */
export function beside(
  size: { width: number; height: number },
  room: Box,
  things: readonly Box[],
  others: readonly Box[],
): { left: number; top: number } {
  const [x, y] = middle(things[0] ?? room);
  let best = { left: room.left, top: room.top };
  let least = Infinity;
  const across = Math.max(0, room.width - size.width);
  const down = Math.max(0, room.height - size.height);
  for (let i = 0; i <= across + STEP - 1; i += STEP)
    for (let j = 0; j <= down + STEP - 1; j += STEP) {
      const here = { left: room.left + Math.min(i, across), top: room.top + Math.min(j, down), ...size };
      const [a, b] = middle(here);
      const covered =
        things.reduce((sum, thing) => sum + overlap(here, thing), 0) * WORSE +
        others.reduce((sum, other) => sum + overlap(here, other), 0);
      const cost = covered + Math.hypot(a - x, b - y);
      if (cost < least) [least, best] = [cost, { left: here.left, top: here.top }];
    }
  return best;
}
