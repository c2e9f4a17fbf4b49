/** What I am about to do and the server does not know yet: a card in my fingers, the plan as I want it. */
import type { DrawingProps } from "../../drawing";
import { added, kindOf, nextStep, phrasesOf, removed, whyNotAdd, type Phrases } from "./plan";
import type { View } from "./view";

/** So long (ms) the server may take for a step of the plan before I stop waiting for it. */
const PATIENCE = 4000;

/** The page, as far as the desk speaks to it. */
type Page = Pick<DrawingProps, "answer" | "takeBack">;

export class Desk {
  /** A card of my hand whose uses I look at. */
  held = $state<string | null>(null);
  /** A city of which I want to know what I could do there. */
  place = $state<string | null>(null);
  /** A city from which an agent is to go. */
  from = $state<string | null>(null);
  /** What I want the plan to be; null while it is simply what the server has. */
  wanted = $state.raw<Phrases | null>(null);
  /** What has been chosen of the answer being built, as the page last told. */
  path: readonly string[] = [];

  #waiting = 0;

  /** The plan to be shown: as I want it, or as it is. */
  plan(view: View): Phrases {
    return this.wanted ?? phrasesOf(view.own?.plan ?? null);
  }

  /** Add a phrase to the plan, wherever its place is. */
  add(view: View, phrase: string): boolean {
    const plan = this.plan(view);
    if (whyNotAdd(view, plan, phrase) !== null) return false;
    this.wanted = added(plan, phrase);
    return true;
  }

  /** Take a phrase out of the plan. */
  drop(view: View, phrase: string): void {
    this.wanted = removed(this.plan(view), phrase);
  }

  /** One step towards the plan that is wanted; called whenever something has changed. */
  sync(view: View, page: Page): void {
    if (this.wanted === null || Date.now() < this.#waiting) return;
    const now = phrasesOf(view.own?.plan ?? null);
    const next = nextStep(now, this.wanted);
    if (next === null) this.settle();
    else if ("back" in next) {
      if (page.takeBack()) this.#wait(true);
    } else if (page.answer(next.say)) this.#wait(false); // else it is not offered yet
  }

  /** The server has spoken: perhaps what was waited for is there. */
  heard(view: View): void {
    const now = phrasesOf(view.own?.plan ?? null);
    const key = now.join();
    if (key === this.#last && view.turns === this.#turn && view.actions === this.#actions) return;
    this.#last = key;
    this.#turn = view.turns;
    this.#actions = view.actions;
    const ours = this.#waiting > 0;
    this.#waiting = 0;
    // Somebody else's doing, such as the page's own button, counts for more; and an action that is carried out is over.
    if (!ours || (now.length === 0 && !this.#backing)) this.settle();
    if (now.length > 0) this.letGo();
    if (kindOf(this.plan(view)) !== "move") this.from = null;
  }
  #last = "";
  #turn = -1;
  #actions = -1;
  #backing = false;

  /** Neither a card nor a city is looked at any more. */
  letGo(): void {
    this.held = null;
    this.place = null;
  }

  /** Nothing is wanted beyond what is there. */
  settle(): void {
    this.wanted = null;
    this.#waiting = 0;
  }

  #wait(backing: boolean): void {
    this.#backing = backing;
    this.#waiting = Date.now() + PATIENCE;
  }
}

export const desk = new Desk();
