/** What is drawn of a city, on its plate and when it is opened. */
import type { Words } from "../../lib/words.svelte";
import type { Plan } from "./touch";
import { agentsIn, placeOf, type AgentView, type Board, type CityView, type View } from "./view";

export interface CityProps {
  view: View;
  board: Board;
  draft: Plan;
  city: CityView;
  words: Words;
  narrow: boolean;
  pickAgents: (agents: readonly AgentView[], event: MouseEvent) => void;
}

/** Who and what is in a city, and how it stands to my plan. */
export function inside({ view, board, draft, city }: Pick<CityProps, "view" | "board" | "draft" | "city">) {
  const royal = `royal_${city.id}`;
  const zombie = `zombie_${city.id}`;
  return {
    card: placeOf(board, `card_${city.id}`)!,
    box: placeOf(board, `box_${city.id}`)!,
    agents: agentsIn(view, city.id),
    royal,
    royalLit: city.royal === "free" ? draft.light(royal) : "none",
    zombie,
    zombieLit: city.zombies ? draft.light(zombie) : "none",
  };
}
