/** Icons and figures stand once in the document, so that `<use href="#icon-…">` and `#fig-…` find them everywhere. */
import figures from "../assets/figures.svg?raw";
import icons from "../assets/icons.svg?raw";

export function placeSprites(): void {
  const parser = new DOMParser();
  for (const [text, prefix] of [[icons, "icon-"], [figures, ""]] as const) {
    const svg = parser.parseFromString(text, "image/svg+xml").documentElement;
    for (const symbol of svg.querySelectorAll("symbol")) symbol.id = prefix + symbol.id;
    svg.setAttribute("class", "sprite");
    svg.setAttribute("aria-hidden", "true");
    document.body.prepend(document.importNode(svg, true));
  }
}
