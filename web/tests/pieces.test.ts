/** Names stand out in a sentence, where they are whole words. */
import { describe, expect, test } from "vitest";
import { pieces } from "../src/table/pieces";

const written = (sentence: string, names: string[]) =>
  pieces(sentence, names)
    .map(({ text, bold }) => (bold ? `*${text}*` : text))
    .join("|");

describe("pieces", () => {
  test("names at the beginning, in the middle and at the end", () => {
    expect(written("Anna takes Vienna from Béla", ["Anna", "Vienna", "Béla"])).toBe(
      "*Anna*| takes |*Vienna*| from |*Béla*",
    );
  });
  test("a sentence without names is one piece, and an empty one none", () => {
    expect(written("Nothing happens.", ["Anna"])).toBe("Nothing happens.");
    expect(pieces("", ["Anna"])).toEqual([]);
  });
  test("a name to which an ending is joined is left alone", () => {
    expect(written("Bécsbe megy, Bécs az övé", ["Bécs"])).toBe("Bécsbe megy, |*Bécs*| az övé");
    expect(written("Änna und Anna9", ["nna", "Anna"])).toBe("Änna und Anna9");
  });
  test("of two names that begin at the same place the first counts", () => {
    expect(written("The Hague falls", ["The Hague", "The"])).toBe("*The Hague*| falls");
  });
  test("signs that mean something in patterns are signs like others", () => {
    expect(written("A (b) wins", ["(b)"])).toBe("A |*(b)*| wins");
  });
});
