/** To look at the drawing: npm run dev, then /src/games/kabale/dev/look.html?page=four&lang=de&theme=gaslight&choose=lay,king */
import { mount } from "svelte";
import "../../../fonts";
import "../../../look.css";
import { placeSprites } from "../../../lib/sprite";
import Look from "./Look.svelte";

placeSprites();
mount(Look, { target: document.getElementById("app")! });
