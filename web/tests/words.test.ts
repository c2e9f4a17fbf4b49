import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, MissingWord, Words } from "../src/lib/words.svelte";
import type { Plain } from "../src/lib/wire";
import samples from "./word_samples.json";

const PYTHON = resolve(import.meta.dirname, "../../src/intrigue");
const read = (folder: string, language: string) =>
  readFileSync(resolve(PYTHON, folder, "locale", `${language}.ftl`), "utf-8");

type Said = Record<string, string>;
interface Samples {
  game: string;
  people: string[];
  events: { kind: string; args: Record<string, Plain>; viewer: number | null; said: Said }[];
  questions: { prompt: string; about: Record<string, Plain>; viewer: number; said: Said }[];
  options: Record<string, Said>;
  names: Record<string, Said>;
  choices: Record<string, Record<string, string[]>>;
}

for (const sample of samples as unknown as Samples[]) {
  for (const language of LANGUAGES) {
    describe(`${sample.game} in ${language} says what the Python words say`, () => {
      const words = new Words(
        language,
        [read("i18n", language), read(`games/${sample.game}`, language)],
        sample.people,
      );

      it("of events", () => {
        expect(sample.events.length).toBeGreaterThan(50);
        for (const event of sample.events) expect(words.event(event, event.viewer)).toBe(event.said[language]);
      });
      it("of questions", () => {
        expect(sample.questions.length).toBeGreaterThan(0);
        for (const { prompt, about, viewer, said } of sample.questions)
          expect(words.prompt(prompt, about, viewer)).toBe(said[language]);
      });
      it("of answers, which nobody in particular reads", () => {
        for (const [phrase, said] of Object.entries(sample.options))
          expect(words.option(phrase, null)).toBe(said[language]);
      });
      it("of things and people", () => {
        for (const [ref, said] of Object.entries(sample.names)) expect(words.name(ref)).toBe(said[language]);
      });
      it("of table options", () => {
        for (const [key, [name, value]] of Object.entries(sample.choices).map(([k, v]) => [k, v[language]!] as const)) {
          const [choice, picked] = key.split(" ");
          expect(words.choice(choice!)).toBe(name);
          expect(words.choice(choice!, picked!)).toBe(value);
        }
      });
    });
  }
}

describe("Words", () => {
  const words = new Words(
    "en",
    [
      "thing-column = column { $n }\nthing-king = King\n    .the = the King",
      'lay = { NAME($a, case: "the") }\nhalf = { $x }\nthing-seat = Player { $n }',
    ],
    ["Ada"],
  );

  it("finds numbered names without their number", () => {
    expect(words.name("column-2")).toBe("column 2");
  });
  it("gives things their grammatical form and people none", () => {
    expect(words.line("lay", { a: "king" })).toBe("the King");
    expect(() => words.name("seat-0", "the")).toThrow(MissingWord);
  });
  it("names a seat without a person by its number from 1", () => {
    expect(words.name("seat-0")).toBe("Ada");
    expect(words.name("seat-3")).toBe("Player 4");
  });
  it("calls a bot by the game's name for its level, with the plain one beside it", () => {
    const bots = new Words("en", [
      "bot-medium = medium\nbot-greedy = quick",
      "level-medium = Inspector\ncharacter-bold = bold",
    ]);

    expect(bots.bot("medium:bold")).toBe("Inspector (medium), bold");
    expect(bots.bot("medium")).toBe("Inspector (medium)");
    expect(bots.bot("greedy")).toBe("quick");
    expect(bots.bot("medium:wild")).toBe("Inspector (medium), wild");
    expect(bots.bot("other")).toBe("other");
  });
  it("writes halves and refuses other fractions", () => {
    expect(words.line("half", { x: 2.5 })).toBe("2½");
    expect(words.line("half", { x: 0.5 })).toBe("½");
    expect(() => words.line("half", { x: 0.3 })).toThrow(MissingWord);
  });
  it("says nothing half-said", () => {
    expect(() => words.line("lay")).toThrow(MissingWord);
    expect(() => words.line("nothing")).toThrow(MissingWord);
  });
  it("joins what an action means to a sentence", () => {
    const reason = (line: string) => ({ line, args: { seat: "seat-0" } });
    const joining = new Words(
      "en",
      [
        "because-nothing = Nothing.\nbecause-one = This { $a }.\nbecause-two = This { $a } and { $b }.",
        "because-three = This { $a }, { $b } and { $c }.\nbecause-perhaps = Perhaps this { $a }.",
        "because-plan = This is { $plan }.\nplan-stop = a step towards stopping { NAME($thing) }\nplan-end = the end",
        "means-x = { $seat ->\n    [you] helps\n   *[other] stops { NAME($seat) }\n }\nmeans-y = pays",
      ],
      ["Ada"],
    );
    const because = (
      reasons: string[],
      perhaps: string[] = [],
      viewer: number | null = null,
      plan: { name: string; thing?: string } | null = null,
    ) => joining.because({ reasons: reasons.map(reason), perhaps: perhaps.map(reason), plan }, viewer);

    expect(because([])).toBe("Nothing.");
    expect(because(["means-x"])).toBe("This stops Ada.");
    expect(because(["means-x", "means-y"], [], 0)).toBe("This helps and pays.");
    expect(because(["means-y", "means-y", "means-y"], ["means-x"])).toBe(
      "This pays, pays and pays. Perhaps this stops Ada.",
    );
    expect(because([], ["means-y"])).toBe("Perhaps this pays.");
    expect(because([], [], null, { name: "end" })).toBe("This is the end.");
    expect(because(["means-y"], ["means-x"], null, { name: "stop", thing: "seat-0" })).toBe(
      "This pays. Perhaps this stops Ada. This is a step towards stopping Ada.",
    );
  });
  it("shows the id instead where the page must go on", () => {
    const lenient = new Words("en", [], [], true);
    const original = console.error;
    console.error = () => {};
    expect(lenient.line("nothing")).toBe("nothing");
    console.error = original;
  });
});
