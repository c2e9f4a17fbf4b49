/** Which card is read where something of it lies before a player. */
export const READ = {
  zombies: "zombies",
  away: "mi_go",
  sacrificed: "yog_sothoth",
  turned: "change_of_heart",
} as const;
