import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts";
import { pageWords } from "./lib/library.svelte";
import { prefs } from "./lib/prefs.svelte";
import { router } from "./lib/router.svelte";
import { placeIcons } from "./lib/sprite";
import "./theme.css";

placeIcons();
router.start();
prefs.start();
void pageWords(prefs.language).then((first) =>
  mount(App, { target: document.getElementById("app")!, props: { first } }),
);
