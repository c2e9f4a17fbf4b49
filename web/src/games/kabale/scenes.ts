/** What events of Kabale und Hiebe look like: most of it is cards that move on the board. */
import type { Scenes } from "../../lib/scenes";

export const scenes: Scenes = {
  laid: { moves: ["down-{seat}-{column}", "card-{seat}-{card}"] },
  "turned-up": { moves: ["card-{owner}-{card}"] },
  "explorer-moves": { moves: ["down-{owner}-{there}", "card-{owner}-explorer"], from: ["down-{owner}-{column}"] },
  assassinated: {
    piece: "card",
    thing: "card",
    of: "owner",
    from: ["card-{owner}-{card}", "{column}"],
    to: ["{owner}"],
    late: true,
    moment: { at: ["{column}"], icon: "close", grave: true },
  },
  "storm-closes": { moment: { at: ["{column}"], icon: "storm" } },
  "slid-under": { moves: ["down-{seat}-{column}-under", "card-{seat}-{card}"] },
  "goals-swapped": { moves: ["goal-{goal}", "goal-{gone}"] },
  drew: { moves: ["card-{seat}-{card}"] },
};
