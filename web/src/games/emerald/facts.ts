/** What is printed, as both editions read it: kinds of symbols, where numbers come from, which medallion stands for what. */
import type { Side } from "./view";

/** Symbols of one kind on a card, of which one kind serves at a time. */
export interface Kind {
  id: string;
  icon: string;
  /** So many icons beside each other, or one with a sign (`+2`). */
  n: number;
  sign?: string;
  /** Whose colour it has. */
  side?: Side;
}

/** Where a number comes from; `table`: from the file of this table, which has another number than the game's own. */
export type Source = "rulebook" | "record" | "reconstructed" | "table";

/** From the surest to the least sure. */
const SURE: readonly Source[] = ["rulebook", "record", "reconstructed", "table"];

/** What a table file says of its numbers: paths that the rulebook or a record gives. */
export interface Sourced {
  provenance: { rulebook: readonly string[]; record: readonly string[] };
}

function valueAt(table: Sourced, path: string): unknown {
  return path.split(".").reduce<any>((part, key) => part?.[key], table) ?? 0;
}

/** Where the value at a path of a table file comes from, beside the game's own table: a path of the provenance covers everything below it. */
export function sourceIn(table: Sourced, own: Sourced, path: string): Source {
  const covers = (known: string) => path === known || path.startsWith(`${known}.`);
  if (table.provenance.rulebook.some(covers)) return "rulebook";
  if (table.provenance.record.some(covers)) return "record";
  return JSON.stringify(valueAt(table, path)) === JSON.stringify(valueAt(own, path)) ? "reconstructed" : "table";
}

/** The source of several numbers in one sentence: it is as sure as the least sure of them. */
export function leastSure(sources: readonly (Source | undefined)[]): Source {
  return SURE[Math.max(...sources.map((source) => SURE.indexOf(source ?? "reconstructed")))]!;
}

/** Who and what is shown on which of the ten medallions; everybody else is a gentleman. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  society: [
    "black_hand", "change_of_heart", "cultists", "diogenes_club", "fenians", "freemasons", "holy_brotherhood", "okhrana", "peoples_will", "society_of_leopold",
    "third_section",
  ],
  horror: ["cthulhu", "mi_go", "necronomicon", "shoggoth", "terrors_of_the_night", "vampire", "vampires", "yog_sothoth", "zombies"],
  royal: ["hide_royalty"],
  machine: ["infernal_machine"],
  skyline: ["devils_island"],
  lady: ["duchess_d_uzes", "duchess_de_uzes", "emma_goldman", "irene_adler", "louise_michel", "mrs_hudson", "vera_figner"],
  deerstalker: ["sherlock_holmes"],
  bowler: [
    "assassinate", "doctor_watson", "evno_asef", "hired_assassin", "inspector_lestrade", "leon_czolgosz", "nadar", "peter_rachkovsky", "pinkerton_agents",
    "sebastian_moran", "wilhelm_stieber",
  ],
  beard: [
    "elisee_reclus", "errico_malatesta", "johann_most", "matvei_golovinsky", "nicholas_kibalchich", "prince_kropotkin", "sergei_kravchinsky", "sergei_nechaev",
    "sigmund_freud", "vladimir_burtsev", "william_morris",
  ],
};
const FIGURE_OF = new Map(Object.entries(FIGURES).flatMap(([figure, things]) => things.map((thing) => [thing, figure])));

/** The medallion of a card, an agent or an effect. */
export function medallion(thing: string): string {
  return `fig-${thing.startsWith("city_") ? "skyline" : (FIGURE_OF.get(thing) ?? "gent")}`;
}
