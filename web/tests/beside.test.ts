import { describe, expect, it } from "vitest";
import { beside } from "../src/lib/beside";

const ROOM = { left: 0, top: 0, width: 390, height: 800 };
const SIZE = { width: 370, height: 150 };
const covers = (
  place: { left: number; top: number },
  thing: { left: number; top: number; width: number; height: number },
) =>
  place.left < thing.left + thing.width &&
  thing.left < place.left + SIZE.width &&
  place.top < thing.top + thing.height &&
  thing.top < place.top + SIZE.height;

describe("a place beside things", () => {
  it.each([0, 200, 700])("covers none of them (%i)", (top) => {
    const thing = { left: 20, top, width: 120, height: 100 };
    const place = beside(SIZE, ROOM, [thing], []);
    expect(covers(place, thing)).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top + SIZE.height).toBeLessThanOrEqual(ROOM.height);
  });

  it("leaves free what is wanted next, where it can", () => {
    const thing = { left: 20, top: 300, width: 120, height: 100 };
    const next = { left: 0, top: 400, width: 390, height: 400 };
    const place = beside(SIZE, ROOM, [thing], [next]);
    expect(covers(place, thing) || covers(place, next)).toBe(false);
  });

  it("stays on the screen where nothing is free", () => {
    const place = beside(SIZE, ROOM, [ROOM], []);
    expect(place.left + SIZE.width).toBeLessThanOrEqual(ROOM.width);
  });
});
