/** What events of the first edition look like. */
import type { Scenes } from "../../lib/scenes";
import { scenesOfBoth, travels } from "../emerald/scenes";

const n = { times: "n" };

export const scenes: Scenes = {
  ...scenesOfBoth,
  "main-agent-placed": travels("agent", "{seat}", "{city}"),
  "cubes-placed": travels("cube", "{seat}", "{place}", n),
  "cube-retrieved": travels("cube", "{place}", "{seat}"),
  "cubes-bought": travels("cube", "pool", "{seat}", n),
  "cubes-moved": travels("cube", "{source}", "{place}", n),
  "cubes-to-limbo": travels("cube", "{place}", "limbo", n),
  "cubes-to-stock": travels("cube", "{place}", "{seat}", n),
  blocked: travels("block-disc", "{seat}", "{place}"),
  unblocked: travels("block-disc", "{place}", "{seat}"),
  "city-claimed": travels("control", "{seat}", "{city}"),
  "city-lost": { moment: { at: ["{city}"], icon: "control-disc", grave: true } },
  "effect-claimed": { piece: "card", thing: "effect", from: ["{effect}"], to: ["{seat}"] },
  "effect-removed": { piece: "card", thing: "effect", from: ["{effect}"], to: ["board"] },
  "agent-moved": travels("agent", "{city}", "{there}"),
  "agent-taken": travels("agent", "{victim}", "{seat}"),
  "agent-killed": travels("agent", "{city}", "{seat}", { of: "victim" }),
  "came-back": travels("agent", "{seat}", "{city}"),
  "main-agent-attacked": { moment: { at: ["{city}"], icon: "agent", grave: true } },
  "zombie-killed": travels("zombie", "{city}", "{seat}"),
  "double-shown": { moment: { at: ["{victim}"], icon: "double-agent", grave: true } },
  "royal-killed": travels("royal", "{city}", "{seat}", {
    moment: { at: ["{city}"], icon: "royal", grave: true },
  }),
  "royal-hidden": travels("hidden-royal", "{city}", "{seat}", { moment: { at: ["{city}"], icon: "hidden-royal" } }),
  "city-destroyed": { moment: { at: ["{city}"], icon: "mad", grave: true } },
  "sanity-drawn": { moment: { at: ["{seat}"], icon: "mad", grave: true, when: { result: "mad" } } },
  disc: { moves: ["disc-{seat}"] },
};
