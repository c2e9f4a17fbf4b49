import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Draft } from "../src/lib/draft.svelte";
import type { Considered } from "../src/lib/wire";
import { FewRules } from "./rules";

const ACTIONS = [
  ["place ledger", "at london"],
  ["place ledger", "at paris"],
  ["place ledger", "place coach", "at paris"],
  ["move ledger", "go holmes paris"],
  ["move ledger", "go holmes london"],
  ["move ledger", "go watson paris"],
  ["move coach", "go holmes paris"],
  ["advance ledger up"],
  ["advance ledger down"],
  ["discard coach", "discard ledger", "done"],
  ["reveal"],
  ["end"],
];
let rules: FewRules;
let draft: Draft;

/** The server answers what it was last asked. */
async function heard(): Promise<void> {
  await Promise.resolve();
  const last = rules.asked.at(-1);
  if (last) draft.hear(rules.judge(last.wishes));
}
async function touch(...refs: string[]): Promise<void> {
  for (const ref of refs) {
    expect(draft.touch(ref), ref).toBe(true);
    await heard();
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  rules = new FewRules(ACTIONS);
  rules.lasting.add("reveal");
  draft = new Draft(rules);
  draft.begin(rules.question);
  await heard();
});
afterEach(() => vi.useRealTimers());

describe("touching", () => {
  it("asks once about the empty draft, so that reasons are there", async () => {
    await touch("end");
    draft.clear();

    expect(rules.asked.filter(({ wishes }) => wishes.length === 0)).toHaveLength(1);
    expect(draft.pending).toBe(false);
  });

  it("places with a card and a city, in two clicks", async () => {
    await touch("ledger", "london");

    expect(rules.committed).toEqual([["ledger", "at london"]]);
  });

  it("lets the verb of the first open wish be chosen, whatever was touched after it", async () => {
    rules = new FewRules([["place ledger", "at paris"], ["use ledger", "block paris"], ["end"]]);
    draft = new Draft(rules);
    draft.begin(rules.question);
    await heard();
    await touch("ledger", "paris");

    expect(draft.readings).toHaveLength(2);
    await touch("use");
    expect(rules.committed).toEqual([["use ledger", "block paris"]]);
  });

  it("leaves open what a verb does not settle", async () => {
    rules = new FewRules([
      ["use ledger", "remove coach"],
      ["use ledger", "bury coach"],
      ["discard ledger", "discard coach", "done"],
    ]);
    draft = new Draft(rules);
    draft.begin(rules.question);
    await heard();
    await touch("ledger", "coach", "use");

    expect([draft.wishes, rules.committed]).toEqual([["use ledger", "coach"], []]);
    await touch("bury");
    expect(rules.committed).toEqual([["use ledger", "bury coach"]]);
  });

  it("adds a card that several verbs fit without one, and lets a verb be chosen", async () => {
    await touch("ledger");

    expect(draft.wishes).toEqual(["ledger"]);
    expect(draft.readings.map(({ phrases }) => phrases[0])).toEqual(["place ledger", "move ledger", "discard ledger"]);
    expect(draft.light("move")).toBe("open");
    await touch("move");
    expect(draft.phrases).toEqual(["move ledger"]);
    expect(draft.light("move")).toBe("chosen");
    expect(draft.light("london")).toBe("none");
  });

  it("gives all cards without a verb the one that is chosen", async () => {
    await touch("ledger", "coach");
    expect(draft.readings).toHaveLength(2);

    await touch("discard");

    expect(draft.wishes).toEqual(["discard ledger", "discard coach"]);
    expect(draft.complete).toBe(true);
  });

  it("takes the verb first as well", async () => {
    await touch("place", "coach");
    expect(draft.wishes).toEqual([]); // a coach places nothing alone

    draft.clear();
    await touch("place", "ledger");
    expect(draft.phrases).toEqual(["place ledger"]);
  });

  it("walks a phrase of several words", async () => {
    await touch("move", "ledger", "holmes");
    expect(draft.path).toEqual(["go", "holmes"]);
    expect(draft.light("holmes")).toBe("chosen");
    expect(draft.light("paris")).toBe("open");
    expect(draft.light("watson")).toBe("open");
    await touch("paris");

    expect(rules.committed).toEqual([["move ledger", "go holmes paris"]]);
  });

  it("keeps longer phrases of a card open, by their verb or by what comes next", async () => {
    await touch("ledger");
    expect(draft.light("up")).toBe("open");
    await touch("advance");
    expect([draft.wishes, draft.path]).toEqual([[], ["advance", "ledger"]]);
    await touch("down");

    expect(rules.committed).toEqual([["advance ledger down"]]);
    draft.begin(rules.question);
    await touch("ledger", "up");
    expect(rules.committed.at(-1)).toEqual(["advance ledger up"]);
  });

  it("waits with a touch until it is known what it means", async () => {
    draft.touch("ledger");
    draft.touch("london");
    expect(draft.pending).toBe(true);
    await heard();
    await heard();

    expect(rules.committed).toEqual([["ledger", "at london"]]);
  });

  it("takes out what is touched again, and with a verb all that it began", async () => {
    await touch("discard", "ledger", "coach");
    expect(draft.wishes).toEqual(["discard ledger", "discard coach"]);
    await touch("coach");
    expect(draft.wishes).toEqual(["discard ledger"]);
    await touch("discard");

    expect(draft.empty).toBe(true);
  });

  it("goes one step back at a time", async () => {
    await touch("move", "ledger", "holmes");

    expect(draft.stepBack()).toBe(true);
    expect(draft.path).toEqual([]);
    expect(draft.stepBack()).toBe(true);
    expect(draft.wishes).toEqual([]);
    expect(draft.stepBack()).toBe(false);
  });

  it("hears a phrase, or the beginning of one", async () => {
    await touch("move", "ledger");

    expect(draft.offers("go watson")).toBe(true);
    expect(draft.say("go watson")).toBe(true);
    expect(draft.path).toEqual(["go", "watson"]);
    expect(draft.say("go watson london")).toBe(false);
    expect(draft.say("go watson paris")).toBe(true);
    expect(draft.wishes).toEqual(["move ledger", "go watson paris"]);
  });

  it("does nothing for what is no part of any answer, or while nobody may answer", async () => {
    expect(draft.touch("vienna")).toBe(false);
    rules.open = false;
    expect(draft.touch("end")).toBe(false);
    expect(draft.light("end")).toBe("none");
  });
});

describe("carrying out", () => {
  it("needs no second click where that very phrase completes it", async () => {
    await touch("end");

    expect(rules.committed).toEqual([["end"]]);
  });

  it("asks once more for what cannot be taken back", async () => {
    await touch("reveal");
    expect(rules.committed).toEqual([]);
    expect(draft.complete).toBe(true);
    draft.commit();

    expect(rules.committed).toEqual([["reveal"]]);
  });

  it("waits for the button where more might have been added", async () => {
    await touch("discard", "coach", "ledger");
    expect(rules.committed).toEqual([]);
    expect(draft.ways.has("done")).toBe(false);
    draft.commit();

    expect(rules.committed).toEqual([["discard coach", "discard ledger"]]);
  });

  it("is done as soon as it is known to be complete", async () => {
    draft.add("discard coach");
    draft.commit();
    expect(rules.committed).toEqual([]);
    await heard();

    expect(rules.committed).toHaveLength(1);
  });

  it("never carries out what is not complete", async () => {
    await touch("place", "ledger");
    draft.commit();

    expect(rules.committed).toEqual([]);
  });
});

describe("talking to the server", () => {
  it("asks once for what changes in one go, and hears only the last answer", async () => {
    const before = rules.asked.length;
    draft.add("ledger");
    draft.add("at london");
    await Promise.resolve();
    expect(rules.asked.length).toBe(before + 1);
    const old = rules.asked.at(-1)!;
    draft.drop("at london");
    await Promise.resolve();

    expect(draft.hear(rules.judge(old.wishes))).toBe(false);
    expect(rules.committed).toEqual([]);
    await heard();
    expect(draft.pending).toBe(false);
  });

  it("asks again after a while, and after the line was lost", async () => {
    draft.add("ledger");
    await Promise.resolve();
    const before = rules.asked.length;

    vi.advanceTimersByTime(5000);
    expect(rules.asked.length).toBe(before + 1);
    draft.again();
    expect(rules.asked.length).toBe(before + 2);
    await heard();
    vi.advanceTimersByTime(60_000);
    expect(rules.asked.length).toBe(before + 2);
  });

  it("goes back to what the rules took", async () => {
    await touch("ledger");
    draft.add("go watson london");
    await heard();

    expect(draft.wishes).toEqual(["ledger"]);
    expect(draft.pending).toBe(false);
  });

  it("leaves nothing behind", async () => {
    await touch("move", "ledger", "holmes");
    draft.inspected = "paris";
    draft.leave();

    expect([
      draft.wishes,
      draft.path,
      draft.phrases,
      draft.addable,
      draft.refused,
      draft.inspected,
      draft.pending,
    ]).toEqual([[], [], [], [], [], null, false]);
    vi.advanceTimersByTime(60_000);
    expect(rules.asked.at(-1)?.wishes).not.toEqual([]);
  });
});

describe("reasons", () => {
  it("are those of the verb that is chosen, else the first", async () => {
    rules.refused = [
      { phrase: "place coach", line: "board-why-alone", args: {} },
      { phrase: "move coach", line: "board-why-lame", args: {} },
    ];
    draft.begin(rules.question);
    await heard();
    expect(draft.whyThing("coach")?.line).toBe("board-why-alone");
    await touch("move");

    expect(draft.whyThing("coach")?.line).toBe("board-why-lame");
    expect(draft.why("place coach")?.line).toBe("board-why-alone");
    expect(draft.whyThing("vienna")).toBeNull();
  });

  it("are those of the thing that is chosen, where a verb is asked about", async () => {
    rules.refused = [
      { phrase: "claim coach", line: "board-why-other", args: {} },
      { phrase: "claim ledger", line: "board-why-this", args: {} },
    ];
    draft.begin(rules.question);
    await heard();
    await touch("ledger");

    expect(draft.whyThing("claim")?.line).toBe("board-why-this");
  });
});

describe("as many as there are", () => {
  /** Retrieving: up to three cubes from limbo, one from Paris. */
  function taking(wishes: readonly string[]): Considered {
    const [limbo, paris] = ["take limbo", "take paris"].map(
      (phrase) => wishes.filter((wish) => wish === phrase).length,
    ) as [number, number];
    const left = 3 - limbo - paris;
    const times: Record<string, number> =
      left === 0 ? {} : paris ? { "take limbo": left } : { "take limbo": left, "take paris": 1 };
    const reading = {
      phrases: [...wishes],
      complete: left === 0,
      last: null,
      lasting: false,
      at_once: false,
      prompt: "take",
      about: {},
    };
    return {
      draft: [...wishes],
      readings: [reading],
      addable: Object.keys(times),
      times,
      removable: wishes.map((_, i) => i),
      refused: [],
    };
  }
  async function take(...refs: string[]): Promise<void> {
    for (const ref of refs) {
      expect(draft.touch(ref), ref).toBe(true);
      await Promise.resolve();
      draft.hear(taking(draft.wishes));
    }
  }

  it("takes all with one touch, and leaves one with every other", async () => {
    draft.begin({ seat: 0, prompt: "take", about: {}, phrases: ["take limbo", "take paris"] });
    draft.hear(taking([]));

    await take("limbo");
    expect(draft.wishes).toEqual(["take limbo", "take limbo", "take limbo"]);

    await take("limbo");
    expect(draft.wishes).toEqual(["take limbo", "take limbo"]);
    expect(draft.light("limbo")).toBe("chosen");

    await take("paris");
    expect(draft.wishes).toEqual(["take limbo", "take limbo", "take paris"]);
  });
});

describe("a piece in the middle that can mean two things", () => {
  it("offers its verbs, though another piece was touched after it, and its verb on the board says which is meant", async () => {
    rules = new FewRules([
      ["strike dagger", "use cloak", "bomb powder", "done"],
      ["strike dagger", "bomb cloak", "bomb powder", "done"],
    ]);
    draft = new Draft(rules);
    draft.begin(rules.question);
    await heard();

    await touch("dagger", "cloak", "powder");
    expect(draft.readings).toHaveLength(2);
    expect(["use", "bomb"].map((verb) => draft.light(verb))).toEqual(["open", "open"]);

    await touch("bomb");
    expect(draft.phrases).toEqual(["strike dagger", "bomb cloak", "bomb powder"]);
    expect(draft.complete).toBe(true);
  });
});
