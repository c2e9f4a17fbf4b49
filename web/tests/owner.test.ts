import { describe, expect, it } from "vitest";
import { colour, letter, paint, tint } from "../src/lib/owner";

describe("whose a thing is", () => {
  it("takes the letter from the seat and the look from the colour", () => {
    const view = { seats: [{ colour: "black" }, { colour: "red" }, { colour: "green" }] };

    expect([letter(0), letter(1)]).toEqual(["A", "B"]);
    expect([tint(view, 0), tint(view, 1)]).toEqual([5, 0]);
    expect([colour(view, 0), paint(view, 0), paint(view, 2)]).toEqual(["pF", "pF hF", "pD hD"]);
  });

  it("gives a seat of no colour the look of its letter", () => {
    expect(paint({ seats: [{ colour: "" }, { colour: "" }] }, 1)).toBe("pB hB");
  });
});
