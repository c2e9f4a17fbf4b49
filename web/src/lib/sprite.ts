/** Symbols stand once in the document, so that `<use href="#icon-…">` and `#fig-…` find them everywhere. */
import icons from "../assets/icons.svg?raw";

const placed = new Set<string>();

/** Put the symbols of an SVG file into the document, once. */
export function place(text: string): void {
  if (placed.has(text)) return;
  placed.add(text);
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(svg, true));
}

export const placeIcons = (): void => place(icons);
