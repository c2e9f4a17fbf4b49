/** What goes over the wire, as the server's schema says (wire.gen.ts is made of it); here it only gets the page's own names. */
import type { ChoiceInfo, ConsideredDraft, Error, Page, Telling } from "./wire.gen";

export type {
  Chapter,
  Clock,
  Coached,
  Considered,
  Down,
  GameInfo,
  Gone,
  Guided,
  Health,
  Hint,
  Invitation,
  LinksMade,
  DeviceLink,
  DeviceOffer,
  Me,
  Paragraph,
  Plan,
  Question,
  Reading,
  Reason,
  Refusal,
  RuleBook,
  Sample,
  SeatInfo,
  SeatWanted,
  Suspected,
  TableInfo,
  TableList,
  TableWanted,
  Telling,
  Up,
  Way,
  Why,
} from "./wire.gen";

export type PageMessage = Page;
export type ConsideredMessage = ConsideredDraft;
export type ErrorMessage = Error;
export type Choice = ChoiceInfo;
/** A thing by its name or a number. */
export type Plain = Telling["args"][string];
