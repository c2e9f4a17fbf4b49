/** What I am about to do and the server does not know yet: a card in my fingers, the plan as I want it. */
import type { DrawingProps } from "../../drawing";
import { nextStep, type Phrases } from "./plan";
import type { View } from "./view";

/** So long (ms) the server may take for a step of the plan before I stop waiting for it. */
const PATIENCE = 4000;

/** The page, as far as the desk speaks to it. */
export type Page = Pick<DrawingProps, "answer" | "takeBack">;

export abstract class Desk<V extends View> {
  /** A card of my hand whose uses I look at. */
  held = $state<string | null>(null);
  /** A place of which I want to know what I could do there. */
  place = $state<string | null>(null);
  /** What I want the plan to be; null while it is simply what the server has. */
  wanted = $state.raw<Phrases | null>(null);
  /** The server has a step of the plan and has not answered yet. */
  busy = $state(false);
  /** What has been chosen of the answer being built, as the page last told. */
  path: readonly string[] = [];

  #waiting = 0;
  #backing = false;
  #last = "";

  /** The plan that the server has. */
  protected abstract there(view: V): Phrases;

  /** What changes whenever the server has done something about my action. */
  protected abstract mark(view: V): readonly (string | number)[];

  /** The server has done something about my action. */
  protected abstract moved(view: V): void;

  /** Is a phrase kept back until I say that the plan is to be carried out? */
  protected kept(_view: V, _phrase: string): boolean {
    return false;
  }

  /** The plan to be shown: as I want it, or as it is. */
  plan(view: V): Phrases {
    return this.wanted ?? this.there(view);
  }

  /** One step towards the plan that is wanted; called whenever something has changed. */
  sync(view: V, page: Page): void {
    if (this.wanted === null || Date.now() < this.#waiting) return;
    const next = nextStep(this.there(view), this.wanted);
    if (next === null) this.settle();
    else if ("back" in next) {
      if (page.takeBack()) this.#wait(true);
    } else if (!this.kept(view, next.say) && page.answer(next.say)) this.#wait(false); // else it is not offered yet
  }

  /** The server has spoken: perhaps what was waited for is there. */
  heard(view: V): void {
    const now = this.there(view);
    const key = [...this.mark(view), ...now].join();
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
    this.moved(view);
  }

  /** Neither a card nor a place is looked at any more. */
  letGo(): void {
    this.held = null;
    this.place = null;
  }

  /** Somebody else sits down. */
  forget(): void {
    this.letGo();
    this.settle();
    this.path = [];
    this.#last = "";
  }

  /** Nothing is wanted beyond what is there. */
  settle(): void {
    this.wanted = null;
    this.busy = false;
    this.#waiting = 0;
  }

  #wait(backing: boolean): void {
    this.#backing = backing;
    this.busy = true;
    this.#waiting = Date.now() + PATIENCE;
  }
}
