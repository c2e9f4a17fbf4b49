import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PATIENCE, SILENCE, TableSocket, tableUrl, type Line, type Wire } from "../src/lib/socket";
import type { ConsideredMessage, Down, ErrorMessage, PageMessage, Up } from "../src/lib/wire";

class FakeWire implements Wire {
  static all: FakeWire[] = [];
  readyState = 1;
  sent: Up[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeWire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Up);
  }
  close() {
    this.closed = true;
  }
  /** The connection ends; by itself, or because the server says so. */
  lose(code = 1006) {
    this.onclose?.({ code });
  }
  hear(message: Down) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get answers() {
    return this.sent.filter((message) => message.type === "answer");
  }
}

const page = (n: number, more: Partial<PageMessage> = {}): PageMessage => ({
  type: "page",
  taken_back: [],
  n,
  epoch: 0,
  view: {},
  board: null,
  question: null,
  asked: 0,
  story: [],
  since: 0,
  told: 0,
  seats: [],
  take_back: false,
  over: false,
  frozen: null,
  scores: null,
  clock: null,
  ...more,
});

let pages: PageMessage[];
let heard: ConsideredMessage[];
let errors: ErrorMessage[];
let unanswered: number;
let lines: Line[];
let socket: TableSocket;
const wire = () => FakeWire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  pages = [];
  heard = [];
  errors = [];
  unanswered = 0;
  lines = [];
  socket = new TableSocket(
    "ws://here",
    {
      page: (p) => pages.push(p),
      considered: (c) => heard.push(c),
      error: (e) => errors.push(e),
      unanswered: () => (unanswered += 1),
      line: (l) => lines.push(l),
    },
    () => new FakeWire(),
  );
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("TableSocket", () => {
  it("says hello and hands pages on", () => {
    wire().onopen!();
    wire().hear(page(3));

    expect(wire().sent).toEqual([{ type: "hello", since: 0, epoch: 0 }]);
    expect(pages.map((p) => p.n)).toEqual([3]);
    expect(lines.at(-1)).toEqual({ state: "open" });
  });

  it("reconnects with longer and longer waits, and shows it", () => {
    for (let i = 0; i < 4; i++) {
      wire().lose();
      const line = lines.at(-1)!;
      expect(line.state).toBe("lost");
      const wait = (line as { until: number }).until - Date.now();
      expect(wait).toBeGreaterThanOrEqual(0.75 * 500 * 2 ** i);
      expect(wait).toBeLessThanOrEqual(1.25 * 500 * 2 ** i);
      vi.advanceTimersByTime(wait + 1);
      expect(FakeWire.all.length).toBe(i + 2);
    }
  });

  it("asks for the rest of the story after a reconnect", () => {
    wire().onopen!();
    wire().hear(page(3, { told: 12, epoch: 1 }));
    wire().lose();
    socket.retry();
    wire().onopen!();

    expect(wire().sent).toEqual([{ type: "hello", since: 12, epoch: 1 }]);
  });

  it("asks again instead of showing a story with a hole", () => {
    wire().onopen!();
    wire().hear(page(3, { since: 0, told: 4 }));
    wire().hear(page(5, { since: 9, told: 10 }));

    expect(wire().sent.at(-1)).toEqual({ type: "hello", since: 4, epoch: 0 });
    expect(pages.map((p) => p.n)).toEqual([3]);
  });

  it("sends an answer once, even if clicked twice", () => {
    wire().onopen!();
    wire().hear(page(3));
    socket.answer(3, "keep");
    socket.answer(3, "keep");

    expect(wire().answers).toEqual([{ type: "answer", n: 3, phrase: "keep", epoch: 0 }]);
    expect(socket.pending).toBe("keep");
  });

  it("takes a page with another number as the confirmation", () => {
    wire().onopen!();
    wire().hear(page(3));
    socket.answer(3, "keep");
    wire().hear(page(3));
    expect(socket.pending).toBe("keep");
    wire().hear(page(4));

    expect(socket.pending).toBeNull();
    expect(wire().answers.length).toBe(1);
  });

  it("says an answer again after a lost line if the same question is still open", () => {
    wire().onopen!();
    wire().hear(page(3));
    socket.answer(3, "keep");
    wire().lose();
    socket.retry();
    wire().onopen!();
    expect(wire().answers).toEqual([]);
    wire().hear(page(3));
    wire().hear(page(3));

    expect(wire().answers).toEqual([{ type: "answer", n: 3, phrase: "keep", epoch: 0 }]);
  });

  it("does not say it again if it had arrived", () => {
    wire().onopen!();
    wire().hear(page(3));
    socket.answer(3, "keep");
    wire().lose();
    socket.retry();
    wire().onopen!();
    wire().hear(page(4));

    expect(wire().answers).toEqual([]);
    expect(socket.pending).toBeNull();
  });

  it("does not say it again if it was taken back meanwhile", () => {
    wire().onopen!();
    wire().hear(page(3));
    socket.answer(3, "keep");
    wire().lose();
    socket.retry();
    wire().onopen!();
    wire().hear(page(3, { epoch: 1 }));

    expect(wire().answers).toEqual([]);
  });

  it("drops a refused answer and tells why", () => {
    wire().onopen!();
    wire().hear(page(3));
    socket.answer(3, "nonsense");
    wire().hear({ type: "error", code: "illegal-answer", details: "", n: 3 });

    expect(socket.pending).toBeNull();
    expect(errors.map((e) => e.code)).toEqual(["illegal-answer"]);
  });

  it("says an answer again that could not be kept, as soon as it can", () => {
    wire().onopen!();
    wire().hear(page(3));
    socket.answer(3, "keep");
    wire().hear({ type: "error", code: "not-written", details: "", n: 3 });
    wire().hear(page(3, { fault: "disk-full" }));
    vi.advanceTimersByTime(PATIENCE / 2);

    expect([wire().answers.length, socket.pending, unanswered]).toEqual([1, "keep", 0]);
    wire().hear(page(3));
    expect(wire().answers.length).toBe(2);
    wire().hear(page(4));
    expect(socket.pending).toBeNull();
  });

  it("holds an answer given while the line is dead until it is back", () => {
    wire().onopen!();
    wire().hear(page(3));
    wire().lose();
    socket.answer(3, "keep");
    socket.retry();
    wire().onopen!();
    wire().hear(page(3));

    expect(wire().answers.length).toBe(1);
  });

  it("says a whole action once, and again only if nothing came of it", () => {
    wire().onopen!();
    wire().hear(page(3));
    socket.commit(3, ["place card", "at london"]);
    socket.answer(3, "keep");
    wire().lose();
    socket.retry();
    wire().onopen!();
    wire().hear(page(3));

    expect(wire().sent.slice(1)).toEqual([{ type: "commit", n: 3, epoch: 0, draft: ["place card", "at london"] }]);
    wire().hear(page(4));
    expect(socket.pending).toBeNull();
  });

  it("asks about a draft only where somebody hears it, and hands on what is said to the present", () => {
    const said = { draft: ["a"], readings: [], addable: [], times: {}, removable: [], refused: [] };
    expect(socket.consider(1, 3, ["a"])).toBe(false);
    wire().onopen!();
    wire().hear(page(3, { epoch: 2 }));

    expect(socket.consider(2, 3, ["a"])).toBe(true);
    wire().hear({ type: "considered", id: 1, n: 3, epoch: 1, considered: said });
    wire().hear({ type: "considered", id: 2, n: 3, epoch: 2, considered: said });

    expect(wire().sent.at(-1)).toEqual({ type: "consider", id: 2, n: 3, epoch: 2, draft: ["a"] });
    expect(heard.map(({ id }) => id)).toEqual([2]);
  });

  it("is left quietly before it is open: the browser would complain", () => {
    const old = wire();
    old.readyState = 0;
    socket.close();

    expect(old.closed).toBe(false);
    old.onopen!();
    expect(old.closed).toBe(true);
    expect(old.sent).toEqual([]);
  });

  it("stays closed once closed", () => {
    wire().onopen!();
    const old = wire();
    socket.close();
    vi.advanceTimersByTime(60_000);

    expect(old.closed).toBe(true);
    expect(FakeWire.all.length).toBe(1);
    expect(lines.at(-1)).toEqual({ state: "closed" });
  });
});

describe("a silent line", () => {
  const pings = () => wire().sent.filter((message) => message.type === "ping").length;

  it("is asked whether anybody is there, and stays if so", () => {
    wire().onopen!();
    wire().hear(page(3));
    vi.advanceTimersByTime(SILENCE - 1);
    expect(pings()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(pings()).toBe(1);
    wire().hear({ type: "pong" });
    vi.advanceTimersByTime(SILENCE - 1);

    expect(FakeWire.all).toHaveLength(1);
    expect(lines.at(-1)).toEqual({ state: "open" });
    expect(errors).toEqual([]);
  });

  it("is not asked while pages come", () => {
    wire().onopen!();
    for (let i = 0; i < 5; i++) {
      wire().hear(page(i));
      vi.advanceTimersByTime(SILENCE / 2);
    }

    expect(pings()).toBe(0);
  });

  it("is given up if nobody answers, and opened again", () => {
    wire().onopen!();
    const dead = wire();
    vi.advanceTimersByTime(SILENCE + PATIENCE);

    expect(dead.closed).toBe(true);
    expect(lines.at(-1)?.state).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(FakeWire.all).toHaveLength(2);
  });

  it("is given up at once if it is found to be ending, and what was to be said is said on the next one", () => {
    wire().onopen!();
    wire().hear(page(3));
    const ending = wire();
    ending.readyState = 2;
    socket.answer(3, "lay king column-1");

    expect(ending.answers).toEqual([]);
    expect(lines.at(-1)?.state).toBe("lost");
    vi.advanceTimersByTime(1_000);
    wire().onopen!();
    wire().hear(page(3));
    expect(wire()).not.toBe(ending);
    expect(wire().answers).toHaveLength(1);
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(unanswered).toBe(0);
  });

  it("asks nothing of a draft on a line that is ending", () => {
    wire().onopen!();
    wire().readyState = 3;

    expect(socket.consider(1, 0, [])).toBe(false);
    expect(wire().sent.filter((message) => message.type === "consider")).toEqual([]);
  });

  it("is given up if it never opens", () => {
    wire().readyState = 0;
    vi.advanceTimersByTime(PATIENCE + 1_000);

    expect(FakeWire.all[0]!.closed).toBe(true);
    expect(FakeWire.all).toHaveLength(2);
  });

  it("is tested at once when the network is back", () => {
    wire().onopen!();
    socket.retry();

    expect(pings()).toBe(1);
    expect(FakeWire.all).toHaveLength(1);
  });
});

describe("an answer without an answer", () => {
  it("is told of, not said again, and settled by the next page", () => {
    wire().onopen!();
    wire().hear(page(3));
    socket.commit(3, ["place card"]);
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(unanswered).toBe(0);
    vi.advanceTimersByTime(1);
    expect(unanswered).toBe(1);
    expect(socket.pending).toBeNull();
    expect(lines.at(-1)?.state).toBe("lost");
    socket.retry();
    wire().onopen!();
    wire().hear(page(3));

    expect(wire().sent).toEqual([{ type: "hello", since: 0, epoch: 0 }]);
  });

  it("is given no time while the line is dead", () => {
    wire().onopen!();
    wire().hear(page(3));
    wire().lose();
    socket.answer(3, "keep");
    vi.advanceTimersByTime(400);

    expect(socket.pending).toBe("keep");
    expect(unanswered).toBe(0);
  });

  it("is no matter once a page or a refusal has come", () => {
    wire().onopen!();
    wire().hear(page(3));
    socket.answer(3, "keep");
    wire().hear(page(4));
    vi.advanceTimersByTime(PATIENCE);
    wire().hear({ type: "pong" });
    socket.answer(4, "keep");
    wire().hear({ type: "error", code: "illegal-answer", details: "", n: 4 });
    vi.advanceTimersByTime(PATIENCE);

    expect(unanswered).toBe(0);
  });
});

describe("a line that the server ends", () => {
  it.each([
    [4403, "not-yours"],
    [4404, "not-found"],
    [1008, "refused"],
  ])("with %i stays ended, and says why", (code, why) => {
    wire().onopen!();
    wire().lose(code);
    vi.advanceTimersByTime(60_000);
    socket.retry();

    expect(lines.at(-1)).toEqual({ state: "refused", why });
    expect(FakeWire.all).toHaveLength(1);
  });

  it.each([1001, 1006, 1012])("with %i is opened again", (code) => {
    wire().onopen!();
    wire().hear(page(3));
    wire().lose(code);
    vi.advanceTimersByTime(1_000);

    expect(FakeWire.all).toHaveLength(2);
  });

  it("because there are too many people is opened again", () => {
    wire().onopen!();
    wire().hear({ type: "error", code: "busy", details: "" });
    wire().lose(4403);

    expect(lines.at(-1)?.state).toBe("lost");
  });
});

describe("tableUrl", () => {
  const here = (protocol: string) => ({ protocol, host: "example.org" }) as Location;

  it("names the seat and keeps to the page's security", () => {
    expect(tableUrl("a b", 2, here("https:"))).toBe("wss://example.org/ws/tables/a%20b?seat=2");
    expect(tableUrl("x", null, here("http:"))).toBe("ws://example.org/ws/tables/x");
  });
});
