import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { revealed } from "../src/lib/reveal";
import { routeOf } from "../src/lib/router.svelte";
import { nearest } from "../src/lib/spatial";
import { serverTime, setClock } from "../src/lib/time.svelte";
import { Words } from "../src/lib/words.svelte";
import { bySeat, counted, named, parts, title } from "../src/plain/read";

describe("routeOf", () => {
  it("knows the addresses of the page and no others", () => {
    expect(routeOf("/")).toEqual({ page: "lobby" });
    expect(routeOf("/table/abc")).toEqual({ page: "table", id: "abc" });
    expect(routeOf("/table/abc/replay")).toEqual({ page: "replay", id: "abc" });
    expect(routeOf("/join/t0ken")).toEqual({ page: "join", token: "t0ken" });
    expect(routeOf("/device/t0ken")).toEqual({ page: "device", token: "t0ken" });
    for (const path of [
      "/device",
      "/device/a/b",
      "/table",
      "/table/a/b",
      "/x/y",
      "/join/a/replay",
      "/table/a/replay/b",
    ])
      expect(routeOf(path).page).toBe("nowhere");
  });
});

describe("nearest", () => {
  const box = (left: number, top: number) => ({ left, right: left + 10, top, bottom: top + 10 });

  it("goes to the next thing in the direction of the arrow", () => {
    const boxes = [box(20, 0), box(40, 0), box(0, 20), box(-20, 0)];
    expect(nearest(box(0, 0), boxes, "ArrowRight")).toBe(0);
    expect(nearest(box(0, 0), boxes, "ArrowDown")).toBe(2);
    expect(nearest(box(0, 0), boxes, "ArrowLeft")).toBe(3);
    expect(nearest(box(0, 0), boxes, "ArrowUp")).toBe(-1);
  });
});

describe("revealed", () => {
  it("puts in place of each secret what somebody else knew, and leaves the rest", () => {
    const mine = {
      columns: [
        {
          cards: [
            { card: "hidden", up: false },
            { card: "king", up: true },
          ],
        },
      ],
      own: { hand: ["queen"] },
      round: 2,
    };
    const theirs = {
      columns: [
        {
          cards: [
            { card: "witch", up: false },
            { card: "king", up: true },
          ],
        },
      ],
      own: { hand: ["dragon"] },
      round: 2,
    };

    const all = revealed(mine, [mine, theirs]);

    expect(all.columns[0].cards[0].card).toBe("witch");
    expect(all.own).toEqual(mine.own);
    expect(all.round).toBe(2);
  });

  it("keeps a secret that nobody knew", () => {
    expect(revealed(["hidden"], [["hidden"], null])).toEqual(["hidden"]);
  });
});

describe("time by the server's clock", () => {
  it("follows the server where the clocks differ, and this computer where they hardly do", () => {
    const noon = Date.parse("2026-01-01T12:00:00Z");

    setClock("Thu, 01 Jan 2026 12:05:00 GMT", noon);
    expect(serverTime(noon)).toBe(noon / 1000 + 300);
    setClock(null, noon);
    expect(serverTime(noon)).toBe(noon / 1000 + 300);
    setClock("Thu, 01 Jan 2026 12:00:02 GMT", noon);
    expect(serverTime(noon)).toBe(noon / 1000);
  });
});

describe("a view that nobody has drawn", () => {
  const words = new Words(
    "en",
    ["view-hand_sizes = Cards in hand\nthing-rose = the Rose\nthing-seat = Player { $n }\n"],
    ["Ada"],
  );

  it("is called as the game's words say, else by its own names", () => {
    expect(title("hand_sizes", words)).toBe("Cards in hand");
    expect(title("draw_pile", words)).toBe("draw pile");
    expect(["rose", "seat-0", "seat-1", "thorn"].map((thing) => named(thing, words))).toEqual([
      "the Rose",
      "Ada",
      "Player 2",
      "thorn",
    ]);
  });

  it("leaves out what is for programs, counts things, and knows lists that are about the seats", () => {
    expect(parts({ agenda: [], viewer: 0, turn: 3 })).toEqual([["turn", 3]]);
    expect(counted(["rose", "thorn", "rose"])).toEqual([
      ["rose", 2],
      ["thorn", 1],
    ]);
    expect(bySeat([3, 4], 2)).toBe(true);
    expect(bySeat([{ hand: 1 }, { hand: 2 }], 2)).toBe(true);
    expect(bySeat(["rose", "thorn"], 2)).toBe(false);
    expect(bySeat([3, 4], 3)).toBe(false);
  });
});

describe("games", () => {
  const SRC = resolve(import.meta.dirname, "../src");
  const games = readdirSync(resolve(SRC, "games"));

  it("are named nowhere outside their own folders", () => {
    const general = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter(
      (path) => /\.(ts|svelte|css|ftl|svg)$/.test(path) && !path.startsWith("games"),
    );

    expect(general.length).toBeGreaterThan(30);
    expect(games.length).toBeGreaterThan(0);
    for (const path of general) {
      const text = readFileSync(resolve(SRC, path), "utf-8").toLowerCase();
      expect(
        games.filter((game) => text.includes(game.toLowerCase())),
        path,
      ).toEqual([]);
    }
  });
});
