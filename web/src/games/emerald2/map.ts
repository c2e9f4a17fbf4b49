/** Where cities stand on the map and in lists. */

/** The places of the cities on map.svg, 1000 wide and 540 high. */
export const ANCHORS: Readonly<Record<string, readonly [number, number]>> = {
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

/** The list on a phone, in two columns: west left, east right, north on top. */
export const LIST: readonly string[] = [
  "london",
  "st_petersburg",
  "paris",
  "berlin",
  "madrid",
  "vienna",
  "rome",
  "constantinople",
  "limbo",
  "cairo",
];

/** Where the map has no height for plates: two rows, north and south, from west to east. */
export const ROWS: readonly string[] = [
  "london",
  "paris",
  "berlin",
  "vienna",
  "st_petersburg",
  "limbo",
  "madrid",
  "rome",
  "constantinople",
  "cairo",
];

/** On the map: the cities whose plates stand in the west and in the middle, and those at its eastern edge. */
export const WEST: readonly string[] = ["london", "paris", "madrid", "berlin", "rome", "vienna"];
export const EAST: readonly string[] = ["st_petersburg", "constantinople", "cairo"];
