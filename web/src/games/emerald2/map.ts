/** In which order cities stand on the map and in lists. */

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
