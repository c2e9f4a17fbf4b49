/** What goes over the wire, as the server's schema says (wire.gen.ts is made of it); here it only gets the page's own names. */
import type * as wire from "./wire.gen";
import type { ChoiceInfo, ConsideredDraft, Error, Page, Telling } from "./wire.gen";

export type {
  Clock,
  Considered,
  GameInfo,
  LinksMade,
  Me,
  Question,
  Reading,
  Refusal,
  SeatInfo,
  SeatWanted,
  TableInfo,
  TableList,
  TableWanted,
  Telling,
} from "./wire.gen";

/** What comes down the websocket, and what goes up: besides what the schema says, a sign of life. */
export type Down = wire.Down | { type: "pong" };
export type Up = wire.Up | { type: "ping" };
export type PageMessage = Page;
export type ConsideredMessage = ConsideredDraft;
export type ErrorMessage = Error;
export type Choice = ChoiceInfo;
/** A thing by its name or a number. */
export type Plain = Telling["args"][string];
