/** Where cities stand on the map, and the lines from their plates to them. */
export type Point = readonly [number, number];

/** How wide and high map.svg is. */
const WIDTH = 1000;
const HEIGHT = 540;

/** The places on map.svg of the cities that both editions have. */
export const ANCHORS: Readonly<Record<string, Point>> = {
  london: [348.4, 224.3],
  paris: [381, 282.5],
  berlin: [540.7, 216.9],
  vienna: [586.8, 298],
  madrid: [274.7, 429],
  rome: [531.4, 425.1],
  constantinople: [789.1, 398],
  st_petersburg: [752.2, 34.3],
  cairo: [903, 446],
};

/** The place of a point in a box that the map fills, as a style. */
export const percent = ([x, y]: Point) => `left:${(100 * x) / WIDTH}%;top:${(100 * y) / HEIGHT}%`;

/** From a city's place in a box (px) to the nearest point of its plate. */
export interface Tie {
  id: string;
  x: number;
  y: number;
  to: { x: number; y: number };
}

const clamp = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high);

/** The ties of the plates (`data-plate`) that stand in this box. */
export function tiesOf(land: Element, anchors: Readonly<Record<string, Point>>): Tie[] {
  const box = land.getBoundingClientRect();
  return Object.entries(anchors).flatMap(([id, anchor]) => {
    const plate = land.querySelector(`[data-plate="${id}"]`)?.getBoundingClientRect();
    if (!plate) return [];
    const x = (anchor[0] / WIDTH) * box.width;
    const y = (anchor[1] / HEIGHT) * box.height;
    const to = {
      x: clamp(x, plate.left - box.left + 4, plate.right - box.left - 4),
      y: clamp(y, plate.top - box.top + 4, plate.bottom - box.top - 4),
    };
    return [{ id, x, y, to }];
  });
}
