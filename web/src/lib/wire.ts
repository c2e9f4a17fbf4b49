/** What goes over the wire. The server's `wire.py` is the original. */

export type Plain = string | number;

export interface Telling {
  kind: string;
  args: Record<string, Plain>;
}

export interface SeatInfo {
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  present: boolean;
  mine: boolean;
  /** A bot plays for a person, who may come back. */
  stands_in?: boolean;
  /** How many players have agreed that a bot plays here. */
  votes?: number;
}

export interface Question {
  seat: number;
  prompt: string;
  about: Record<string, Plain>;
  phrases: string[];
}

export interface Clock {
  /** Seconds since 1970. */
  until: number;
  seconds: number;
}

export interface PageMessage {
  type: "page";
  n: number;
  /** How often answers were taken back. */
  epoch: number;
  view: any;
  question: Question | null;
  asked: number | null;
  story: Telling[];
  since: number;
  told: number;
  seats: SeatInfo[];
  take_back: boolean;
  over: boolean;
  frozen: string | null;
  scores: number[] | null;
  clock: Clock | null;
  /** The table where the same players play again. */
  rematch?: string | null;
  /** What every seat sees; only of a finished game, and only for who asks to see all. */
  views?: any[] | null;
}

export type ErrorCode =
  | "stale-answer"
  | "illegal-answer"
  | "wrong-seat"
  | "game-over"
  | "no-take-back"
  | "malformed"
  | "too-large"
  | "too-often"
  | "frozen"
  | "not-yours"
  | "not-found"
  | "taken"
  | "busy";

export interface ErrorMessage {
  type: "error";
  code: ErrorCode | string;
  details: string;
  n: number | null;
}

export type Down = PageMessage | ErrorMessage;

export type Up =
  | { type: "hello"; since: number; epoch?: number }
  | { type: "answer"; n: number; phrase: string; epoch?: number }
  | { type: "take-back"; n: number; epoch?: number }
  | { type: "settings"; pass_for_me?: boolean; go_on?: boolean };

export interface Choice {
  name: string;
  values: string[];
  clause: string;
}

export interface GameInfo {
  id: string;
  rules: number;
  seats: number[];
  choices: Choice[];
  bots: string[];
}

export interface Me {
  name: string;
  language: string;
  theme: string;
}

export interface SeatWanted {
  kind: "me" | "person" | "bot" | "here";
  bot?: string;
  name?: string;
}

export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options: Record<string, string>;
  public: boolean;
  spectators: boolean;
  pace: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  seats: SeatInfo[];
  options: Record<string, string>;
  public: boolean;
  spectators: boolean;
  pace: number | null;
  n: number;
  asked: number | null;
  over: boolean;
  frozen: string | null;
  scores: number[] | null;
  /** Seconds since 1970, as is `updated`. */
  created: number;
  updated: number;
  mine: number[];
  round: number | null;
  rematch: string | null;
  /** A join link for every open seat, by its number; shown once, to who opened the table. */
  links?: Record<string, string> | null;
}
