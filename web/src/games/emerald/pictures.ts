/** Which picture a card has: all that a drawing knows a card by. */
import type { Kind } from "./printed";

/** Who and what is shown on which of the ten medallions; everybody else is a gentleman. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  society: [
    "black_hand",
    "change_of_heart",
    "cultists",
    "diogenes_club",
    "fenians",
    "freemasons",
    "holy_brotherhood",
    "okhrana",
    "peoples_will",
    "society_of_leopold",
    "third_section",
  ],
  horror: [
    "cthulhu",
    "mi_go",
    "necronomicon",
    "shoggoth",
    "terrors_of_the_night",
    "vampire",
    "vampires",
    "yog_sothoth",
    "zombies",
  ],
  royal: ["hide_royalty"],
  machine: ["infernal_machine"],
  skyline: ["devils_island"],
  lady: [
    "duchess_d_uzes",
    "duchess_de_uzes",
    "emma_goldman",
    "irene_adler",
    "louise_michel",
    "mrs_hudson",
    "vera_figner",
  ],
  deerstalker: ["sherlock_holmes"],
  bowler: [
    "assassinate",
    "doctor_watson",
    "evno_asef",
    "hired_assassin",
    "inspector_lestrade",
    "leon_czolgosz",
    "nadar",
    "peter_rachkovsky",
    "pinkerton_agents",
    "sebastian_moran",
    "wilhelm_stieber",
  ],
  beard: [
    "elisee_reclus",
    "errico_malatesta",
    "johann_most",
    "matvei_golovinsky",
    "nicholas_kibalchich",
    "prince_kropotkin",
    "sergei_kravchinsky",
    "sergei_nechaev",
    "sigmund_freud",
    "vladimir_burtsev",
    "william_morris",
  ],
};
const FIGURE_OF = new Map(
  Object.entries(FIGURES).flatMap(([figure, things]) => things.map((thing) => [thing, figure])),
);

/** The medallion of a card, an agent or an effect. */
export function medallion(thing: string): string {
  return `fig-${thing.startsWith("city_") ? "skyline" : (FIGURE_OF.get(thing) ?? "gent")}`;
}

/** The symbol of a Permanent Effect. */
export const EFFECT_ICONS: Readonly<Record<string, string>> = {
  change_of_heart: "identity",
  cultists: "control-disc",
  devils_island: "limbo",
  doctor_watson: "hand",
  master_of_disguise: "move",
  mi_go: "insanity",
  mrs_hudson: "discard",
  sebastian_moran: "bomb",
  sigmund_freud: "sane",
  society_of_leopold: "vampire",
  yog_sothoth: "insanity",
};

/** The symbol of what the rules speak of and is no card. */
const SIGNS: Readonly<Record<string, string>> = {
  agent: "agent",
  assassinate: "assassinate",
  block: "block-disc",
  bomb: "bomb",
  claim: "claim",
  insanity: "insanity",
  limbo: "limbo",
  loyalist: "marker-loyalist",
  mad: "mad",
  move: "move",
  place: "place",
  restorationist: "marker-restorationist",
  retrieve: "retrieve",
  revolution: "arrow-revolution",
  sane: "sane",
  stock: "cube",
  war: "arrow-war",
};

/** What stands for a thing in the rules; a card that is nothing but its symbols has these (`kinds`). */
export function pictured(ref: string, kinds: readonly Kind[], isCity: boolean): readonly string[] | null {
  if (kinds.length && !FIGURE_OF.has(ref))
    return kinds.flatMap(({ icon, n }) => Array.from({ length: Math.min(n, 2) }, () => `icon-${icon}`));
  const sign = SIGNS[ref.replace(/-(up|down)$/, "")];
  if (sign) return [`icon-${sign}`];
  if (isCity || /^(box|city)_/.test(ref)) return [medallion("city_")];
  if (ref.startsWith("card_")) return ["icon-deck"];
  return ref.startsWith("zombie_") ? ["icon-zombie"] : null;
}
