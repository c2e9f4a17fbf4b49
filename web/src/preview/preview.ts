/**
 * To preview a game's drawing: vite --config src/preview/vite.config.ts, then
 * /src/preview/preview.html?game=ID&page=four&lang=de&theme=gaslight&choose=place,king
 */
import { mount } from "svelte";
import "../fonts";
import "../theme.css";
import { placeIcons } from "../lib/sprite";
import Preview from "./Preview.svelte";

placeIcons();
mount(Preview, { target: document.getElementById("app")! });
