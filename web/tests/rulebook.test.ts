/** Reading the rules: clauses in sentences, what a search finds and marks, and addresses. */
import { describe, expect, it } from "vitest";
import { routeOf } from "../src/lib/router.svelte";
import { blocks, clauseIn, coded, pieces, rulesAt, search, sought } from "../src/lib/rules";
import type { Paragraph, RuleBook } from "../src/lib/wire";

const told = (text: string, clauses: string[] = [], item = false): Paragraph => ({ text, clauses, item });
const BOOK: RuleBook = {
  title: "Sample",
  chapters: [
    { id: "aim", title: "Das Ziel", pictured: [], paragraphs: [told("**Größe** zählt.", ["K-1", "K-2"])] },
    {
      id: "cards",
      title: "Die Karten",
      pictured: ["king"],
      paragraphs: [told("Der König zählt 20.", ["K-20"], true), told("Die Hexe.", [], true)],
    },
  ],
};
const found = (typed: string) =>
  search(BOOK, sought(typed)).flatMap((chapter) => chapter.paragraphs.map((one) => one.text));
const marked = (text: string, typed: string) =>
  pieces(text, sought(typed))
    .filter((piece) => piece.marked)
    .map((piece) => piece.text);

describe("clauses in a sentence", () => {
  it("are found, and nothing else", () => {
    expect(coded("It must be another player’s (E2-261, E2-319).")).toEqual([
      { text: "It must be another player’s (", clause: false },
      { text: "E2-261", clause: true },
      { text: ", ", clause: false },
      { text: "E2-319", clause: true },
      { text: ").", clause: false },
    ]);
    expect(coded("K-12 szabálypont")[0]).toEqual({ text: "K-12", clause: true });
    for (const text of ["", "well-3", "T-shirt", "1882-t", "MÁK-1", "K-12a", "A-B-3"])
      expect(coded(text).some((piece) => piece.clause)).toBe(false);
  });

  it("name the first one", () => {
    expect(clauseIn("You need an agent (E2-102, E2-103).")).toBe("E2-102");
    expect(clauseIn("Not now.")).toBe(null);
  });
});

describe("a search", () => {
  it("finds parts of words without capitals and accents, in titles too", () => {
    expect(found("")).toHaveLength(3);
    expect(found("zahlt")).toEqual(["**Größe** zählt.", "Der König zählt 20."]);
    expect(found("  GROSSE  ZÄHLT ")).toEqual(["**Größe** zählt."]);
    expect(found("karten hex")).toEqual(["Die Hexe."]);
    expect(found("einhorn")).toEqual([]);
  });

  it("finds a clause by its whole number", () => {
    expect(found("k-2")).toEqual(["**Größe** zählt."]);
  });

  it("marks what it found, across bold words and letters of several signs", () => {
    expect(marked("**Größe** zählt.", "grosse")).toEqual(["Größe"]);
    expect(marked("Befolyás**kocka**", "skoc")).toEqual(["s", "koc"]);
    expect(marked("½ pont, Őrült", "or pon")).toEqual(["pon", "Őr"]);
    expect(marked("aaa", "aa")).toEqual(["aaa"]);
    expect(marked("Nothing", "")).toEqual([]);
  });

  it("keeps the text as it was", () => {
    for (const typed of ["", "zahlt", "e"])
      expect(
        pieces("**Größe** zählt ½.", sought(typed))
          .map((piece) => piece.text)
          .join(""),
      ).toBe("Größe zählt ½.");
    expect(pieces("**Größe** zählt.", []).map((piece) => piece.bold)).toEqual([true, false]);
  });
});

it("points that follow each other are one list", () => {
  const [a, b, c, d] = [told("a"), told("b", [], true), told("c", [], true), told("d")];
  expect(blocks([a!, b!, c!, d!])).toEqual([
    { list: false, paragraphs: [a] },
    { list: true, paragraphs: [b, c] },
    { list: false, paragraphs: [d] },
  ]);
});

it("rules have an address, and so has every clause", () => {
  expect(rulesAt("emerald1")).toBe("/rules/emerald1");
  expect(rulesAt("emerald1", "E1-58")).toBe("/rules/emerald1#E1-58");
  expect(routeOf("/rules/emerald1", "#E1-58")).toEqual({ page: "rules", game: "emerald1", place: "E1-58" });
  expect(routeOf("/rules/emerald1", "")).toEqual({ page: "rules", game: "emerald1", place: null });
  expect(routeOf("/rules/emerald1", "#100%")).toEqual({ page: "rules", game: "emerald1", place: "100%" });
  expect(routeOf("/rules/emerald1/more")).toEqual({ page: "nowhere" });
  expect(routeOf("/rules")).toEqual({ page: "nowhere" });
});
