/** A table as this screen knows it: the page now, the story so far, the answer being built, a look at the past. */
import { api, ApiError } from "./api";
import { Draft } from "./draft.svelte";
import { News, type Manner } from "./news.svelte";
import { TableSocket, tableUrl, type Line } from "./socket";
import type { ErrorMessage, PageMessage, TableInfo, Telling } from "./wire";
import type { Light } from "../drawing";

/** What may be said to a draft that is being considered. */
const DRAFTED: ReadonlySet<ErrorMessage["code"]> = new Set([
  "too-often",
  "illegal-answer",
  "stale-answer",
  "wrong-seat",
  "game-over",
  "frozen",
]);

/** Whoever has missed more events than this has been away: they find the board as it is. */
const MISSED = 90;

/** The refs that a telling speaks of. */
function refsOf(telling: Telling): string[] {
  return Object.values(telling.args).filter((value) => typeof value === "string");
}

export class TableState {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  /** The box file it is played with, as JSON; null for the game's own, undefined until we know. */
  box = $state.raw<unknown>(undefined);
  /** Why there is no table to show. */
  trouble = $state.raw<ApiError | null>(null);
  line = $state.raw<Line>({ state: "connecting" });
  page = $state.raw<PageMessage | null>(null);
  story = $state.raw<readonly Telling[]>([]);
  /** What is told already while the board still shows how it comes about. */
  telling = $state.raw<readonly Telling[]>([]);
  /** Pages that have come and are shown one after the other. */
  readonly news = new News<PageMessage>((page) => this.#turn(page));
  /** Until I am asked, nothing is acted out. */
  hurrying = $state(false);
  /** Why the last thing that was wanted did not happen. */
  error = $state.raw<{ readonly code: string } | null>(null);
  /** What whoever sits here means to do. */
  draft = $state.raw(new Draft());
  /** An answer is on its way. */
  sending = $state<string | null>(null);
  /** The seat whose eyes we look through; null is a spectator. */
  seat = $state<number | null>(null);
  /** Another one whenever somebody else sits down; whoever comes first finds the table as it stands. */
  sitter = $state(0);
  /** Another person at this screen is asked: nobody's hand is shown until that person says so. */
  curtain = $state<number | null>(null);
  past = $state.raw<{ page: PageMessage; entry: number } | null>(null);
  /** How far I had read when I last answered. */
  readUpTo = $state(0);

  #socket: TableSocket | null = null;
  /** How much was told up to the last page that has come. */
  #told = 0;
  /** Somebody has sat down. */
  #sat = false;
  /** Nobody looks at this table any more. */
  #left = false;
  /** How often somebody has looked back: only the last look is shown. */
  #looks = 0;
  #online = () => this.#socket?.retry();

  readonly mySeats = $derived(this.info?.mine ?? []);
  readonly hotSeat = $derived(this.mySeats.length > 1);
  readonly shown = $derived(this.past?.page ?? this.page);
  readonly heard = $derived([...this.story, ...this.telling]);
  /** Nobody answers what the board does not show yet, or what was asked before it. */
  readonly question = $derived(
    this.past || this.line.state !== "open" || this.news.behind > 0 ? null : (this.page?.question ?? null),
  );
  readonly open = $derived(this.question !== null && this.sending === null && !this.page?.frozen);
  readonly fresh = $derived(new Set(this.story.slice(Math.max(0, this.readUpTo)).flatMap(refsOf)));

  constructor(id: string) {
    this.id = id;
  }

  async start(): Promise<void> {
    addEventListener("online", this.#online);
    try {
      const info = await api.table(this.id);
      const box = info.box ? await api.box(this.id) : null;
      if (this.#left) return;
      this.box = box;
      this.info = info;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!this.#left) this.trouble = error;
      return;
    }
    if (this.hotSeat) {
      const asked = this.info.asked;
      this.curtain = asked !== null && this.mySeats.includes(asked) ? asked : this.mySeats[0]!;
      if (this.info.over) this.raise();
    } else this.#sit(this.mySeats[0] ?? null);
  }

  stop(): void {
    this.#left = true;
    this.news.clear();
    removeEventListener("online", this.#online);
    this.draft.leave();
    this.#socket?.close();
  }

  /** The person the curtain waits for has come. */
  raise(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null && !this.#left) this.#sit(seat);
  }

  readonly light = (ref: string): Light => this.draft.light(ref);

  /** A thing or a word was touched. Returns false if that is no answer to anything. */
  touch(ref: string): boolean {
    return this.draft.touch(ref);
  }

  /** Carry an action out that somebody else has put together. */
  carryOut(wishes: readonly string[]): void {
    if (this.open) this.#give((socket, n) => socket.commit(n, wishes));
  }

  /** One step out of what is being built. Returns false if there is none. */
  stepBack(): boolean {
    return this.open && this.draft.stepBack();
  }

  /** Take back the last action. Returns false if that cannot be. */
  readonly takeBack = (): boolean => {
    this.news.skip();
    if (!this.page?.take_back || !this.#socket) return false;
    this.#socket.takeBack(this.page.n);
    return true;
  };

  retry(): void {
    this.#socket?.retry();
  }

  /** Show what has come, and what comes until I am asked, without acting it out. */
  skip(): void {
    this.hurrying = this.seat !== null;
    this.news.skip();
    if (this.page?.question || this.page?.over) this.hurrying = false;
  }

  /** The last answer stays: the game may go on at once. */
  goOn(): void {
    this.#socket?.settings({ go_on: true });
  }

  passForMe(wanted: boolean): void {
    this.#socket?.settings({ pass_for_me: wanted });
  }

  /** Do something over HTTP; if it is refused, say why. */
  async attempt<T>(work: Promise<T>): Promise<T | null> {
    const { draft } = this;
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (draft === this.draft && this.curtain === null) this.error = error;
      return null;
    }
  }

  /** The board as it was when an entry of the story was told. */
  async lookBack(entry: number): Promise<void> {
    const { draft, seat } = this;
    const look = ++this.#looks;
    const page = await this.attempt(api.whenTold(this.id, entry, seat ?? "public"));
    // Nobody is shown what another asked for, or what they no longer want.
    if (!page || look !== this.#looks || draft !== this.draft || this.curtain !== null) return;
    this.past = { page, entry };
    this.draft.clear();
  }

  backToNow(): void {
    this.#looks += 1;
    this.past = null;
  }

  markRead(): void {
    this.readUpTo = this.story.length;
    localStorage.setItem(this.#key("read-up-to"), String(this.readUpTo));
  }

  #key(what: string): string {
    return `intrigue.${what}.${this.id}.${this.seat ?? "public"}`;
  }

  #give(say: (socket: TableSocket, n: number) => void): void {
    if (!this.page || !this.#socket) return;
    this.error = null;
    say(this.#socket, this.page.n);
    this.sending = this.#socket.pending;
    this.markRead();
  }

  /** A draft for whoever sits down now. */
  #blank(): Draft {
    const isOpen = () => this.open;
    return new Draft({
      get open() {
        return isOpen();
      },
      consider: (id, wishes) => this.page !== null && (this.#socket?.consider(id, this.page.n, wishes) ?? false),
      commit: (wishes) => this.#give((socket, n) => socket.commit(n, wishes)),
    });
  }

  #sit(seat: number | null): void {
    this.#clear();
    if (this.#sat) this.sitter++;
    this.#sat = true;
    this.seat = seat;
    this.draft = this.#blank();
    const kept = localStorage.getItem(this.#key("read-up-to"));
    this.readUpTo = kept === null ? -1 : Number(kept);
    this.#socket = new TableSocket(tableUrl(this.id, seat), {
      page: (page) => this.news.come(page, this.#manner(page)),
      considered: ({ n, considered }) => n === this.page?.n && this.draft.hear(considered),
      error: (error) => this.#refused(error),
      unanswered: () => {
        this.error = { code: "unanswered" };
        this.sending = null;
      },
      line: (line) => this.#lined(line),
    });
  }

  /** Whoever sat here gets up, and takes everything along. */
  #clear(): void {
    this.#socket?.close();
    this.draft.leave();
    this.news.clear();
    this.telling = [];
    this.hurrying = false;
    this.page = null;
    this.past = null;
    this.story = [];
    this.error = null;
    this.sending = null;
  }

  #lined(line: Line): void {
    this.line = line;
    if (line.state !== "refused") return;
    this.sending = null;
    if (!this.page) this.trouble = new ApiError(line.why === "not-found" ? 404 : 403, line.why, "");
  }

  #refused(error: ErrorMessage): void {
    if (this.sending === null && this.draft.pending && DRAFTED.has(error.code)) {
      // Nothing was done, so nothing has to be said: a draft that is too old has had its day.
      if (error.code === "too-often") this.draft.calm();
      else if (error.code === "illegal-answer") this.draft.undo();
      return;
    }
    if (error.code === "not-written" && this.#socket?.pending) return; // it waits until it can be kept; the page says why
    this.error = error;
    this.sending = null;
  }

  /** How a page that comes is shown. */
  #manner(page: PageMessage): Manner {
    const before = this.page;
    const missed = page.told - this.#told;
    this.#told = page.told;
    // Somebody comes or comes back, something was taken back or cannot go on: there is nothing to be acted out.
    if (!before || page.epoch !== before.epoch || page.frozen || page.fault || this.hurrying) return "plain";
    if (missed > MISSED) return "plain";
    // What I have done myself is there at once, and nobody's clock runs while they wait for a show.
    if (this.sending !== null || (page.question && page.clock)) return "beside";
    return "before";
  }

  #turn(page: PageMessage): void {
    const before = this.page;
    this.story = [...this.story.slice(0, page.since), ...page.story];
    this.telling = [];
    if (page.question || page.over) this.hurrying = false;
    // Whoever has never been here has missed nothing.
    if (this.readUpTo < 0 || this.readUpTo > page.told) this.readUpTo = page.told;
    this.sending = this.#socket?.pending ?? null;
    this.page = page;
    if (!before || before.n !== page.n || before.epoch !== page.epoch) {
      this.error = null;
      this.draft.begin(page.question);
    } else {
      if (before.fault && !page.fault) this.error = null;
      this.draft.again();
    }
    const asked = page.asked;
    if (this.hotSeat && asked !== null && asked !== this.seat && this.mySeats.includes(asked)) {
      this.curtain = asked;
      this.#clear(); // nothing of the last person's stays on the screen
    }
  }
}
