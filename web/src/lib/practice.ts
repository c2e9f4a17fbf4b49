/** Playing against bots alone: there the page may explain what elsewhere everybody makes out for themselves. */
import type { SeatInfo } from "./wire";

/** Are all the others bots of ours, for whom nobody may come back? */
export function practising(seats: readonly SeatInfo[], me: number | null): boolean {
  const ours = (seat: SeatInfo) => seat.kind === "bot" && seat.bot !== "program" && !seat.stands_in;
  return me !== null && seats.every((seat, i) => i === me || ours(seat));
}
