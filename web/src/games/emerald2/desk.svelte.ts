/** The desk of the second edition: besides the plan, the city from which an agent is to go. */
import * as shared from "../emerald/desk.svelte";
import type { Phrases } from "../emerald/plan";
import { added, kindOf, phrasesOf, removed, whyNotAdd } from "./plan";
import type { View } from "./view";

export class Desk extends shared.Desk<View> {
  /** A city from which an agent is to go. */
  from = $state<string | null>(null);

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

  override forget(): void {
    super.forget();
    this.from = null;
  }

  protected there(view: View): Phrases {
    return phrasesOf(view.own?.plan ?? null);
  }

  protected mark(view: View): readonly number[] {
    return [view.turns, view.actions];
  }

  protected moved(view: View): void {
    if (kindOf(this.plan(view)) !== "move") this.from = null;
  }
}

export const desk = new Desk();
