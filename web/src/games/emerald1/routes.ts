/** The map: where cities and roads are drawn, what a journey costs, and which way it goes (section 9 of the rules). */
import { CITIES, ROADS, type Road } from "./facts";
import { agentOf, cityOf, type View } from "./view";

type Point = readonly [number, number];

/** The places of cities and junctions on map.svg, 1000 wide and 540 high. */
export const ANCHORS: Readonly<Record<string, Point>> = {
  london: [348.4, 224.3], paris: [381, 282.5], berlin: [540.7, 216.9], vienna: [586.8, 298], madrid: [274.7, 429], rome: [531.4, 425.1],
  constantinople: [789.1, 398], st_petersburg: [752.2, 34.3], the_hague: [413.9, 222.4], zurich: [470.3, 317.3], cairo: [903, 446], washington: [62, 470],
  atlantic: [92.5, 253.6], warsaw: [647.6, 211.1], levant: [645.6, 522],
};

/** How roads are bent: the middle point of each curve, and how far along it its cost stands. Others are straight. */
const BENDS: Readonly<Record<string, readonly [number, number, number?]>> = {
  "london paris": [358.9, 256.6], "london the_hague": [381.4, 229.9], "paris the_hague": [403.5, 255.7], "berlin the_hague": [476.8, 207, 0.42],
  "berlin vienna": [555.6, 262], "paris zurich": [422.2, 308.8, 0.36], "rome zurich": [511.6, 365.1, 0.17], "vienna zurich": [526.6, 296], "rome vienna": [571.8, 367.1, 0.45],
  "constantinople vienna": [697.9, 327.7, 0.5], "constantinople st_petersburg": [807, 212.4, 0.5], "madrid paris": [342.5, 366.4, 0.4], "madrid rome": [403.4, 452.7, 0.12],
  "atlantic london": [223.4, 264.5], "atlantic madrid": [166.1, 359.5], "atlantic washington": [55.6, 358.7], "levant cairo": [782.2, 511.2],
  "levant constantinople": [730, 475.8], "levant rome": [598.5, 463.6], "warsaw berlin": [593.6, 203.3], "warsaw st_petersburg": [717.6, 133.2], "warsaw vienna": [608.5, 248.5],
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
  return { id, d: `M${a[0]} ${a[1]}Q${c[0]} ${c[1]} ${b[0]} ${b[1]}`, tag: cost === null ? null : { x: at(0), y: at(1), cost } };
}

/** Every line of the map as the table's file has it. */
export function lines(): Line[] {
  return ROADS.flatMap((road) => {
    if (!road.junction) {
      const [one = "", two = ""] = road.ends;
      return [line(road.id, one, two, ANCHORS[one] ?? [500, 270], ANCHORS[two] ?? [500, 270], road.cost)];
    }
    return road.ends.map((city) => line(`${road.id} ${city}`, road.id, city, junctionAt(road), ANCHORS[city] ?? [500, 270], null));
  });
}

// ------------------------------------------------------------ journeys

/** A locked city is open to its owner's agents alone, a destroyed one to nobody's (E1-137, E1-138, E1-267). */
export function mayEnter(view: View, seat: number, city: string): boolean {
  const found = cityOf(view, city);
  return found !== undefined && !found.destroyed && (!found.locked || found.control === seat);
}

/** One stage of a journey. */
export interface Stage {
  city: string;
  cost: number;
  road: Road;
}

export interface Journey {
  cost: number;
  stages: readonly Stage[];
}

/** The cheapest open route to every city that can be reached, the start left out (E1-129, E1-130). */
export function journeys(view: View, seat: number, start: string): ReadonlyMap<string, Journey> {
  const best = new Map<string, Journey>([[start, { cost: 0, stages: [] }]]);
  const open = new Set([start]);
  while (open.size) {
    const here = [...open].reduce((a, b) => (best.get(b)!.cost < best.get(a)!.cost ? b : a));
    open.delete(here);
    const so = best.get(here)!;
    for (const road of ROADS) {
      if (!road.ends.includes(here)) continue;
      for (const city of road.ends) {
        const cost = so.cost + road.cost;
        if (city === here || cost >= (best.get(city)?.cost ?? Infinity) || !mayEnter(view, seat, city)) continue;
        best.set(city, { cost, stages: [...so.stages, { city, cost: road.cost, road }] });
        open.add(city);
      }
    }
  }
  best.delete(start);
  return best;
}

/** The lines of the map that a journey goes along. */
export function linesOf(start: string, journey: Journey): string[] {
  let here = start;
  return journey.stages.flatMap(({ city, road }) => {
    const found = road.junction ? [`${road.id} ${here}`, `${road.id} ${city}`] : [road.id];
    here = city;
    return found;
  });
}

/** The neighbouring cities (E1-133). */
export function neighbours(city: string): string[] {
  const near = ROADS.filter((road) => road.ends.includes(city)).flatMap((road) => road.ends);
  return CITIES.filter((other) => other !== city && near.includes(other));
}

/** Where an agent goes who must leave: a neighbouring city, or else any that he may enter (E1-264). */
export function refuges(view: View, agent: string): string[] {
  const found = agentOf(view, agent);
  if (!found || found.controller === null) return [];
  const seat = found.controller;
  const near = neighbours(found.place).filter((city) => mayEnter(view, seat, city));
  return near.length ? near : CITIES.filter((city) => city !== found.place && mayEnter(view, seat, city));
}

/** What a journey leads through: cities, and junctions that the map names. */
export function viasOf(view: View, agent: string, to: string): string[] {
  const found = agentOf(view, agent);
  const journey = found ? journeys(view, found.controller ?? 0, found.place).get(to) : undefined;
  return (journey?.stages ?? []).flatMap(({ city, road }) => [...(road.junction && road.id in ANCHORS ? [road.id] : []), ...(city === to ? [] : [city])]);
}
