/** The shape of a screen: which of four arrangements the parts of a table have on it. */

export interface Shape {
  /** Little room: drawings draw what a phone can show. */
  narrow: boolean;
  /** Players stand in a strip on top, and the story is a drawer. */
  drawer: boolean;
  /** Lower than wide, as a phone held sideways or a magnified page: question and hand stand beside the board. */
  sideways: boolean;
  /** Too small for one screen, as a page magnified four times: everything has the height it needs, and the page scrolls. */
  flows: boolean;
}

/** As wide (px) a window must be, and as high, for more than a phone shows; without much width it must be higher. */
const WIDE = 700;
const HIGH = 600;
const HIGHER = 700;
/** As wide (px) a window must be for a story beside the board. */
const STORY = 1180;
/** As wide (px) a window must be for a hand beside the board, and as high for all parts on one screen. */
const BESIDE = 560;
const ONE_SCREEN = 500;

export function shapeOf(width: number, height: number): Shape {
  const narrow = width < WIDE || height < (width < STORY ? HIGHER : HIGH);
  const sideways = narrow && width >= BESIDE && width > height;
  return {
    narrow,
    drawer: narrow || width < STORY,
    sideways,
    flows: narrow && !sideways && height < ONE_SCREEN,
  };
}
