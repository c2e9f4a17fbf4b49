/** The map: where cities, junctions and roads are drawn. */
import { ANCHORS as CITIES, type Point } from "../emerald/map";
import { ROADS, type Road } from "./printed";

/** The places of cities and junctions on map.svg, 1000 wide and 540 high. */
export const ANCHORS: Readonly<Record<string, Point>> = {
  ...CITIES,
  the_hague: [413.9, 222.4],
  zurich: [470.3, 317.3],
  washington: [62, 470],
  atlantic: [92.5, 253.6],
  warsaw: [647.6, 211.1],
  levant: [645.6, 522],
};

/** West to east, as on the map. */
export const ORDER: readonly string[] = [
  "washington",
  "london",
  "paris",
  "madrid",
  "the_hague",
  "zurich",
  "berlin",
  "rome",
  "vienna",
  "st_petersburg",
  "constantinople",
  "cairo",
];
/** The list on a phone: west left and east right, north on top. */
export const LIST: readonly string[] = [
  "london",
  "st_petersburg",
  "the_hague",
  "berlin",
  "paris",
  "vienna",
  "madrid",
  "zurich",
  "rome",
  "constantinople",
  "washington",
  "cairo",
];

/** How roads are bent: the middle point of each curve, and how far along it its cost stands. Others are straight. */
const BENDS: Readonly<Record<string, readonly [number, number, number?]>> = {
  "london paris": [358.9, 256.6],
  "london the_hague": [381.4, 229.9],
  "paris the_hague": [403.5, 255.7],
  "berlin the_hague": [476.8, 207, 0.42],
  "berlin vienna": [555.6, 262],
  "paris zurich": [422.2, 308.8, 0.36],
  "rome zurich": [511.6, 365.1, 0.17],
  "vienna zurich": [526.6, 296],
  "rome vienna": [571.8, 367.1, 0.45],
  "constantinople vienna": [697.9, 327.7, 0.5],
  "constantinople st_petersburg": [807, 212.4, 0.5],
  "madrid paris": [342.5, 366.4, 0.4],
  "madrid rome": [403.4, 452.7, 0.12],
  "atlantic london": [223.4, 264.5],
  "atlantic madrid": [166.1, 359.5],
  "atlantic washington": [55.6, 358.7],
  "levant cairo": [782.2, 511.2],
  "levant constantinople": [730, 475.8],
  "levant rome": [598.5, 463.6],
  "warsaw berlin": [593.6, 203.3],
  "warsaw st_petersburg": [717.6, 133.2],
  "warsaw vienna": [608.5, 248.5],
};

/** A line on the map: a road between two cities, or one arm of a junction. */
export interface Line {
  id: string;
  d: string;
  /** Where its cost stands; null for the arms of a junction, which shows its cost once. */
  tag: { x: number; y: number; cost: number } | null;
}

/** Where a junction is drawn: at its place on the map, or in the middle of its arms. */
export function junctionAt(road: Road): Point {
  const known = ANCHORS[road.id];
  if (known) return known;
  const arms = road.ends.map((city) => ANCHORS[city] ?? [500, 270]);
  return [arms.reduce((sum, [x]) => sum + x, 0) / arms.length, arms.reduce((sum, [, y]) => sum + y, 0) / arms.length];
}

function line(id: string, from: string, to: string, a: Point, b: Point, cost: number | null): Line {
  const bend = BENDS[`${from} ${to}`] ?? BENDS[`${to} ${from}`];
  const c: Point = bend ? [bend[0], bend[1]] : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const forward = bend === undefined || `${from} ${to}` in BENDS;
  const t = forward ? (bend?.[2] ?? 0.5) : 1 - (bend?.[2] ?? 0.5);
  const at = (i: 0 | 1) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * c[i] + t ** 2 * b[i];
  return {
    id,
    d: `M${a[0]} ${a[1]}Q${c[0]} ${c[1]} ${b[0]} ${b[1]}`,
    tag: cost === null ? null : { x: at(0), y: at(1), cost },
  };
}

/** Every line of the map as the table's file has it. */
export function lines(): Line[] {
  return ROADS.flatMap((road) => {
    if (!road.junction) {
      const [one = "", two = ""] = road.ends;
      return [line(road.id, one, two, ANCHORS[one] ?? [500, 270], ANCHORS[two] ?? [500, 270], road.cost)];
    }
    return road.ends.map((city) =>
      line(`${road.id} ${city}`, road.id, city, junctionAt(road), ANCHORS[city] ?? [500, 270], null),
    );
  });
}

/** The road that is drawn between two neighbouring cities: of several the cheapest. */
function roadBetween(one: string, other: string): Road | undefined {
  const all = ROADS.filter((road) => road.ends.includes(one) && road.ends.includes(other));
  return all.sort((a, b) => a.cost - b.cost)[0];
}

/** The lines of the map along which a journey goes, from city to city. */
export function linesAlong(cities: readonly string[]): string[] {
  return cities.slice(1).flatMap((city, i) => {
    const road = roadBetween(cities[i]!, city);
    if (!road) return [];
    return road.junction ? [`${road.id} ${cities[i]}`, `${road.id} ${city}`] : [road.id];
  });
}

/** What a journey leads through: cities, and junctions that the map names. */
export function viasOf(cities: readonly string[]): string[] {
  return cities.slice(1).flatMap((city, i) => {
    const road = roadBetween(cities[i]!, city);
    const named = road?.junction && road.id in ANCHORS ? [road.id] : [];
    return [...named, ...(i < cities.length - 2 ? [city] : [])];
  });
}
