/** Where cities stand on the map and in lists, and what can be aimed at in them. */
import type { Light } from "../../drawing";
import { cardsIn, kindOf, type Phrases } from "./plan";
import { step, type CityView, type View } from "./view";

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
  "london", "st_petersburg", "paris", "berlin", "madrid", "vienna", "rome", "constantinople", "limbo", "cairo",
];

/** Texts that ask for somebody's agent, or for somebody's cubes, in a city. */
const AT_AGENTS = ["irene_adler", "shoggoth", "vampires"];
const AT_CUBES = ["inspector_lestrade", "okhrana"];

export interface Aims {
  /** `seat-1`, `royalty`. */
  refs: ReadonlySet<string>;
  what: "agent" | "cube";
  /** The city is chosen already: now the target itself answers. */
  named: boolean;
}

/** What can be aimed at in a city now; null while nothing is. */
export function aimsIn(view: View, plan: Phrases, city: CityView, chosen: readonly string[], light: (ref: string) => Light): Aims | null {
  const me = view.viewer;
  const card = cardsIn(plan)[0] ?? "";
  const killing = kindOf(plan) === "assassinate" && !plan.some((phrase) => phrase.startsWith("aim "));
  const hunting = step(view).name === "Hunt";
  const cubes = kindOf(plan) === "use" && AT_CUBES.includes(card);
  if (!killing && !hunting && !cubes && !(kindOf(plan) === "use" && AT_AGENTS.includes(card))) return null;
  const what = cubes ? "cube" : "agent";
  const here = cubes ? city.cubes : city.agents;
  const there = here.flatMap((n, seat) => (n - aimedAlready(plan, city, seat) > 0 && (cubes || seat !== me) ? [`seat-${seat}`] : []));
  const all = killing && city.royal === "slot" ? [...there, "royalty"] : there;
  if (chosen[0] === "aim" && chosen[1] !== undefined)
    return chosen[1] === city.id ? { refs: new Set(all.filter((ref) => light(ref) === "open")), what, named: true } : null;
  const open = card === "okhrana" || light(city.id) === "open";
  return open && all.length ? { refs: new Set(all), what, named: false } : null;
}

function aimedAlready(plan: Phrases, city: CityView, seat: number): number {
  return plan.filter((phrase) => phrase === `aim ${city.id} seat-${seat}`).length;
}
