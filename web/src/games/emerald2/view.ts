/** The table as the server shows it: types made of its schema (wire.gen.ts), and small look-ups. */
import type { Board, CityShown } from "./wire.gen";

export type { Board, CityShown, CityView, Prospect, View } from "./wire.gen";
export { copies, seatOf, sideOf, who, type Side } from "../emerald/view";

/** Who is in a city, and who leads there. */
export function shownOf(board: Board, id: string): CityShown {
  return board.cities.find((city) => city.id === id)!;
}
