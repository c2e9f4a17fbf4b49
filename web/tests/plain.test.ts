/** How a view is read that nobody has drawn. */
import { expect, test } from "vitest";
import { bySeat, counted, nothing, parts, places, rows } from "../src/plain/read";

const players = [
  { purse: ["coin-1", "coin-2"], bid: "", wants: "silk" },
  { purse: ["coin-2", "coin-3"], bid: "hidden", wants: "hidden" },
];
const view = {
  viewer: 0,
  agenda: [["Bid", [0]]],
  for_sale: "silk",
  stock: ["spice", "spice"],
  points: [3, 2],
  players,
};

test("programs' parts are not listed", () => {
  expect(parts(view).map(([key]) => key)).toEqual(["for_sale", "stock", "points", "players"]);
});

test("several groups of the same facts make a table", () => {
  expect(rows(players)).toBe(players);
  expect(rows([{ a: 1 }, { b: 1 }])).toBeNull();
  expect(rows([])).toBeNull();
  expect(rows([3, 2])).toBeNull();
  expect(rows("silk")).toBeNull();
});

test("a list is about the seats if it has one entry for each", () => {
  expect(bySeat(players, 2)).toBe(true);
  expect(bySeat(view.points, 2)).toBe(true);
  expect(bySeat(view.points, 3)).toBe(false);
  expect(bySeat(view.stock, 2)).toBe(false);
});

test("things are counted in the order in which they come", () => {
  expect(counted(["b", "a", "b"])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
  expect([null, undefined, "", []].every(nothing)).toBe(true);
  expect([0, false, "x", {}].some(nothing)).toBe(false);
});

test("what can be touched stands once, and mine is before me", () => {
  const mine = places(view, 0, 2);

  expect(mine.get("coin-2")).toBe("players.0.purse");
  expect(mine.get("silk")).toBe("players.0.wants");
  expect(mine.get("spice")).toBe("stock");
  expect(mine.has("coin-3")).toBe(false);
  expect(mine.has("hidden")).toBe(false);
  expect(places(view, 1, 2).get("coin-2")).toBe("players.1.purse");
  expect(places(view, null, 2).has("coin-2")).toBe(false);
  expect(places(view, null, 2).get("silk")).toBe("for_sale");
});

test("things inside of other things are found, too", () => {
  const nested = { columns: [{ goal: "x", cards: [{ card: "king" }] }], own: { hand: ["page"] } };

  expect(places(nested, 0, 2).get("king")).toBe("columns.0.cards.0.card");
  expect(places(nested, 0, 2).get("page")).toBe("own.hand");
});
