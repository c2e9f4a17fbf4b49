/** What I am about to do and the server does not know yet: a card in my fingers, the plan as I want it. */
import type { DrawingProps } from "../../drawing";
import { added, kindOf, nextStep, phrasesOf, ready, removed, whyNotAdd, type Phrases } from "./plan";
import type { View } from "./view";

/** So long (ms) the server may take for a step of the plan before I stop waiting for it. */
const PATIENCE = 4000;

/** The page, as far as the desk speaks to it. */
type Page = Pick<DrawingProps, "answer" | "takeBack">;

export class Desk {
  /** A card of my hand whose uses I look at. */
  held = $state<string | null>(null);
  /** A place or a city of which I want to know what I could do there. */
  place = $state<string | null>(null);
  /** A place where the cubes of my plan are to go. */
  goal = $state<string | null>(null);
  /** A card of which I am to say which arrow works. */
  arrows = $state<string | null>(null);
  /** An agent who is to go somewhere. */
  agent = $state<string | null>(null);
  /** A city that the agent might go to: the way there is shown. */
  toward = $state<string | null>(null);
  /** What I want the plan to be; null while it is simply what the server has. */
  wanted = $state.raw<Phrases | null>(null);
  /** The plan is to be carried out: its last piece need not be kept back any more. */
  firm = $state(false);
  /** The server has a step of the plan and has not answered yet. */
  busy = $state(false);
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
    this.#want(added(plan, phrase));
    return true;
  }

  /** Begin a plan. */
  begin(phrase: string): void {
    this.letGo();
    this.#want([phrase]);
  }

  /** Take a phrase out of the plan. */
  drop(view: View, phrase: string): void {
    this.#want(removed(this.plan(view), phrase));
  }

  /** Give the whole plan up. */
  clear(): void {
    this.agent = null;
    this.#want([]);
  }

  /** Carry the plan out, with a phrase that completes it or as it is. */
  finish(view: View, phrase: string | null = null): void {
    const plan = this.plan(view);
    const last = phrase ?? (ready(view, plan) === "done" ? "done" : null);
    this.wanted = last === null ? plan : [...plan, last];
    this.firm = true;
  }

  /** One step towards the plan that is wanted; called whenever something has changed. */
  sync(view: View, page: Page): void {
    if (this.wanted === null || Date.now() < this.#waiting) return;
    const now = phrasesOf(view.own?.plan ?? null);
    const next = nextStep(now, this.wanted);
    if (next === null) this.settle();
    else if ("back" in next) {
      if (page.takeBack()) this.#wait(true);
    } else if (!this.#kept(view, next.say, now) && page.answer(next.say)) this.#wait(false); // else it is not offered yet
  }

  /** Nothing that cannot be taken back happens before I say so: journeys, and the last piece, are kept back. */
  #kept(view: View, phrase: string, now: Phrases): boolean {
    if (this.firm || this.wanted === null) return false;
    if (phrase.startsWith("go ")) return true;
    return now.length === this.wanted.length - 1 && ready(view, this.wanted) === "last";
  }

  /** The server has spoken: perhaps what was waited for is there. */
  heard(view: View): void {
    const now = phrasesOf(view.own?.plan ?? null);
    const key = [view.turns, view.actions, view.agenda.length, ...(view.agenda.at(-1)?.[1] ?? []), ...now].join();
    if (key === this.#last) return;
    this.#last = key;
    const ours = this.#waiting > 0;
    this.#waiting = 0;
    this.busy = false;
    // Somebody else's doing, such as the page's own button, counts for more; and an action that is carried out is over.
    if (!ours || (now.length === 0 && !this.#backing)) this.settle();
    if (now.length > 0) {
      this.held = null;
      this.place = null;
    }
    if (kindOf(this.plan(view)) !== "move") this.agent = null;
  }
  #last = "";
  #backing = false;

  /** Neither a card nor a place nor an agent is looked at any more. */
  letGo(): void {
    this.held = null;
    this.place = null;
    this.arrows = null;
    this.agent = null;
    this.toward = null;
  }

  /** Nothing is wanted beyond what is there. */
  settle(): void {
    this.wanted = null;
    this.firm = false;
    this.busy = false;
    this.#waiting = 0;
  }

  #want(phrases: Phrases): void {
    this.arrows = null;
    if (kindOf(phrases) !== "place") this.goal = null;
    this.wanted = phrases;
    this.firm = false;
  }

  #wait(backing: boolean): void {
    this.#backing = backing;
    this.busy = true;
    this.#waiting = Date.now() + PATIENCE;
  }
}

export const desk = new Desk();
