/** Tables to try the drawing's logic on: pages of real games, and small ones of one's own. */
import type { Light } from "../../drawing";
import type { Telling } from "../../lib/wire";
import type { Now } from "./aims";
import pages from "./dev/pages.json";
import facts from "./facts.json";
import { CARDS, CITIES } from "./facts";
import type { AgentView, CityView, SeatView, View } from "./view";

export interface Page {
  view: View;
  question: { prompt: string; phrases: string[] } | null;
  whole: Telling[];
}
export const PAGES = pages as unknown as Readonly<Record<string, Page>>;

export function page(name: string): Page {
  const found = PAGES[name];
  if (!found) throw new Error(`there is no page ${name}`);
  return structuredClone(found);
}

// ------------------------------------------------------------ a small table

export function city(id: string, changes: Partial<CityView> = {}): CityView {
  return {
    id, vp: 4, defence: 3, control: null, locked: false, destroyed: false, box: [0, 0, 0], box_blocked: false, face_up: "freemasons", cubes: [0, 0, 0], blocked: false, pile: 2,
    royal: "free", royal_by: null, royal_defence: 5, royal_vp: 3, zombies: 0, ...changes,
  };
}

export function agent(id: string, changes: Partial<AgentView> = {}): AgentView {
  const counter = CARDS[id]?.counter;
  return { id, place: "aside", controller: null, kept_by: null, vampire: false, since: 0, bombs: counter?.bombs ?? 1, vp: counter?.vp ?? 0, double: "hidden", double_by: null, ...changes };
}

export function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    colour: "red", stock: 4, pool: 10, limbo: 2, mad: 0, revealed: false, side: "hidden", turned: false, known: false, disc: 0, doubles: 2, hand: 5, deck: 5, top: "", discards: [], lost: 0,
    buried: 0, unplaced: [], final: null, ...changes,
  };
}

interface Changes {
  hand?: readonly string[];
  cities?: Readonly<Record<string, Partial<CityView>>>;
  agents?: Readonly<Record<string, Partial<AgentView>>>;
  seats?: readonly Partial<SeatView>[];
  effects?: Readonly<Record<string, number | "display">>;
  view?: Partial<View>;
}

/** Three players; seat 0 looks and acts, with two actions left. */
export function table({ hand = [], cities = {}, agents = {}, seats = [{}, {}, {}], effects = {}, view = {} }: Changes = {}): View {
  return {
    viewer: 0, options: {}, round: 2, turns: 4, first: 0, active: 0, actions: 2, free_used: false, hudson_used: false, safe: [], hunted: [], over: "", due_seat: 0,
    war: 3, revolution: 4, war_top: 12, revolution_top: 12, war_vp: 1, revolution_vp: 1, vp_end: 30,
    cities: CITIES.map((id) => city(id, cities[id])),
    effects: facts.rows.effects.map((id) => ({ id, place: effects[id] === undefined ? "deck" : effects[id] === "display" ? "display" : "seat", owner: typeof effects[id] === "number" ? effects[id] : null, cubes: [0, 0, 0], blocked: false })),
    agents: [...facts.rows.named.map((id) => agent(id, agents[id])), ...seats.map((_, i) => agent(`main-${i}`, { place: "vienna", controller: i, ...agents[`main-${i}`] }))],
    seats: seats.map((one) => seat(one)), blocking_discs: 6, zombies_left: 8, zombie_owner: null, banished: false, sane_left: 6, mad_left: 6, doubles_left: 14, necronomicon_of: null, in_play: "", removed: [],
    own: { side: "restorationist", hand, deck: [], lost: [], buried: [], plan: null, looked: [], doubles: [], drawn: [], elsewhere: [], worth: 0, kills: 0 },
    agenda: [["Act", [0]]], ...view,
  };
}

export const none = (): Light => "none";
export function now(view: View, changes: Partial<Now> = {}): Now {
  return { view, mine: true, plan: [], chosen: [], light: none, agent: null, ...changes };
}
