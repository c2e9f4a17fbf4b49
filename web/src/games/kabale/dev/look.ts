/** To look at the drawing: npm run dev, then /src/games/kabale/dev/look.html?page=four&lang=de&theme=gaslight&choose=lay,king */
import { mount } from "svelte";
import "../../../fonts";
import "../../../look.css";
import { place, placeIcons } from "../../../lib/sprite";
import drawing from "../index";
import Look from "./Look.svelte";

placeIcons();
for (const sprite of drawing.sprites) place(sprite);
mount(Look, { target: document.getElementById("app")! });
