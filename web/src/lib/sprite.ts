/** Symbols stand once in the document, so that `<use href="#icon-…">` and `#fig-…` find them everywhere. */
import icons from "../assets/icons.svg?raw";

/** Put the symbols of an SVG file into the document. */
export function place(text: string): void {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(svg, true));
}

export const placeIcons = (): void => place(icons);
