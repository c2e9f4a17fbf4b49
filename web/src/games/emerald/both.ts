/** What the posters of both editions have in common. */
import sprite from "./poster.svg?raw";

export const posterOfBoth = { sprite, windows: true };
