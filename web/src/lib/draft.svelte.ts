/**
 * What I mean to do, and what the rules say to it.
 *
 * A draft is a list of wishes in the order they were touched. The server judges it whenever it changes; the page knows no
 * rule. Whoever sits down gets a draft of their own, and it goes with them: nothing of it may reach the next person.
 */
import { answered, begun, level, type Path } from "./trie";
import type { Considered, Question, Reading, Refusal } from "./wire";

/** The way to the rules. */
export interface Rules {
  /** May an answer be given at this moment? */
  readonly open: boolean;
  /** Ask what the rules say to these wishes; what they say comes to `hear`. False if nobody can be asked now. */
  consider(id: number, wishes: readonly string[]): boolean;
  /** Carry them out. */
  commit(wishes: readonly string[]): void;
}

/** What a touch does: a wish more, or one in place of another, or the first words of a phrase that has several. */
export interface Way {
  wish?: string;
  path?: Path;
  /** The place of the wish that goes for it. */
  instead?: number;
  /** All wishes as one reading takes them: a verb chooses among several. */
  all?: readonly string[];
  /** It changes a word that was touched before, such as another card: nobody is asked for it. */
  other?: boolean;
}

/** So long (ms) the server may take before it is asked again. */
const PATIENCE = 4000;
/** So long (ms) we wait if we have asked too often. */
const CALM = 700;

const NOBODY: Rules = { open: false, consider: () => false, commit: () => {} };

const thingsOf = (phrase: string) => phrase.split(" ").slice(1).join(" ");

/** Does the phrase say what the wish wants? A wish may leave the verb out. */
function says(phrase: string, wish: string): boolean {
  return phrase === wish || thingsOf(phrase) === wish;
}

const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((one, i) => one === b[i]);

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a game shows is known to its drawing alone
export class Draft<Prospect = any> {
  /** The wishes, as touched. */
  wishes: readonly string[] = $state.raw([]);
  /** The first words of a phrase of several, as touched: `go holmes` while a city is still to be named. */
  path: Path = $state.raw([]);
  /** A thing I look at closely without meaning anything by it; the drawing's to use. */
  inspected: string | null = $state(null);

  #question = $state.raw<Question | null>(null);
  /** What the server last said; it is of these wishes unless `pending`. */
  #considered = $state.raw<Considered | null>(null);
  /** What it said to the empty draft: reasons for everything that cannot be begun. */
  #first: Considered | null = null;
  /** The longer phrases that a thing touched without its verb might begin. */
  #longer = $state.raw<readonly string[]>([]);

  readonly #rules: Rules;
  #id = 0;
  #asking: ReturnType<typeof setTimeout> | null = null;
  #due = false;
  #touches: (() => void)[] = [];
  /** The wish that was touched last: it may complete the draft. */
  #touched: string | null = null;
  #committing = false;

  /** The server has not answered for exactly these wishes yet. */
  readonly pending = $derived.by(
    () => this.#question !== null && !(this.#considered && same(this.#considered.draft, this.wishes)),
  );
  readonly readings: readonly Reading[] = $derived.by(() => this.#considered?.readings ?? []);
  /** The only way the rules take the draft; null if there are several or none. */
  readonly reading: Reading | null = $derived.by(() => (this.readings.length === 1 ? this.readings[0]! : null));
  /** The draft as the rules take it, verbs and all; empty while that is not sure. */
  readonly phrases: readonly string[] = $derived.by(() => this.reading?.phrases ?? []);
  /** What may be added. */
  readonly addable: readonly string[] = $derived.by(() => {
    if (!this.#question) return [];
    // Until the rules have spoken: the question has the pieces of an action in one order only.
    const unheard = this.#considered === null || (this.wishes.length === 0 && this.pending);
    return unheard ? this.#question.phrases : this.#considered!.addable;
  });
  readonly refused: readonly Refusal[] = $derived.by(() => this.#considered?.refused ?? []);
  readonly prospect: Prospect | null = $derived.by(() => (this.reading?.prospect as Prospect | undefined) ?? null);
  /** It can be carried out as it is. */
  readonly complete = $derived.by(() => !this.pending && this.path.length === 0 && this.reading?.complete === true);
  /** Nothing is chosen. */
  readonly empty = $derived.by(() => this.wishes.length === 0 && this.path.length === 0);
  /** Everything that has been chosen: verbs and things. */
  readonly chosen: ReadonlySet<string> = $derived.by(() => {
    const phrases =
      this.phrases.length > 0 && !this.pending ? this.phrases.filter((phrase) => this.#placeOf(phrase) >= 0) : [];
    return new Set([...this.wishes, ...phrases, ...this.path].flatMap((phrase) => phrase.split(" ")));
  });
  /** What every touch would do. */
  readonly ways: ReadonlyMap<string, Way> = $derived.by(() => this.#allWays());

  constructor(rules: Rules = NOBODY) {
    this.#rules = rules;
  }

  // ------------------------------------------------------------ what a person does

  /** Add a wish. If it makes the draft complete, and the rules say that whoever adds the last piece means it, it is carried out. */
  add(wish: string): void {
    if (this.#rules.open && this.#question) this.#want([...this.wishes, wish], wish);
  }

  /** Leave a wish out, by its place or by itself; if the rules cannot do without it, what came after it goes too. */
  drop(which: number | string): void {
    const at = typeof which === "number" ? which : this.#placeOf(which);
    if (!this.#rules.open || at < 0 || at >= this.wishes.length) return;
    const removable = this.pending || this.#considered!.removable.includes(at);
    this.#want(removable ? this.wishes.filter((_, i) => i !== at) : this.wishes.slice(0, at));
  }

  clear(): void {
    this.#want([]);
  }

  /** Carry the draft out. */
  commit(): void {
    if (!this.#rules.open) return;
    if (this.pending) this.#committing = true;
    else if (this.complete) this.#rules.commit(this.wishes);
  }

  /** Is it too early to know what a touch means? Then it is for later, when the rules have spoken about what was touched before. */
  postpone(touch: () => void): boolean {
    if (!this.pending || this.wishes.length === 0) return false;
    this.#touches.push(touch);
    return true;
  }

  /** A thing or a word was touched. False if that is nothing to the draft. */
  touch(ref: string): boolean {
    if (!this.#rules.open || !this.#question) return false;
    if (this.postpone(() => this.touch(ref))) return true;
    if (this.path.includes(ref)) {
      this.path =
        this.path.length === 2 && begun(this.addable, this.path[0]!, ref)
          ? []
          : this.path.slice(0, this.path.indexOf(ref));
      return true;
    }
    if (this.#isDrafted(ref)) {
      const at = this.#placeNaming(ref);
      if (this.#isVerb(ref))
        this.#want(this.wishes.slice(0, at)); // the whole of what it began
      else this.drop(at);
      return true;
    }
    const way = this.ways.get(ref);
    if (!way) return false;
    this.#take(way);
    return true;
  }

  /** Say a phrase, or the first words of one; false if nothing that may be added begins like that. */
  say(phrase: string): boolean {
    if (!this.#rules.open || !this.#question) return false;
    if (this.addable.includes(phrase)) this.add(phrase);
    else if (this.offers(phrase)) this.path = phrase.split(" ");
    else return false;
    return true;
  }

  /** One step back. False if there is none. */
  stepBack(): boolean {
    if (this.path.length > 0) {
      const shorter = this.path.slice(0, -1);
      this.path = shorter.length === 1 && begun(this.addable, shorter[0]!, this.path[1]!) ? [] : shorter;
      return true;
    }
    if (this.wishes.length === 0) return false;
    this.#want(this.wishes.slice(0, -1));
    return true;
  }

  // ------------------------------------------------------------ what a drawing asks

  light(ref: string): "open" | "chosen" | "forbidden" | "none" {
    if (!this.#rules.open || !this.#question) return "none";
    if (this.#isDrafted(ref)) return "chosen";
    if (this.path.includes(ref)) return "chosen";
    if (this.ways.has(ref)) return "open";
    return this.#expected.has(ref) ? "forbidden" : "none";
  }

  /** Is it an answer by itself, and not a thing whose verb is still open? */
  isAnswer(wish: string): boolean {
    return this.#question?.phrases.includes(wish) || this.addable.includes(wish);
  }

  /** May this phrase be added, or one that begins with it? */
  offers(phrase: string): boolean {
    return this.addable.some((one) => one === phrase || one.startsWith(`${phrase} `));
  }

  /** Why this phrase may not be added. */
  why(phrase: string): Refusal | null {
    return this.refused.find((refusal) => refusal.phrase === phrase) ?? null;
  }

  /**
   * Why nothing that names this thing may be added: the first reason, of the phrase that is begun if one is. Of a verb,
   * while a thing without one is chosen: why not with that.
   */
  whyThing(ref: string): Refusal | null {
    const naming = this.refused.filter((refusal) => refusal.phrase.split(" ").includes(ref));
    const begun = this.path.length > 0 ? `${this.path.join(" ")} ` : "";
    const held = this.wishes.length === 1 ? `${ref} ${this.wishes[0]}` : null;
    const instead = this.#first?.refused.find(({ phrase }) => phrase === held);
    return instead ?? naming.find(({ phrase }) => phrase.startsWith(begun)) ?? naming[0] ?? null;
  }

  // ------------------------------------------------------------ what the table tells

  /** There is a new question, or none. */
  begin(question: Question | null): void {
    this.#question = question;
    this.#considered = this.#first = null;
    this.inspected = null;
    this.#want([]);
  }

  /** The line is there again. */
  again(): void {
    if (this.pending) this.#ask();
  }

  /** The server has said something to a draft; false if nobody waits for it any more. */
  hear(considered: Considered): boolean {
    if (!this.pending || !same(considered.draft, this.wishes)) return false;
    this.#quiet();
    const touched = this.#touched;
    this.#touched = null;
    if (considered.readings.length === 0 && this.wishes.length > 0) {
      this.undo(); // the rules do not take these together
      return true;
    }
    this.#considered = considered;
    if (this.wishes.length === 0) this.#first = considered;
    const committing = this.#committing;
    this.#committing = false;
    const reading = this.reading;
    const meant = touched !== null && reading?.at_once === true;
    if (reading?.complete && (committing || meant)) this.commit();
    else this.#next();
    return true;
  }

  /** The server would not be asked so often. */
  calm(): void {
    if (this.pending) this.#later(CALM);
  }

  /** The server will not hear of these wishes: back to the last ones that it took. */
  undo(): void {
    if (this.pending && this.wishes.length > 0) this.#want(this.#considered?.draft ?? []);
  }

  /** Nobody sits here any more. */
  leave(): void {
    this.begin(null);
  }

  // ------------------------------------------------------------ inside

  /** Words that one might expect to be lit. */
  readonly #expected: ReadonlySet<string> = $derived.by(() => {
    const refused = this.empty ? [] : this.refused.flatMap(({ phrase }) => phrase.split(" "));
    return new Set([...refused, ...level(this.#offered, this.path).asked]);
  });

  /** What may be added and is not what the confirming button does. */
  readonly #offered: readonly string[] = $derived.by(() => {
    const last = this.complete ? this.reading!.last : null;
    return this.addable.filter((phrase) => phrase !== last || phrase.includes(" "));
  });

  /**
   * Is it a verb or a thing of the draft, so that a touch takes it out? A thing that could be added once more is not, unless
   * one touch took as many of it as there are: then every other touch leaves one of them.
   */
  #isDrafted(ref: string): boolean {
    const at = this.path.length > 0 ? -1 : this.#placeNaming(ref);
    if (at < 0) return false;
    if (this.#isVerb(ref)) return this.readings.length < 2 || !this.ways.get(ref)?.all; // else it says which reading is meant
    return !this.ways.has(ref) || this.#considered?.times[this.wishes[at]!] !== undefined;
  }

  #isVerb(ref: string): boolean {
    return [...this.wishes, ...this.phrases].some((phrase) => phrase.startsWith(`${ref} `));
  }

  /** The place of the wish that a phrase says. */
  #placeOf(phrase: string): number {
    const exact = this.wishes.indexOf(phrase);
    return exact >= 0 ? exact : this.wishes.findIndex((wish) => says(phrase, wish));
  }

  /** The place of the first wish that names a word, be it the verb that the rules gave it. */
  #placeNaming(ref: string): number {
    const at = this.wishes.findIndex((wish) => wish.split(" ").includes(ref));
    if (at >= 0 || this.pending) return at;
    const phrase = this.phrases.find((one) => one.split(" ").includes(ref));
    return phrase === undefined ? -1 : this.#placeOf(phrase);
  }

  #allWays(): Map<string, Way> {
    const ways = new Map<string, Way>();
    if (!this.#question) return ways;
    const now = level(this.#offered, this.path);
    for (const [ref, path] of now.things) ways.set(ref, this.#wayOf(path));
    for (const [ref, path] of now.instead) if (!ways.has(ref)) ways.set(ref, { ...this.#wayOf(path), other: true });
    if (this.path.length > 0) return ways;
    for (const phrase of this.#offered) {
      // A thing that several verbs fit needs none yet: what is touched next says it, or a button.
      const things = thingsOf(phrase);
      if (things && !things.includes(" ") && !ways.has(things)) ways.set(things, { wish: things });
    }
    for (const [ref, way] of this.#verbs()) ways.set(ref, way);
    return ways;
  }

  #wayOf(path: Path): Way {
    const whole = answered(this.#offered, path);
    return whole === null ? { path } : { wish: whole };
  }

  /** The verbs that a wish without one may have, and the longer phrases it may begin. */
  *#verbs(): Generator<[string, Way]> {
    const bare = this.wishes.length - 1;
    const wish = this.wishes[bare];
    if (wish === undefined || this.pending) return;
    for (const phrase of this.#longer) {
      const [verb, thing, next] = phrase.split(" ") as [string, string, string];
      const whole = phrase.split(" ").length === 3;
      const only = whole && this.#longer.filter((one) => one.startsWith(`${verb} `)).length === 1;
      yield [verb, only ? { wish: phrase, instead: bare } : { path: [verb, thing], instead: bare }];
      yield [next, whole ? { wish: phrase, instead: bare } : { path: [verb, thing, next], instead: bare }];
    }
    const ways = this.#choices(bare);
    if (ways.size + this.#longer.length > 1 || this.readings.length > 1) yield* ways;
  }

  /**
   * The verbs that tell the readings apart: those they begin with, else those of the last wish that they read differently.
   * What is still open after the verb is chosen stays open.
   */
  #choices(bare: number): Map<string, Way> {
    const verbOf = (phrase: string | undefined) => phrase?.split(" ")[0];
    const read = this.readings.map((reading) => this.#asRead(reading));
    const openings = this.readings.map((reading) => verbOf(reading.phrases[0]));
    const differing = this.wishes.flatMap((_, i) =>
      read.some((all) => verbOf(all[i]) !== verbOf(read[0]![i])) ? [i] : [],
    );
    const at = new Set(openings).size > 1 ? bare : (differing.at(-1) ?? bare);
    const verbs =
      new Set(openings).size > 1
        ? openings
        : read.map((all) => (all[at] === this.wishes[at] ? undefined : verbOf(all[at])));
    const ways = new Map<string, string[][]>();
    verbs.forEach((verb, i) => verb !== undefined && ways.set(verb, [...(ways.get(verb) ?? []), read[i]!]));
    return new Map([...ways].map(([verb, found]) => [verb, this.#shared(found, at)]));
  }

  /** What several readings have in common. */
  #shared(ways: readonly (readonly string[])[], at: number): Way {
    const all = this.wishes.map((wish, i) => (ways.every((one) => one[i] === ways[0]![i]) ? ways[0]![i]! : wish));
    return { wish: all[at]!, all, instead: at };
  }

  /** The wishes with the verbs that a reading gives them, in the order in which they were touched. */
  #asRead(reading: Reading): string[] {
    const left = [...reading.phrases];
    return this.wishes.map((wish) => {
      const at = left.findIndex((phrase) => says(phrase, wish));
      return at < 0 ? wish : left.splice(at, 1)[0]!;
    });
  }

  #take({ wish, path, instead, all }: Way): void {
    if (all) {
      this.#want(all, wish);
      return;
    }
    const kept = instead === undefined ? this.wishes : this.wishes.filter((_, i) => i !== instead);
    if (wish === undefined) {
      if (instead !== undefined) this.#want(kept);
      this.path = path!;
      return;
    }
    const bare = !this.#offered.includes(wish) && instead === undefined;
    const longer = bare
      ? this.#offered.filter((phrase) => phrase.split(" ")[1] === wish && thingsOf(phrase) !== wish)
      : [];
    // One touch takes as many as the rules say one usually wants.
    const times = this.#considered?.times[wish] ?? 1;
    this.#want([...kept, ...Array<string>(times).fill(wish)], wish);
    this.#longer = longer;
  }

  #want(wishes: readonly string[], touched: string | null = null): void {
    this.wishes = wishes;
    this.path = [];
    this.#longer = [];
    this.#touched = touched;
    this.#touches = [];
    this.#committing = false;
    this.#quiet();
    this.#id += 1; // what is on its way is of no matter any more
    if (wishes.length === 0 && this.#first) this.#considered = this.#first;
    else if (this.#question) this.#soon();
  }

  /** Ask once for all that changes in one go. */
  #soon(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      if (this.pending) this.#ask();
    });
  }

  #ask(): void {
    this.#quiet();
    this.#id += 1;
    if (this.#rules.consider(this.#id, this.wishes)) this.#later(PATIENCE);
  }

  #later(wait: number): void {
    this.#quiet();
    this.#asking = setTimeout(() => this.again(), wait);
  }

  #quiet(): void {
    if (this.#asking !== null) clearTimeout(this.#asking);
    this.#asking = null;
  }

  /** The touches that had to wait, until one of them has to wait again. */
  #next(): void {
    const waiting = this.#touches;
    this.#touches = [];
    for (let touch = waiting.shift(); touch !== undefined; touch = waiting.shift()) {
      touch();
      if (this.pending && this.wishes.length > 0) break;
    }
    this.#touches = waiting;
  }
}
