/** Who is to sit where at a table that is being opened. */
import type { GameInfo, SeatWanted } from "./wire";

/** In place of a character: one of those that the game has, by chance. */
export const ANY = "any";

export interface Sitting {
  /** "me", "person" (by a link), "here" (at this screen), "bot" (of the usual level), or a level. */
  who: string;
  /** What somebody at this screen is called. */
  name: string;
  /** In which way a bot plays, if the game knows such ways. */
  character: string;
}

/** What the server is told of a seat; bots are called as `called` says. */
export function wanted(game: GameInfo, sitting: Sitting, called: string): SeatWanted {
  const { who, name } = sitting;
  if (who === "me" || who === "person") return { kind: who };
  if (who === "here") return { kind: who, name: name.trim() };
  const level = game.levels.some((one) => one.id === who) ? who : game.usual;
  const known = game.characters.some((one) => one.id === sitting.character);
  const character = known ? sitting.character : ANY;
  return { kind: "bot", bot: game.characters.length ? `${level}:${character}` : level, name: called };
}

/** I, and bots of the usual level at all other seats. */
export function usualCompany(seats: number): Sitting[] {
  return Array.from({ length: seats }, (_, i) => ({ who: i === 0 ? "me" : "bot", name: "", character: ANY }));
}

const BOT_NAMES = ["Ada", "Béla", "Cosima", "Dietrich", "Elena", "Ferenc"];
/** For the bot that would be called like somebody who sits there. */
const SPARE = "Gioia";

/** Bots are called like people, each seat by a name of its own that nobody else has. */
export function botName(seat: number, taken: readonly string[]): string {
  const name = BOT_NAMES[seat % BOT_NAMES.length]!;
  return taken.some((other) => other.trim().toLowerCase() === name.toLowerCase()) ? SPARE : name;
}
