/**
 * To look at a game's drawing: vite --config src/look/vite.config.ts, then
 * /src/look/look.html?game=ID&page=four&lang=de&theme=gaslight&choose=place,king
 */
import { mount } from "svelte";
import "../fonts";
import "../look.css";
import { placeIcons } from "../lib/sprite";
import Look from "./Look.svelte";

placeIcons();
mount(Look, { target: document.getElementById("app")! });
