/** What events of the second edition look like. */
import type { Scenes } from "../../lib/scenes";
import { scenesOfBoth, travels } from "../emerald/scenes";

const n = { times: "n" };
const victim = { of: "victim" };

export const scenes: Scenes = {
  ...scenesOfBoth,
  "cubes-placed": travels("cube", "{seat}", "{city}", n),
  "cube-retrieved": travels("cube", "{place}", "{seat}"),
  "cubes-from-limbo": travels("cube", "limbo", "{seat}", n),
  "cubes-to-limbo": travels("cube", "{city}", "limbo", n),
  "cubes-to-stock": travels("cube", "{city}", "{seat}", n),
  "card-removed": { piece: "card", thing: "card", from: ["{card}", "{city}"], to: ["board"] },
  "agents-added": travels("agent", "{seat}", "{city}", n),
  "agent-moved": travels("agent", "{city}", "{there}"),
  "agent-away": travels("agent", "{city}", "{seat}"),
  "agents-returned": travels("agent", "{seat}", "{city}", n),
  "agent-given": travels("agent", "{city}", "{seat}"),
  "agent-lost": travels("agent", "{city}", "{seat}"),
  "agent-killed": travels("agent", "{city}", "{victim}", victim),
  "agent-eaten": travels("agent", "{city}", "{victim}", victim),
  "agent-replaced": travels("agent", "{seat}", "{city}"),
  "royalty-killed": travels("royal", "{royalty}", "{seat}", {
    moment: { at: ["{city}"], icon: "royal", grave: true },
  }),
  "royalty-hidden": travels("hidden-royal", "{royalty}", "{seat}", {
    moment: { at: ["{city}"], icon: "hidden-royal" },
  }),
  "city-devastated": { moment: { at: ["{city}"], icon: "insanity", grave: true } },
  "token-lost": { moment: { at: ["{seat}"], icon: "insanity", grave: true } },
  scored: { moves: ["disc-{seat}"] },
};
