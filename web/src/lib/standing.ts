/** How a table stands, as lists say it. */
import type { SeatInfo, TableInfo } from "./wire";
import type { Words } from "./words.svelte";

/** Is this seat a person's, who plays or may come back? */
export const isPerson = (seat: SeatInfo): boolean =>
  seat.kind === "person" || seat.stands_in === true || seat.bot === "program";

export const waits = (table: TableInfo): boolean => table.seats.some((seat) => seat.kind === "open");

export const isUnfinished = (table: TableInfo): boolean => !table.over && !table.frozen;

export const isMyTurn = (table: TableInfo): boolean =>
  isUnfinished(table) && !waits(table) && table.asked !== null && table.mine.includes(table.asked);

/** What becomes of the table if I delete it: it goes, it is closed for those who wait there, the others keep it; null: I cannot. */
export function deletion(table: TableInfo): "delete" | "close" | "left" | null {
  const others = table.seats.some((seat) => isPerson(seat) && !seat.mine);
  if (!others) return "delete";
  if (waits(table)) return table.owner ? "close" : null;
  return table.over ? "left" : null;
}

/** Mine first where it is my turn, then the newest. */
export const inOrder = (tables: readonly TableInfo[]): TableInfo[] =>
  [...tables].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.updated - a.updated);

export function standing(words: Words, table: TableInfo): string {
  if (table.frozen === "given-up") return words.line("page-state-given-up");
  if (table.frozen) return words.line("page-state-frozen");
  if (table.over) return words.line("page-state-over");
  if (waits(table)) return words.line("page-state-waiting");
  if (isMyTurn(table)) return words.line("page-state-mine");
  const asked = table.asked !== null && table.asked >= 0 ? table.seats[table.asked] : undefined;
  return asked
    ? words.line("page-state-theirs", { name: asked.name || String((table.asked ?? 0) + 1) })
    : words.line("page-state-running");
}
