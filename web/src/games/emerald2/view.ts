/** The table as the server shows it: types made of its schema (wire.gen.ts), and small look-ups. */
import type { Board, CityShown, View } from "./wire.gen";

export type { Board, CityShown, CityView, Prospect, View } from "./wire.gen";
export { seatOf, sideOf, who, type Side } from "../emerald/view";

/** Who is in a city, and who leads there. */
export function shownOf(board: Board, id: string): CityShown {
  return board.cities.find((city) => city.id === id)!;
}

/** The cards of my hand, and how many of its kind stand before each. */
export function copies(view: View): { card: string; copy: number }[] {
  return (view.own?.hand ?? []).map((card, i, all) => ({
    card,
    copy: all.slice(0, i).filter((one) => one === card).length,
  }));
}
