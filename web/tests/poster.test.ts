/** What the lobby shows of games. */
import { expect, it, vi } from "vitest";
import { posterOf } from "../src/poster";

const placed = vi.hoisted(() => [] as string[]);
vi.mock("../src/lib/sprite", () => ({ place: (text: string) => placed.push(text) }));

const posters = import.meta.glob("../src/games/*/poster.ts");
const drawings = import.meta.glob("../src/games/*/index.ts");
const games = Object.keys(drawings).map((path) => path.split("/").at(-2)!);

it("is there for every game that is drawn", () => {
  expect(Object.keys(posters)).toHaveLength(games.length);
  expect(games.length).toBeGreaterThan(2);
  expect(posterOf("chess")).toBeNull();
});

it.each(games)("brings the figures along that it shows: %s", (game) => {
  const poster = posterOf(game)!;

  expect(placed).toContain(poster.sprite);
  expect(poster.figures.length).toBeGreaterThan(0);
  for (const figure of poster.figures) expect(poster.sprite).toContain(`<symbol id="${figure}"`);
});

it.each(games)("has what its own figures are cut out with: %s", (game) => {
  const { sprite } = posterOf(game)!;

  for (const [, clip] of sprite.matchAll(/url\(#([\w-]+)\)/g)) expect(sprite).toContain(`id="${clip}"`);
});
