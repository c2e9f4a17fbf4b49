/** Rules for tests: a few actions, each a list of phrases with its own first; of those that end with `done` any may be left out. */
import type { Draft, Rules } from "../src/lib/draft.svelte";
import type { Considered, Question, Reading, Refusal } from "../src/lib/wire";

const says = (phrase: string, wish: string) => phrase === wish || phrase.split(" ").slice(1).join(" ") === wish;

export class FewRules implements Rules {
  open = true;
  asked: { id: number; wishes: readonly string[] }[] = [];
  committed: (readonly string[])[] = [];
  lasting = new Set<string>();
  refused: Refusal[] = [];

  constructor(readonly actions: readonly (readonly string[])[]) {}

  consider(id: number, wishes: readonly string[]): boolean {
    this.asked.push({ id, wishes });
    return true;
  }
  commit(wishes: readonly string[]): void {
    this.committed.push(wishes);
  }

  /** A draft hears what is said to what it asked last. */
  async heardBy(draft: Draft): Promise<void> {
    await Promise.resolve();
    const last = this.asked.at(-1);
    if (last) draft.hear(this.judge(last.wishes));
  }

  get question(): Question {
    return { seat: 0, prompt: "turn", about: {}, phrases: this.judge([]).addable };
  }

  judge(wishes: readonly string[]): Considered {
    const found = new Map<string, Reading>();
    const addable = new Set<string>();
    for (const action of this.actions) {
      const phrases = this.#taken(action, wishes);
      if (phrases === null) continue;
      const left = action.filter((phrase) => !phrases.includes(phrase) && phrase !== "done");
      for (const phrase of left) addable.add(phrase);
      if (wishes.length === 0 && phrases.length === 0 && found.size > 0) continue;
      const complete = phrases.length > 0 && (left.length === 0 || action.includes("done"));
      const last = complete ? action.at(-1)! : null;
      const lasting = this.lasting.has(action[0]!);
      const reading = {
        phrases,
        complete,
        last,
        lasting,
        at_once: complete && !lasting && last !== "done",
        prompt: complete ? "ready" : "more",
        about: {},
      };
      if (!found.has(phrases.join())) found.set(phrases.join(), reading);
    }
    const removable = wishes.flatMap((_, i) => (this.#fits(wishes.filter((_, j) => j !== i)) ? [i] : []));
    return {
      draft: [...wishes],
      readings: [...found.values()],
      addable: [...addable],
      times: {},
      removable,
      refused: this.refused,
    };
  }

  #fits(wishes: readonly string[]): boolean {
    return this.actions.some((action) => this.#taken(action, wishes) !== null);
  }

  /** The phrases of an action that the wishes want; all of them, with its verb first. */
  #taken(action: readonly string[], wishes: readonly string[]): string[] | null {
    const phrases = action.filter((phrase) => wishes.some((wish) => says(phrase, wish)));
    if (phrases.length !== wishes.length) return null;
    return wishes.length === 0 || action.includes("done") || phrases.includes(action[0]!) ? phrases : null;
  }
}
