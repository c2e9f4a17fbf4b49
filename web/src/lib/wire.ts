/** What goes over the wire, as the server's schema says (wire.gen.ts is made of it); here it only gets the page's own names. */
import type { ChoiceInfo, Down as OldDown, Error, Page, Question, Telling, Up as OldUp } from "./wire.gen";

export type {
  Clock,
  GameInfo,
  LinksMade,
  Me,
  Question,
  SeatInfo,
  SeatWanted,
  TableInfo,
  TableList,
  TableWanted,
  Telling,
} from "./wire.gen";

export type PageMessage = Page & { board?: any };
export type ErrorMessage = Error;
export type Choice = ChoiceInfo;
/** A thing by its name or a number. */
export type Plain = Telling["args"][string];

// Until the server's schema says it:
export interface Reading {
  phrases: string[];
  complete: boolean;
  last: string | null;
  lasting: boolean;
  prompt: string;
  about: Question["about"];
  prospect?: any;
}
export interface Refusal {
  phrase: string;
  line: string;
  args: Record<string, string | number>;
}
export interface Considered {
  draft: string[];
  readings: Reading[];
  addable: string[];
  removable: number[];
  refused: Refusal[];
}
export interface ConsideredMessage {
  type: "considered";
  id: number;
  n: number;
  epoch: number;
  considered: Considered;
}
export type Down = OldDown | ConsideredMessage;
export type Up =
  | OldUp
  | { type: "consider"; id: number; n: number; epoch: number; draft: readonly string[] }
  | { type: "commit"; n: number; epoch: number; draft: readonly string[] };
