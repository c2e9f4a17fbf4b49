import { describe, expect, it } from "vitest";
import { answered, back, level } from "../src/lib/trie";

const LAY = ["lay king column-1", "lay king column-2", "lay juliet column-1", "lay juliet column-2"];
const SWAP = ["stay", "swap column-1", "swap column-3"];

describe("level", () => {
  it("takes a verb that leaves no choice for granted and offers the things after it", () => {
    const now = level(LAY, []);

    expect(now.next).toEqual(["king", "juliet"]);
    expect(now.things.get("juliet")).toEqual(["lay", "juliet"]);
  });

  it("offers the next things after the first, and the other first ones instead", () => {
    const now = level(LAY, ["lay", "king"]);

    expect([...now.things.keys()]).toEqual(["column-1", "column-2"]);
    expect(now.instead.get("juliet")).toEqual(["lay", "juliet"]);
    expect(now.instead.has("king")).toBe(false);
  });

  it("lets a thing bring its verb along where only one verb fits", () => {
    const now = level(SWAP, []);

    expect(now.next).toEqual(["stay", "swap"]);
    expect(now.things.get("column-3")).toEqual(["swap", "column-3"]);
    expect(now.things.get("stay")).toEqual(["stay"]);
  });

  it("wants the verb first where two verbs fit a thing", () => {
    const now = level(["move ada", "kill ada", "kill bela"], []);

    expect(now.things.has("ada")).toBe(false);
    expect(now.things.get("bela")).toEqual(["kill", "bela"]);
    expect(level(["move ada", "kill ada"], ["kill"]).things.get("ada")).toEqual(["kill", "ada"]);
  });

  it("does not grant a verb that is a whole answer", () => {
    expect(level(["keep"], []).things.get("keep")).toEqual(["keep"]);
    expect(level(["use", "use bomb"], []).next).toEqual(["use"]);
  });
});

describe("answered", () => {
  it("finds a whole answer", () => {
    expect(answered(LAY, ["lay", "king", "column-2"])).toBe("lay king column-2");
    expect(answered(SWAP, ["stay"])).toBe("stay");
  });

  it("waits while there is a choice", () => {
    expect(answered(LAY, ["lay", "king"])).toBeNull();
  });

  it("needs no touch for the only last word", () => {
    expect(answered(["lay king column-1", "lay juliet column-1"], ["lay", "king"])).toBe("lay king column-1");
  });

  it("wants a touch for an only word in the middle", () => {
    expect(answered(["move ada vienna rome"], ["move", "ada"])).toBeNull();
  });

  it("never answers by itself", () => {
    expect(answered(["keep"], [])).toBeNull();
    expect(answered(["lay king"], [])).toBeNull();
  });

  it("prefers the answer that is whole to a longer one", () => {
    expect(answered(["use", "use bomb"], ["use"])).toBe("use");
  });
});

describe("back", () => {
  it("undoes the last touch", () => {
    expect(back(["a b c d", "a b c e", "a x c d"], ["a", "b", "c"])).toEqual(["a", "b"]);
  });

  it("undoes a granted verb, or one that was brought, together with its thing", () => {
    expect(back(LAY, ["lay", "king"])).toEqual([]);
    expect(back(["stay", "swap column-1 now", "swap column-1 later"], ["swap", "column-1"])).toEqual([]);
  });

  it("keeps a verb that was chosen", () => {
    expect(back(["move ada rome", "kill ada rome", "kill ada bonn"], ["kill", "ada"])).toEqual(["kill"]);
  });

  it("stays at the beginning", () => {
    expect(back(LAY, [])).toEqual([]);
  });
});
