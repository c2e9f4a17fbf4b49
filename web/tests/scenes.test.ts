import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse, Message, VariableReference, Visitor } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { scenes as emerald1 } from "../src/games/emerald1/scenes";
import { scenes as emerald2 } from "../src/games/emerald2/scenes";
import { scenes as kabale } from "../src/games/kabale/scenes";
import { JOURNEY, LONGEST, stepsOf, timed, type Scenes } from "../src/lib/scenes";

const SCENES: Scenes = {
  put: { piece: "cube", from: ["{seat}"], to: ["{place}", "{city}"], times: "n" },
  take: { piece: "card", thing: "card", of: "owner", mine: ["{card}"], from: ["deck"], to: ["board"] },
  dies: { moment: { at: ["{city}"], icon: "crown", grave: true } },
  mad: { moment: { at: ["{seat}"], icon: "mad", when: { result: "mad" } } },
  moves: { moves: ["card-{seat}-{card}"], from: ["down-{column}"] },
};
const told = (kind: string, args: Record<string, string | number> = {}) => ({ kind, args });

describe("what events look like", () => {
  it("is a journey for each piece, between the places that the event names", () => {
    const [step] = stepsOf([told("put", { seat: "seat-2", city: "vienna", n: 2 })], SCENES, 0);
    const one = { piece: "cube", seat: 2, thing: null, from: ["seat-2"], to: ["vienna"] };
    expect(step!.travels).toEqual([one, one]);
  });

  it("is a few pieces for many", () => {
    expect(stepsOf([told("put", { seat: "seat-0", city: "rome", n: 11 })], SCENES, null)[0]!.travels).toHaveLength(4);
  });

  it("begins in my hand for me, and for nobody else", () => {
    const event = told("take", { owner: "seat-1", card: "rose" });
    expect(stepsOf([event], SCENES, 1)[0]!.travels[0]).toMatchObject({ thing: "rose", from: ["rose", "deck"] });
    expect(stepsOf([event], SCENES, 0)[0]!.travels[0]).toMatchObject({ thing: "rose", from: ["deck"] });
    expect(stepsOf([event], SCENES, null)[0]!.travels[0]).toMatchObject({ seat: 1, from: ["deck"] });
  });

  it("is a moment only where the event says so", () => {
    const steps = stepsOf(
      [
        told("dies", { city: "rome" }),
        told("mad", { seat: "seat-1", result: "sane" }),
        told("mad", { seat: "seat-1", result: "mad" }),
        told("other"),
      ],
      SCENES,
      null,
    );
    expect(steps.map(({ moment }) => moment?.at)).toEqual([["rome"], ["seat-1"]]);
  });

  it("can be something that moves on the board", () => {
    const [step] = stepsOf([told("moves", { seat: "seat-1", card: "king", column: "column-3" })], SCENES, null);
    expect(step).toMatchObject({ moves: ["card-seat-1-king"], from: ["down-column-3"], travels: [] });
  });
});

describe("when pieces start", () => {
  it("is one after the other, and later for what comes next", () => {
    const { starts, whole } = timed([{ travels: [1, 2] }, { travels: [3] }]);
    const all = starts.flat();
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(new Set(all).size).toBe(3);
    expect(starts[1]![0]! - starts[0]![1]!).toBeGreaterThan(starts[0]![1]! - starts[0]![0]!);
    expect(whole).toBe(all[2]! + JOURNEY);
  });

  it("is never so late that one page takes for ever", () => {
    const { starts, whole } = timed(Array.from({ length: 20 }, () => ({ travels: [1, 2, 3] })));
    expect(whole).toBeLessThanOrEqual(LONGEST);
    expect(Math.max(...starts.flat()) + JOURNEY).toBeCloseTo(whole);
  });

  it("is no time for nothing", () => {
    expect(timed([]).whole).toBe(0);
    expect(timed([{ travels: [] }]).whole).toBe(0);
  });
});

// ---------------------------------------------------------------- the games' own

const PYTHON = resolve(import.meta.dirname, "../../src/intrigue/games");

/** What the sentence of every event says of it: the drawing can name nothing else. */
function events(...folders: string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const folder of folders)
    for (const entry of parse(readFileSync(resolve(PYTHON, folder, "locale/en.ftl"), "utf-8"), {}).body) {
      if (!(entry instanceof Message) || !entry.id.name.startsWith("tell-")) continue;
      const variables = new Set<string>();
      class Variables extends Visitor {
        override visitVariableReference(node: VariableReference) {
          variables.add(node.id.name);
        }
      }
      new Variables().visit(entry);
      // Terms of their own for agents have the agent in them.
      if (JSON.stringify(entry).includes("agent-")) variables.add("agent");
      found.set(entry.id.name.slice("tell-".length), variables);
    }
  return found;
}

/** The icons that the page and a game have. */
function icons(...folders: string[]): string {
  return [...folders, "../assets"]
    .map((folder) => resolve(import.meta.dirname, "../src/games", folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name === "icons.svg")
        .map((name) => resolve(folder, name)),
    )
    .map((file) => readFileSync(file, "utf-8"))
    .join();
}

describe.each([
  ["kabale", kabale, events("kabale"), icons("kabale")],
  ["emerald1", emerald1, events("emerald/shared", "emerald/first"), icons("emerald")],
  ["emerald2", emerald2, events("emerald/shared", "emerald/second"), icons("emerald")],
])("the scenes of %s", (_, scenes, told, drawn) => {
  it.each(Object.entries(scenes))("%s is told, and says what it is asked for", (kind, scene) => {
    const { piece, from = [], to = [], mine = [], moves = [], of, thing, times, moment } = scene;
    const said = told.get(kind);
    expect(said, `there is an event ${kind}`).toBeDefined();
    const named = [...from, ...to, ...mine, ...moves, ...(moment?.at ?? [])]
      .flatMap((name) => [...name.matchAll(/\{(\w+)\}/g)])
      .map(([, key]) => key!);
    const wanted = [...named, of, thing, times, ...Object.keys(moment?.when ?? {})].filter((key) => key !== undefined);
    for (const key of wanted) expect([...said!], `${kind} says ${key}`).toContain(key);
    if (piece !== undefined) expect(to).not.toEqual([]);
    if (moment) expect(drawn).toContain(`id="icon-${moment.icon}"`);
  });
});
