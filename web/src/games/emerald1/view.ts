/** The table as the server shows it, and what stands where. */
import type { AgentView, Board, CityView, PlaceShown, View } from "./wire.gen";

export { copies, seatOf, sideOf, who, type Side } from "../emerald/view";
export type { AgentView, Beside, Board, CityView, Gain, PlaceShown, Prospect, Score, View } from "./wire.gen";
export type TrackName = "revolution" | "war";

export function cityOf(view: View, id: string): CityView | undefined {
  return view.cities.find((city) => city.id === id);
}

export function agentOf(view: View, id: string): AgentView | undefined {
  return view.agents.find((agent) => agent.id === id);
}

/** A place for cubes: `card_paris`, `box_paris`, or a Permanent Effect. */
export function placeOf(board: Board, id: string): PlaceShown | undefined {
  return board.places.find((place) => place.id === id);
}

export function isMain(agent: AgentView): boolean {
  return agent.id.startsWith("main-");
}

/** Does an agent stand in a city? */
export function inCity(view: View, agent: AgentView): boolean {
  return view.cities.some((city) => city.id === agent.place);
}

/** The agents in a city by player, main agents before others. */
export function agentsIn(view: View, city: string): AgentView[] {
  return view.agents
    .filter((agent) => agent.place === city && agent.controller !== null)
    .sort((a, b) => (a.controller ?? 0) - (b.controller ?? 0) || Number(isMain(b)) - Number(isMain(a)));
}
