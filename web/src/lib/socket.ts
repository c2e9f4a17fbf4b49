/** The line to a table: reconnects by itself, and neither loses nor doubles an answer. */
import type { ConsideredMessage, Down, ErrorMessage, PageMessage, Up } from "./wire";

export type Line =
  | { state: "connecting" }
  | { state: "open" }
  /** Lost; the next try is at `until` (milliseconds since 1970). */
  | { state: "lost"; until: number }
  /** The server will not have us, now or later: `why` is the code of a refusal. */
  | { state: "refused"; why: string }
  | { state: "closed" };

/** As much of a WebSocket as we use. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Listener {
  page(page: PageMessage): void;
  considered(said: ConsideredMessage): void;
  error(error: ErrorMessage): void;
  /** Nothing has come of what was said, and nobody knows whether it was heard. The next page will show it. */
  unanswered(): void;
  line(line: Line): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** How long (ms) a line may be silent before we ask whether anybody is there. */
export const SILENCE = 20_000;
/** How long (ms) the server may take to let us in, to say that it is there, and to answer. */
export const PATIENCE = 10_000;
/** How a line ends that it is no use to open again, and why. */
const FINAL: Readonly<Record<number, string>> = {
  4403: "not-yours",
  4404: "not-found",
  4410: "gone",
  4412: "seat-gone",
  1008: "refused",
};

/** States of a WebSocket: not yet open, and one that can be written to. */
const CONNECTING = 0;
const OPEN = 1;

type Timer = ReturnType<typeof setTimeout>;

export class TableSocket {
  #url: string;
  #listener: Listener;
  #make: (url: string) => Wire;
  #wire: Wire | null = null;
  /** Until the next try. */
  #next: Timer | null = null;
  /** Until we ask whether anybody is there, or give this line up. */
  #watch: Timer | null = null;
  /** Until what was said counts as unanswered. */
  #due: Timer | null = null;
  #wait = FIRST_WAIT;
  #open = false;
  #closed = false;
  /** What the server refused before it sent a page on this line. */
  #refused: string | null = null;
  /** An answer, or a whole action, that no page has confirmed yet. */
  #pending: { said: Extract<Up, { type: "answer" | "commit" }>; onThisWire: boolean } | null = null;
  /** How much of the story we have, and as of which epoch. */
  #told = 0;
  #epoch = 0;

  constructor(url: string, listener: Listener, make: (url: string) => Wire = (address) => new WebSocket(address)) {
    this.#url = url;
    this.#listener = listener;
    this.#make = make;
    this.#connect();
  }

  /** The answer that waits for its confirmation. */
  get pending(): string | null {
    const said = this.#pending?.said;
    return said === undefined ? null : said.type === "answer" ? said.phrase : said.draft.join(", ");
  }

  answer(n: number, phrase: string): void {
    this.#say({ type: "answer", n, phrase, epoch: this.#epoch });
  }

  /** Carry out an action with all its answers. */
  commit(n: number, draft: readonly string[]): void {
    this.#say({ type: "commit", n, epoch: this.#epoch, draft: [...draft] });
  }

  /** Ask what the rules say to a draft. Nothing comes of it, so it is never said again; false if the line is dead. */
  consider(id: number, n: number, draft: readonly string[]): boolean {
    if (this.#open) this.#send({ type: "consider", id, n, epoch: this.#epoch, draft: [...draft] });
    return this.#open;
  }

  takeBack(n: number): void {
    if (this.#open) this.#send({ type: "take-back", n, epoch: this.#epoch });
  }

  settings(wanted: { pass_for_me?: boolean; go_on?: boolean }): void {
    if (this.#open) this.#send({ type: "settings", ...wanted });
  }

  /** Try again at once, without waiting for the next try; a line that seems to be open is tested. */
  retry(): void {
    if (this.#closed) return;
    if (this.#open) this.#ping();
    else if (this.#next !== null) {
      clearTimeout(this.#next);
      this.#connect();
    }
  }

  close(): void {
    if (this.#closed) return;
    this.#end();
    this.#listener.line({ state: "closed" });
  }

  #connect(): void {
    this.#next = null;
    this.#refused = null;
    this.#listener.line({ state: "connecting" });
    const wire = this.#make(this.#url);
    this.#wire = wire;
    this.#watch = setTimeout(() => this.#lose(), PATIENCE);
    wire.onopen = () => {
      this.#open = true;
      if (this.#pending) this.#pending.onThisWire = false;
      this.#listener.line({ state: "open" });
      // With its epoch: what we have may have been taken back and told anew while we were away.
      this.#send({ type: "hello", since: this.#told, epoch: this.#epoch });
      this.#await();
    };
    wire.onmessage = (event: { data: unknown }) => {
      if (this.#wire !== wire) return; // from a line that we have dropped
      this.#await();
      this.#hear(JSON.parse(String(event.data)) as Down);
    };
    wire.onclose = ({ code }: { code: number }) => {
      const why = code in FINAL ? FINAL[code]! : null;
      // A table with too many people may have room later.
      if (why === null || this.#refused === "busy") return this.#lose();
      this.#end();
      this.#listener.line({ state: "refused", why });
    };
  }

  /** Something was heard, or is about to be: the line is alive until it has been silent for long. */
  #await(): void {
    if (this.#watch !== null) clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ping(), SILENCE);
  }

  /** Is anybody there? Whoever does not answer is not. */
  #ping(): void {
    if (this.#watch !== null) clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lose(), PATIENCE);
    this.#send({ type: "ping" });
  }

  /** This line is dead: there will be another one. */
  #lose(): void {
    this.#drop();
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#next = setTimeout(() => this.#connect(), wait);
    this.#listener.line({ state: "lost", until: Date.now() + wait });
  }

  /** There will be no other line. */
  #end(): void {
    this.#closed = true;
    this.#pending = null;
    if (this.#next !== null) clearTimeout(this.#next);
    this.#drop();
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#open = false;
    for (const timer of [this.#watch, this.#due]) if (timer !== null) clearTimeout(timer);
    this.#watch = this.#due = null;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      // Who leaves at once waits for it to open, else the browser complains; a line that we lose may not keep the next one waiting.
      if (this.#closed && wire.readyState === CONNECTING) wire.onopen = () => wire.close();
      else wire.close();
    }
  }

  #say(said: Extract<Up, { type: "answer" | "commit" }>): void {
    if (this.#pending !== null || this.#closed) return; // one at a time: a double click is one answer
    this.#pending = { said, onThisWire: this.#open };
    if (this.#open) this.#sendPending();
  }

  #sendPending(): void {
    if (!this.#pending) return;
    this.#pending.onThisWire = true;
    if (this.#due !== null) clearTimeout(this.#due);
    this.#due = setTimeout(() => this.#giveUp(), PATIENCE);
    this.#send(this.#pending.said);
  }

  /** No word has come. It is not said again, for it may have been done: a fresh line will show whether it was. */
  #giveUp(): void {
    this.#settle();
    this.#listener.unanswered();
    this.#lose();
  }

  /** What was said cannot be kept now. A page comes when it can: then it is said again. */
  #hold(): void {
    if (this.#due !== null) clearTimeout(this.#due);
    this.#due = null;
    if (this.#pending) this.#pending.onThisWire = false;
  }

  /** Whatever was said is settled, one way or the other. */
  #settle(): void {
    if (this.#due !== null) clearTimeout(this.#due);
    this.#due = this.#pending = null;
  }

  #send(message: Up): void {
    if (this.#wire === null) return;
    if (this.#wire.readyState === OPEN) this.#wire.send(JSON.stringify(message));
    else this.#lose(); // it is ending, and says so only later
  }

  #hear(message: Down): void {
    if (message.type === "pong") return;
    if (message.type === "error") {
      if (this.#pending && (message.n === null || message.n === undefined || message.n >= this.#pending.said.n)) {
        if (message.code === "not-written") this.#hold();
        else this.#settle();
      }
      this.#refused ??= message.code;
      this.#listener.error(message);
      return;
    }
    if (message.type === "considered") {
      if (message.epoch === this.#epoch) this.#listener.considered(message);
      return;
    }
    if (message.since > this.#told) {
      this.#send({ type: "hello", since: this.#told, epoch: this.#epoch }); // a page in between is missing
      return;
    }
    this.#wait = FIRST_WAIT;
    this.#refused = null;
    this.#told = message.told;
    this.#epoch = message.epoch;
    const pending = this.#pending;
    if (pending !== null) {
      if (message.n !== pending.said.n || message.epoch !== pending.said.epoch) this.#settle();
      // Nothing came of our answer, for the line was lost or it could not be kept: the same question is still open, so say it again.
      else if (!pending.onThisWire && !message.fault) this.#sendPending();
    }
    this.#listener.page(message);
  }
}

/** The address of a table's line; `seat` null is a spectator. */
export function tableUrl(id: string, seat: number | null, here: Location = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/ws/tables/${encodeURIComponent(id)}${seat === null ? "" : `?seat=${seat}`}`;
}
