import { expect, test } from "vitest";
import { shapeOf } from "../src/table/shape";

/** The names of what holds of a screen. */
const named = (width: number, height: number) =>
  Object.entries(shapeOf(width, height))
    .filter(([, holds]) => holds)
    .map(([name]) => name)
    .join(" ");

test.each([
  [1366, 640, ""],
  [1180, 700, ""],
  [1024, 768, "drawer"],
  [768, 1024, "drawer"],
  [390, 844, "narrow drawer"],
  [360, 640, "narrow drawer"],
  [844, 390, "narrow drawer sideways"],
  [640, 512, "narrow drawer sideways"],
  [1280, 500, "narrow drawer sideways"],
  [320, 256, "narrow drawer flows"],
])("a screen of %i by %i", (width, height, shape) => {
  expect(named(width, height)).toBe(shape);
});
