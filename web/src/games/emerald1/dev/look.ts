/** To look at the drawing: vite --config src/games/emerald1/dev/vite.config.ts, then …/dev/look.html?page=four&lang=de&theme=gaslight&choose=place */
import { mount } from "svelte";
import "../../../fonts";
import "../../../look.css";
import { place, placeIcons } from "../../../lib/sprite";
import drawing from "../index";
import Look from "./Look.svelte";

placeIcons();
for (const sprite of drawing.sprites) place(sprite);
mount(Look, { target: document.getElementById("app")! });
