/** The desk of the first edition: besides the plan, whoever is to go somewhere, and what is kept back until I am sure. */
import * as shared from "../emerald/desk.svelte";
import type { Phrases } from "../emerald/plan";
import { added, kindOf, phrasesOf, ready, removed, whyNotAdd } from "./plan";
import type { View } from "./view";

export class Desk extends shared.Desk<View> {
  /** A place where the cubes of my plan are to go. */
  goal = $state<string | null>(null);
  /** A card of which I am to say which arrow works. */
  arrows = $state<string | null>(null);
  /** An agent who is to go somewhere. */
  agent = $state<string | null>(null);
  /** A city that the agent might go to: the way there is shown. */
  toward = $state<string | null>(null);
  /** The plan is to be carried out: its last piece need not be kept back any more. */
  firm = $state(false);

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

  override letGo(): void {
    super.letGo();
    this.arrows = null;
    this.agent = null;
    this.toward = null;
  }

  override forget(): void {
    super.forget();
    this.goal = null;
  }

  override settle(): void {
    super.settle();
    this.firm = false;
  }

  protected there(view: View): Phrases {
    return phrasesOf(view.own?.plan ?? null);
  }

  protected mark(view: View): readonly number[] {
    return [view.turns, view.actions, view.agenda.length, ...(view.agenda.at(-1)?.[1] ?? [])];
  }

  protected moved(view: View): void {
    if (kindOf(this.plan(view)) !== "move") this.agent = null;
  }

  /** Nothing that cannot be taken back happens before I say so: journeys, and the last piece, are kept back. */
  protected override kept(view: View, phrase: string): boolean {
    if (this.firm || this.wanted === null) return false;
    if (phrase.startsWith("go ")) return true;
    return this.there(view).length === this.wanted.length - 1 && ready(view, this.wanted) === "last";
  }

  #want(phrases: Phrases): void {
    this.arrows = null;
    if (kindOf(phrases) !== "place") this.goal = null;
    this.wanted = phrases;
    this.firm = false;
  }
}

export const desk = new Desk();
