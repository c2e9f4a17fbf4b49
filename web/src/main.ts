import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts";
import { prefs } from "./lib/prefs.svelte";
import { router } from "./lib/router.svelte";
import { placeIcons } from "./lib/sprite";
import "./theme.css";

placeIcons();
router.start();
// Before anything else is asked for: the first answer of the server makes us a guest, and several at once would make us several.
prefs
  .load()
  .catch((error: unknown) => console.warn("the server does not know us yet", error))
  .finally(() => mount(App, { target: document.getElementById("app")! }));
