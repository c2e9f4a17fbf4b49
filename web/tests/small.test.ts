import { describe, expect, it } from "vitest";
import { revealed } from "../src/lib/reveal";
import { routeOf } from "../src/lib/router.svelte";
import { moments } from "../src/lib/samples";
import { nearest } from "../src/lib/spatial";

describe("routeOf", () => {
  it("knows the addresses of the page and no others", () => {
    expect(routeOf("/")).toEqual({ page: "lobby" });
    expect(routeOf("/table/abc")).toEqual({ page: "table", id: "abc" });
    expect(routeOf("/table/abc/replay")).toEqual({ page: "replay", id: "abc" });
    expect(routeOf("/join/t0ken")).toEqual({ page: "join", token: "t0ken" });
    for (const path of ["/table", "/table/a/b", "/x/y", "/join/a/replay", "/table/a/replay/b"]) expect(routeOf(path).page).toBe("nowhere");
  });
});

describe("moments", () => {
  it("begins at the beginning, ends at the end and never repeats", () => {
    expect(moments(3, 10)).toEqual([0, 1, 2, 3]);
    const many = moments(200, 25);
    expect(many.length).toBe(25);
    expect(many[0]).toBe(0);
    expect(many.at(-1)).toBe(200);
    expect(new Set(many).size).toBe(25);
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
    const mine = { columns: [{ cards: [{ card: "hidden", up: false }, { card: "king", up: true }] }], own: { hand: ["queen"] }, round: 2 };
    const theirs = { columns: [{ cards: [{ card: "witch", up: false }, { card: "king", up: true }] }], own: { hand: ["dragon"] }, round: 2 };

    const all = revealed(mine, [mine, theirs]);

    expect(all.columns[0].cards[0].card).toBe("witch");
    expect(all.own).toEqual(mine.own);
    expect(all.round).toBe(2);
  });

  it("keeps a secret that nobody knew", () => {
    expect(revealed(["hidden"], [["hidden"], null])).toEqual(["hidden"]);
  });
});
