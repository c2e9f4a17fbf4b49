/** The line to a table: reconnects by itself, and neither loses nor doubles an answer. */
import type { ConsideredMessage, Down, ErrorMessage, PageMessage, Up } from "./wire";

export type Line =
  | { state: "connecting" }
  | { state: "open" }
  /** Lost; the next try is at `until` (milliseconds since 1970). */
  | { state: "lost"; until: number }
  | { state: "closed" };

/** As much of a WebSocket as we use. */
export interface Wire {
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
  line(line: Line): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class TableSocket {
  #url: string;
  #listener: Listener;
  #make: (url: string) => Wire;
  #wire: Wire | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #wait = FIRST_WAIT;
  #open = false;
  #closed = false;
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

  /** Try again at once, without waiting for the next try. */
  retry(): void {
    if (this.#closed || this.#open || this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#drop();
    this.#listener.line({ state: "closed" });
  }

  #connect(): void {
    this.#timer = null;
    this.#listener.line({ state: "connecting" });
    const wire = this.#make(this.#url);
    this.#wire = wire;
    wire.onopen = () => {
      this.#open = true;
      this.#wait = FIRST_WAIT;
      if (this.#pending) this.#pending.onThisWire = false;
      this.#listener.line({ state: "open" });
      // With its epoch: what we have may have been taken back and told anew while we were away.
      this.#send({ type: "hello", since: this.#told, epoch: this.#epoch });
    };
    wire.onmessage = (event: { data: unknown }) => this.#hear(JSON.parse(String(event.data)) as Down);
    wire.onclose = () => {
      if (this.#wire !== wire) return;
      this.#drop();
      if (this.#closed) return;
      const wait = this.#wait * (0.75 + Math.random() / 2);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
      this.#timer = setTimeout(() => this.#connect(), wait);
      this.#listener.line({ state: "lost", until: Date.now() + wait });
    };
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#open = false;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  #say(said: Extract<Up, { type: "answer" | "commit" }>): void {
    if (this.#pending !== null) return; // one at a time: a double click is one answer
    this.#pending = { said, onThisWire: this.#open };
    if (this.#open) this.#send(said);
  }

  #send(message: Up): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #hear(message: Down): void {
    if (message.type === "error") {
      if (
        this.#pending !== null &&
        (message.n === null || message.n === undefined || message.n >= this.#pending.said.n)
      )
        this.#pending = null;
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
    this.#told = message.told;
    this.#epoch = message.epoch;
    const pending = this.#pending;
    if (pending !== null) {
      if (message.n !== pending.said.n || message.epoch !== pending.said.epoch) this.#pending = null;
      else if (!pending.onThisWire) {
        // The line was lost after we answered and nothing came of it: the same question is still open, so say it again.
        pending.onThisWire = true;
        this.#send(pending.said);
      }
    }
    this.#listener.page(message);
  }
}

/** The address of a table's line; `seat` null is a spectator. */
export function tableUrl(id: string, seat: number | null, here: Location = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/ws/tables/${encodeURIComponent(id)}${seat === null ? "" : `?seat=${seat}`}`;
}
