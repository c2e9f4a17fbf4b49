import type { Poster } from "../../poster";
import { posterOfBoth } from "../emerald/both";

export default {
  ...posterOfBoth,
  figures: ["fig-deerstalker", "fig-royal", "fig-lady", "fig-horror", "fig-gent"],
} satisfies Poster;
