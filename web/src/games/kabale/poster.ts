import type { Poster } from "../../poster";
import sprite from "./poster.svg?raw";

export default {
  sprite,
  figures: ["fig-king", "fig-witch", "fig-dragon", "fig-juliet", "fig-musketeers"],
  windows: false,
} satisfies Poster;
