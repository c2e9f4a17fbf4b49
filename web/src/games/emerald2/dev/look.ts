/** To look at the drawing: vite --config src/games/emerald2/dev/vite.config.ts, then …/dev/look.html?page=four&lang=de&theme=gaslight&choose=place */
import { mount } from "svelte";
import icons from "../../../assets/icons.svg?raw";
import "../../../fonts";
import "../../../look.css";
import drawing from "../index";
import Look from "./Look.svelte";

for (const text of [icons, ...drawing.sprites]) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  for (const symbol of svg.querySelectorAll("symbol")) if (!/^(icon|fig|emerald2)-/.test(symbol.id)) symbol.id = `icon-${symbol.id}`;
  svg.setAttribute("class", "sprite");
  document.body.prepend(document.importNode(svg, true));
}
mount(Look, { target: document.getElementById("app")! });
