import type { Poster } from "../../poster";
import { posterOfBoth } from "../emerald/both";

export default {
  ...posterOfBoth,
  figures: ["fig-deerstalker", "fig-horror", "fig-lady", "fig-society", "fig-beard"],
} satisfies Poster;
