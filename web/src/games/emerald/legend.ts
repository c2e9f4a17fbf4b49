/** What the symbols of an edition mean. */
import type { Sign } from "../../drawing";
import type { Words } from "../../lib/words.svelte";

/** Those of both editions; each is called like its icon. */
const BOTH = [
  "text",
  "vp-neutral",
  "vp-restorationist",
  "vp-loyalist",
  "deck",
  "royal",
  "hidden-royal",
  "limbo",
  "zombie",
];

/** The signs of an edition, its own first; last the mark of numbers that are not printed anywhere. */
export const legendOf =
  (own: readonly string[]) =>
  (words: Words): Sign[] => [
    ...[...own, ...BOTH].map((icon) => {
      const id = icon.replace(/^vp-/, "vp_");
      const called = `board-sign-${id}`;
      return {
        icons: [icon],
        name: words.line(words.has(called) ? called : `board-act-${id}`),
        about: words.line(`board-about-${id}`),
      };
    }),
    {
      icons: [],
      sign: "°",
      name: words.line("board-sign-reconstructed"),
      about: words.line("board-about-reconstructed"),
    },
  ];
