/** What both editions show of their events: pieces on their way, and moments. */
import type { Scene, Scenes } from "../../lib/scenes";

/** Pieces of a player go from one place to another. */
export const travels = (piece: string, from: string, to: string, more: Partial<Scene> = {}): Scene => ({
  piece,
  from: [from],
  to: [to],
  ...more,
});
/** A card that everybody sees. */
const card = { piece: "card", thing: "card" } as const;
const unmasked = { at: ["{seat}"], icon: "identity" };

export const scenesOfBoth: Scenes = {
  played: { ...card, mine: ["{card}"], from: ["{seat}"], to: ["board"] },
  discarded: { piece: "card", thing: "top", mine: ["{top}"], to: ["discards"] },
  claimed: { ...card, from: ["{card}", "{city}"], to: ["{seat}"] },
  "turned-up": { moves: ["face-{city}-{card}"] },
  "zombie-placed": travels("zombie", "{seat}", "{city}"),
  "marker-moved": { moves: ["marker-{track}"] },
  revealed: { moment: unmasked },
  "changed-sides": { moment: unmasked },
};
