/** Everything a player reads, in one language: the same as `intrigue.i18n.Words`, for the page. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Plain, Plan, Reason, Refusal, Telling } from "./wire";

export const LANGUAGES = ["en", "hu", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What stands in a message's arguments in place of the reader's own seat. */
const YOU = "you";
/** The messages that join as many reasons to a sentence: `because-two`. */
const JOINED = ["nothing", "one", "two", "three"];
const NUMBERED = /[-_](\d+)(?![0-9a-z])/;
const SEAT = /^seat-(\d+)$/;

/** Words as a Fluent file, or as what was made of it when the page was built. */
export type Source = string | FluentResource["body"];

const parsed = new Map<string, FluentResource>();

/** Reading a file takes a while on a phone, and every table has new names: each file is read once. */
function resourceOf(source: Source): FluentResource {
  if (typeof source !== "string") return Object.assign(new FluentResource(""), { body: source });
  let found = parsed.get(source);
  if (!found) parsed.set(source, (found = new FluentResource(source)));
  return found;
}

/** A message that is not there, or that cannot be said with these arguments. Nothing half-said is ever shown. */
export class MissingWord extends Error {}

type Args = Readonly<Record<string, Plain>>;

/** The words of one game (or of the page alone) in one language. `names` are the names of people by seat. */
export class Words {
  readonly language: string;
  readonly names: readonly string[];
  /** The game whose words they are; null if they are the page's alone. */
  readonly game: string | null;
  readonly #bundle: FluentBundle;
  readonly #lenient: boolean;

  /** `lenient` shows a missing message's id instead of failing: a page with one odd word is better than none. */
  constructor(
    language: string,
    sources: readonly Source[],
    names: readonly string[] = [],
    lenient = false,
    game: string | null = null,
  ) {
    this.game = game;
    this.language = language;
    this.names = names;
    this.#lenient = lenient;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([ref], options): FluentValue => this.name(said(ref), "case" in options ? said(options["case"]) : null),
      },
    });
    for (const source of sources) {
      const errors = this.#bundle.addResource(resourceOf(source));
      if (errors.length) throw new MissingWord(`words are there twice in ${language}: ${errors[0]?.message}`);
    }
  }

  /** The word of a thing (`rose`, `rose-3`, `column-2`, `seat-0`), perhaps in a grammatical form. */
  name(ref: string, form: string | null = null): string {
    const seat = SEAT.exec(ref);
    if (!seat) return this.line(form === null ? `thing-${ref}` : `thing-${ref}.${form}`);
    if (form !== null) throw new MissingWord(`the name of a person has no form ${form}: ${ref}`);
    const n = Number(seat[1]);
    return this.names[n] || this.line("thing-seat", { n: n + 1 });
  }

  /** What happened, as the viewer may read it. */
  event(telling: Telling, viewer: number | null): string {
    return this.line(`tell-${telling.kind}`, addressed(telling.args, viewer));
  }

  /** The question that is asked. */
  prompt(prompt: string, about: Args, viewer: number | null): string {
    return this.line(`ask-${prompt}`, addressed(about, viewer));
  }

  /** An answer as a sentence. The things of the phrase are `$a`, `$b` and so on in their order. */
  option(phrase: string, viewer: number | null): string {
    const [verb, ...things] = phrase.split(" ");
    const args: Record<string, Plain> = {};
    things.forEach((thing, i) => (args[String.fromCharCode(97 + i)] = thing));
    return this.line(`verb-${verb}`, addressed(args, viewer));
  }

  /** Why something cannot be done. */
  why(refusal: Refusal, viewer: number | null): string {
    return this.line(refusal.line, addressed(refusal.args, viewer));
  }

  /** What an action means, as a sentence or more: what is sure, what may be, and what it is a step towards. */
  because(
    way: { readonly reasons: readonly Reason[]; readonly perhaps: readonly Reason[]; readonly plan: Plan | null },
    viewer: number | null,
  ): string {
    const said = ({ line, args }: Reason) => this.line(line, addressed(args, viewer));
    const [a = "", b = "", c = ""] = way.reasons.map(said);
    const joined = this.line(`because-${JOINED[Math.min(way.reasons.length, JOINED.length - 1)]}`, { a, b, c });
    const perhaps = way.perhaps.map((reason) => this.line("because-perhaps", { a: said(reason) }));
    const plan = way.plan ? [this.line("because-plan", { plan: this.plan(way.plan) })] : [];
    const later = [...perhaps, ...plan];
    return (way.reasons.length === 0 && later.length > 0 ? later : [joined, ...later]).join(" ");
  }

  /** What an action is a step towards, in a few words. */
  plan({ name, thing }: Plan): string {
    return this.line(`plan-${name}`, { thing: thing ?? "" });
  }

  /** What a card says. */
  text(ref: string): string {
    return this.line(`text-${ref}`);
  }

  /** What a table option is about, or what one of its values means. */
  choice(name: string, value: string | null = null): string {
    return this.line(value === null ? `option-${name}` : `option-${name}-${value}`);
  }

  /** A bot by its name, such as `medium:bold`: what the game calls such a player, with the plain level beside it. */
  bot(name: string): string {
    const [kind, character] = name.split(":");
    const said = (message: string) => (this.has(message) ? this.line(message) : "");
    const plain = said(`bot-${kind}`) || name;
    const own = said(`level-${kind}`);
    const title = own ? `${own} (${plain})` : plain;
    return character ? `${title}, ${said(`character-${character}`) || character}` : title;
  }

  /** Is there such a message? */
  has(message: string): boolean {
    const [name, attribute] = parted(message);
    return candidates(name).some(([id]) => {
      const entry = this.#bundle.getMessage(id);
      return entry !== undefined && (attribute === "" ? entry.value !== null : attribute in entry.attributes);
    });
  }

  /** Any message of the files, or with `message.attribute` an attribute of it. */
  line(message: string, args: Args = {}): string {
    if (!this.#lenient) return this.#line(message, args);
    try {
      return this.#line(message, args);
    } catch (error) {
      console.error(error);
      return message;
    }
  }

  #line(message: string, args: Args): string {
    const [name, attribute] = parted(message);
    for (const [id, numbers] of candidates(name)) {
      const entry = this.#bundle.getMessage(id);
      if (!entry) continue;
      const pattern = attribute === "" ? entry.value : entry.attributes[attribute];
      if (pattern === null || pattern === undefined)
        throw new MissingWord(`${id} has no form ${attribute} in language ${this.language}`);
      const printed: Record<string, FluentVariable> = {};
      for (const [key, value] of Object.entries({ ...numbers, ...args })) printed[key] = print(value);
      const errors: Error[] = [];
      const text = this.#bundle.formatPattern(pattern, printed, errors);
      if (errors.length) throw new MissingWord(`${id} cannot be said in ${this.language}: ${errors[0]?.message}`);
      return text;
    }
    throw new MissingWord(`no word ${name} in language ${this.language}`);
  }
}

function parted(message: string): [string, string] {
  const dot = message.indexOf(".");
  return dot < 0 ? [message, ""] : [message.slice(0, dot), message.slice(dot + 1)];
}

/** Where the words of a name may be found: as it is, or once for all numbers, without the number. */
function candidates(name: string): [string, Record<string, Plain>][] {
  const number = NUMBERED.exec(name);
  if (!number) return [[name, {}]];
  const n = Number(number[1]);
  const without = name.slice(0, number.index) + name.slice(number.index + number[0].length);
  return [
    [name, {}],
    [without, { n, seat: `seat-${n}` }],
  ];
}

function addressed(args: Args, viewer: number | null): Record<string, Plain> {
  const own = viewer === null ? null : `seat-${viewer}`;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value === own ? YOU : value]));
}

/** Numbers stay numbers, so that messages can count; a half is written as such in every language. */
function print(value: Plain): string | number {
  if (typeof value === "string" || Number.isInteger(value)) return value;
  const whole = Math.floor(value);
  if (value - whole !== 0.5)
    throw new MissingWord(`there is no way to write the number ${value}: only whole and half ones`);
  return whole ? `${whole}½` : "½";
}

function said(value: FluentValue | undefined): string {
  if (typeof value === "string") return value;
  if (value === undefined) throw new MissingWord("NAME wants the name of a thing");
  return String(value.valueOf());
}
