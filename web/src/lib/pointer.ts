/** What people touch with. */
import { MediaQuery } from "svelte/reactivity";

/** Fingers: what is touched must be large. */
export const fingers = new MediaQuery("(pointer: coarse)", false);
