import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PATIENCE } from "../src/lib/socket";
import { TableState } from "../src/lib/table.svelte";
import type { Down, PageMessage, Reading, TableInfo, Up } from "../src/lib/wire";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Up[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Up);
  }
  close() {}
  /** The connection ends; by itself, or because the server says so. */
  lose(code = 1006) {
    this.onclose?.({ code });
  }
  hear(message: Down) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const LAY = ["lay king column-1", "lay king column-2", "lay juliet column-1", "lay juliet column-2"];
const info = (mine: number[], asked = 0): TableInfo => ({
  id: "t",
  game: "g",
  rules: 1,
  seats: [],
  options: {},
  public: false,
  spectators: true,
  listed: false,
  pace: null,
  n: 0,
  asked,
  over: false,
  frozen: null,
  scores: null,
  created: 0,
  updated: 0,
  mine,
  round: 1,
  rematch: null,
});
const page = (n: number, more: Partial<PageMessage> = {}): PageMessage => ({
  type: "page",
  taken_back: [],
  n,
  epoch: 0,
  view: { hand: ["king"] },
  board: null,
  question: { seat: 0, prompt: "turn", about: {}, phrases: LAY },
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

const socket = () => FakeSocket.all.at(-1)!;
const answers = () => socket().sent.filter((message) => message.type === "answer");
const commits = () => socket().sent.filter((message) => message.type === "commit");
const asks = () => socket().sent.filter((message) => message.type === "consider");
/** The server answers what it was last asked: a phrase of a question that has no more parts is an action. */
async function considered(more: Partial<Reading> = {}): Promise<void> {
  await Promise.resolve();
  const { id, n, epoch, draft } = asks().at(-1)!;
  const last = draft.at(-1) ?? null;
  const reading = {
    phrases: [...draft],
    complete: last !== null,
    last,
    lasting: false,
    at_once: true,
    prompt: "turn",
    about: {},
    ...more,
  };
  socket().hear({
    type: "considered",
    id,
    n,
    epoch: epoch!,
    considered: {
      draft: [...draft],
      readings: [reading],
      addable: draft.length ? [] : LAY,
      times: {},
      removable: [],
      refused: [],
    },
  });
}
let told: Record<string, unknown>;
let asked: string[];

async function sat(mine: number[], first: PageMessage = page(4)): Promise<TableState> {
  told["/api/tables/t"] = info(mine, first.asked ?? 0);
  const table = new TableState("t");
  await table.start();
  if (table.curtain !== null) table.raise();
  socket().onopen!();
  socket().hear(first);
  return table;
}

beforeEach(() => {
  FakeSocket.all = [];
  told = {};
  asked = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(
      path in told ? new Response(JSON.stringify(told[path])) : new Response('{"code":"not-found"}', { status: 404 }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a table", () => {
  it("builds an answer touch by touch and sends it", async () => {
    const table = await sat([0]);

    expect(table.light("king")).toBe("open");
    expect(table.touch("king")).toBe(true);
    expect(table.light("king")).toBe("chosen");
    expect(table.touch("column-2")).toBe(true);
    await considered();

    expect(commits()).toEqual([{ type: "commit", n: 4, draft: ["lay king column-2"], epoch: 0 }]);
    expect(table.open).toBe(false);
    expect(table.light("juliet")).toBe("none");
  });

  it("asks about the empty draft once for every question, and not where nobody is asked", async () => {
    const table = await sat([0]);
    await considered();
    socket().hear(page(4, { seats: [] }));
    await Promise.resolve();
    expect(asks().map(({ n, draft }) => [n, draft])).toEqual([[4, []]]);
    socket().hear(page(5, { question: null, asked: 1 }));
    await Promise.resolve();

    expect(asks()).toHaveLength(1);
    expect(table.draft.pending).toBe(false);
  });

  it("asks again when the line is back", async () => {
    const table = await sat([0]);
    await considered();
    table.touch("king");
    table.touch("column-1");
    await Promise.resolve();
    socket().lose();
    table.retry();
    socket().onopen!();
    socket().hear(page(4));
    await considered();

    expect(commits()).toHaveLength(1);
    table.stop();
  });

  it("takes back only what can be taken back", async () => {
    const table = await sat([0]);

    expect(table.takeBack()).toBe(false);
    socket().hear(page(5, { take_back: true }));
    expect(table.takeBack()).toBe(true);

    expect(socket().sent.filter((message) => message.type === "take-back")).toEqual([
      { type: "take-back", n: 5, epoch: 0 },
    ]);
  });

  it("asks for its box file only if it has one of its own", async () => {
    const own = await sat([0]);
    expect(own.box).toBeNull();

    told["/api/tables/t"] = { ...info([0]), box: "mine" };
    told["/api/tables/t/box"] = { game: { hand: 7 } };
    const table = new TableState("t");
    await table.start();

    expect(table.box).toEqual({ game: { hand: 7 } });
    expect(asked.filter((path) => path.endsWith("/box"))).toHaveLength(1);
  });

  it("lets a chosen thing be put back, or another be taken instead", async () => {
    const table = await sat([0]);

    table.touch("king");
    table.touch("king");
    expect(table.draft.path).toEqual([]);
    table.touch("king");
    table.touch("juliet");
    expect(table.draft.path).toEqual(["lay", "juliet"]);
    expect(table.stepBack()).toBe(true);
    expect(table.stepBack()).toBe(false);
  });

  it("does nothing for a thing that is no answer", async () => {
    const table = await sat([0]);

    expect(table.touch("column-1")).toBe(false);
    expect(table.touch("dragon")).toBe(false);
    expect(answers()).toEqual([]);
  });

  it("asks again after a refusal, and says why", async () => {
    const table = await sat([0]);

    table.touch("king");
    table.touch("column-1");
    await considered();
    expect(table.open).toBe(false);
    socket().hear({ type: "error", code: "stale-answer", details: "", n: 4 });

    expect(table.error?.code).toBe("stale-answer");
    expect(table.open).toBe(true);
  });

  it("waits with an answer that cannot be kept; whatever else is refused then is no matter once it can", async () => {
    const table = await sat([0]);
    table.touch("king");
    table.touch("column-1");
    await considered();
    socket().hear({ type: "error", code: "not-written", details: "", n: 4 });
    socket().hear(page(4, { fault: "disk-full" }));
    expect([table.error, table.sending]).toEqual([null, "lay king column-1"]);
    socket().hear(page(5, { fault: "disk-full" }));
    socket().hear({ type: "error", code: "not-written", details: "", n: 5 }); // to a take-back, perhaps
    expect([table.error?.code, table.sending]).toEqual(["not-written", null]);
    socket().hear(page(5));

    expect(table.error).toBeNull();
  });

  it("says nothing about a draft that came too late, and forgets one that nobody understands", async () => {
    const table = await sat([0]);
    await considered();
    table.draft.add("lay nobody column-1");
    await Promise.resolve();
    socket().hear({ type: "error", code: "stale-answer", details: "", n: 4 });
    expect(table.draft.wishes).toHaveLength(1);
    socket().hear({ type: "error", code: "illegal-answer", details: "", n: 4 });

    expect(table.error).toBeNull();
    expect(table.draft.wishes).toEqual([]);
    expect(table.draft.pending).toBe(false);
  });

  it("keeps the story whole over pages, and shortens it when something is taken back", async () => {
    const lay = { kind: "laid", args: { card: "king" } };
    const drew = { kind: "drew", args: { card: "juliet" } };
    const table = await sat([0], page(4, { story: [lay, drew], told: 2 }));

    socket().hear(page(5, { story: [lay], since: 2, told: 3 }));
    expect(table.story.map((telling) => telling.kind)).toEqual(["laid", "drew", "laid"]);
    socket().hear(page(4, { epoch: 1, story: [], since: 1, told: 1 }));
    expect(table.story.map((telling) => telling.kind)).toEqual(["laid"]);
  });

  it("marks what happened since I last answered, and nothing when I come for the first time", async () => {
    const event = (card: string) => ({ kind: "laid", args: { card } });
    const table = await sat([0], page(4, { story: [event("king")], told: 1 }));
    expect(table.fresh.size).toBe(0);

    table.touch("king");
    table.touch("column-1");
    await considered();
    socket().hear(page(6, { story: [event("dragon")], since: 1, told: 2 }));

    expect([...table.fresh]).toEqual(["dragon"]);
  });

  it("loses its lamp while the line is dead", async () => {
    const table = await sat([0]);
    socket().lose();

    expect(table.light("king")).toBe("none");
    expect(table.line.state).toBe("lost");
    table.stop();
  });

  it("watches without a seat", async () => {
    const table = await sat([], page(4, { question: null }));

    expect(socket().url).toBe("ws://here/ws/tables/t");
    expect(table.seat).toBeNull();
  });

  it("says what is wrong where there is no table", async () => {
    const table = new TableState("nothing");
    await table.start();

    expect(table.trouble?.status).toBe(404);
  });
});

describe("leaving", () => {
  it("before the table has come opens no line", async () => {
    told["/api/tables/t"] = info([0]);
    const table = new TableState("t");
    const coming = table.start();
    table.stop();
    await coming;

    expect(FakeSocket.all).toEqual([]);
  });
});

describe("a line that goes wrong", () => {
  it("has no answer in time: that is said, and the same can be done again", async () => {
    vi.useFakeTimers();
    const table = await sat([0]);
    table.touch("king");
    table.touch("column-1");
    await considered();
    expect(table.sending).not.toBeNull();
    vi.advanceTimersByTime(PATIENCE);
    expect([table.error?.code, table.sending]).toEqual(["unanswered", null]);
    table.retry();
    socket().onopen!();
    socket().hear(page(4));

    expect(commits()).toEqual([]);
    expect([table.error?.code, table.open]).toEqual(["unanswered", true]);
    table.stop();
    vi.useRealTimers();
  });

  it("has an answer that was done after all: nothing need be said", async () => {
    vi.useFakeTimers();
    const table = await sat([0]);
    table.touch("king");
    table.touch("column-1");
    await considered();
    vi.advanceTimersByTime(PATIENCE);
    table.retry();
    socket().onopen!();
    socket().hear(page(5, { question: null, asked: 1 }));

    expect(table.error).toBeNull();
    table.stop();
    vi.useRealTimers();
  });

  it("leads nowhere: there is no table to show", async () => {
    told["/api/tables/t"] = info([0]);
    const table = new TableState("t");
    await table.start();
    socket().onopen!();
    socket().lose(4404);

    expect([table.trouble?.status, table.trouble?.code]).toEqual([404, "not-found"]);
  });

  it("is refused in the middle of a game: the board stays, and nothing can be chosen", async () => {
    const table = await sat([0]);
    socket().lose(1008);

    expect(table.line).toEqual({ state: "refused", why: "refused" });
    expect([table.trouble, table.open, table.page?.n]).toEqual([null, false, 4]);
  });
});

describe("several people at one screen", () => {
  it("who have left are not seated any more", async () => {
    told["/api/tables/t"] = info([0, 2], 2);
    const table = new TableState("t");
    await table.start();
    table.stop();
    table.raise();

    expect(FakeSocket.all).toEqual([]);
  });

  it("do not hear what the rules said to another's draft", async () => {
    const table = await sat([0, 2]);
    const first = socket();
    const hear = first.onmessage!;
    const said = { draft: [], readings: [], addable: ["lay king column-1"], times: {}, removable: [], refused: [] };
    first.hear(page(5, { asked: 2, question: null }));
    table.raise();
    socket().onopen!();
    socket().hear(page(5, { asked: 2, question: { seat: 2, prompt: "turn", about: {}, phrases: ["keep"] } }));
    expect(first.onmessage).toBeNull();
    hear({ data: JSON.stringify({ type: "considered", id: 1, n: 5, epoch: 0, considered: said }) });

    expect(table.draft.addable).toEqual(["keep"]);
  });

  it("begin behind the curtain of whoever is asked", async () => {
    told["/api/tables/t"] = info([0, 2], 2);
    const table = new TableState("t");
    await table.start();

    expect(table.curtain).toBe(2);
    expect(FakeSocket.all.length).toBe(0);
    table.raise();
    expect(socket().url).toBe("ws://here/ws/tables/t?seat=2");
  });

  it("see nothing of each other between two turns", async () => {
    const table = await sat([0, 2]);
    table.touch("king");
    table.touch("column-1");
    socket().hear(page(5, { asked: 2, question: null }));

    expect(table.curtain).toBe(2);
    expect(table.page).toBeNull();
    expect(table.shown).toBeNull();
  });

  it("have a draft each", async () => {
    const table = await sat([0, 2]);
    table.touch("king");
    const first = table.draft;
    socket().hear(page(5, { asked: 2, question: null }));
    expect(first.empty).toBe(true);
    table.raise();

    expect(table.draft).not.toBe(first);
    expect([table.story, table.error, table.sending]).toEqual([[], null, null]);
  });

  it("do not see what another of them has asked for", async () => {
    const table = await sat([0, 2]);
    told["/api/tables/t/told/0?as=0"] = page(4);
    const late = table.lookBack(0);
    socket().hear(page(5, { asked: 2, question: null }));
    table.raise();
    await late;

    expect(table.past).toBeNull();
    expect(table.error).toBeNull();
  });

  it("need no curtain while somebody elsewhere is asked", async () => {
    const table = await sat([0, 2]);
    socket().hear(page(5, { asked: 1, question: null }));

    expect(table.curtain).toBeNull();
    expect(table.page?.n).toBe(5);
  });
});

describe("a look back", () => {
  it("that comes late is not shown to whoever is back in the present or looks elsewhere", async () => {
    const table = await sat(
      [0],
      page(2, { told: 2, story: Array.from({ length: 2 }, () => ({ kind: "x", args: {} })) }),
    );
    for (const entry of [0, 1]) told[`/api/tables/t/told/${entry}?as=0`] = page(entry + 1, { told: entry + 1 });
    const late = table.lookBack(0);
    table.backToNow();
    await late;
    expect(table.past).toBeNull();

    const first = table.lookBack(0);
    const second = table.lookBack(1);
    await Promise.all([first, second]);
    expect(table.past?.entry).toBe(1);
  });

  it("asks once for the moment an entry was told, and comes back to now", async () => {
    const table = await sat(
      [0],
      page(40, { told: 80, story: Array.from({ length: 80 }, () => ({ kind: "x", args: {} })) }),
    );
    told["/api/tables/t/told/25?as=0"] = page(13, { told: 26 });
    asked = [];

    await table.lookBack(25);

    expect(table.past?.page.n).toBe(13);
    expect(asked.length).toBe(1);
    expect(table.light("king")).toBe("none");
    table.backToNow();
    expect(table.shown?.n).toBe(40);
  });
});

describe("pages that are acted out", () => {
  const story = (n: number) => Array.from({ length: n }, (_, i) => ({ kind: `e${i}`, args: {} }));
  const bots = (n: number, more: Partial<PageMessage> = {}) => page(n, { asked: 1, question: null, ...more });

  /** A table at which everything that is acted out waits for `show`. */
  async function watched() {
    const table = await sat([0], bots(4));
    const acted: [number, string][] = [];
    let show = () => {};
    table.news.actor = async (one, manner, now, signal) => {
      acted.push([one.n, manner]);
      if (manner === "beside") now();
      await new Promise<void>((done) => {
        show = () => {
          now();
          done();
        };
        signal.addEventListener("abort", () => done());
      });
    };
    const next = async () => {
      show();
      for (let i = 0; i < 4; i++) await Promise.resolve();
    };
    return { table, acted, next };
  }

  it("ask nobody anything before the board is up to date", async () => {
    const { table, next } = await watched();
    socket().hear(bots(5));
    socket().hear(page(6));
    expect([table.page?.n, table.open, table.light("king")]).toEqual([4, false, "none"]);
    await next();
    expect([table.page?.n, table.open]).toEqual([5, false]);
    await next();
    expect([table.page?.n, table.open, table.light("king")]).toEqual([6, true, "open"]);
  });

  it("do not ask what has been answered in another way meanwhile", async () => {
    const { table, next } = await watched();
    socket().hear(page(5));
    socket().hear(bots(6));
    await next();
    expect([table.page?.n, table.page?.question !== null, table.open]).toEqual([5, true, false]);
    expect(table.touch("king")).toBe(false);
    await next();
    expect([table.page?.n, table.open]).toEqual([6, false]);
  });

  it("come to an end when somebody skips, and the next ones are not acted out until it is their turn", async () => {
    const { table, acted } = await watched();
    socket().hear(bots(5));
    socket().hear(bots(6));
    table.skip();
    expect([table.page?.n, table.hurrying]).toEqual([6, true]);
    socket().hear(bots(7));
    expect(table.page?.n).toBe(7);
    socket().hear(page(8));
    expect([table.page?.n, table.open, table.hurrying]).toEqual([8, true, false]);
    expect(acted).toEqual([[5, "before"]]);
  });

  it("show at once what I have done myself", async () => {
    const { table, acted, next } = await watched();
    socket().hear(page(5));
    await next();
    await considered();
    table.touch("king");
    table.touch("column-1");
    await considered();
    expect(commits()).toHaveLength(1);
    socket().hear(bots(6));
    expect([table.page?.n, acted.at(-1)]).toEqual([6, [6, "beside"]]);
  });

  it("keep nobody waiting whose clock runs", async () => {
    const { table, acted } = await watched();
    socket().hear(bots(5));
    socket().hear(page(6, { clock: { until: 100, seconds: 20 } }));
    expect([table.page?.n, table.open]).toEqual([6, true]);
    expect(acted.at(-1)).toEqual([6, "beside"]);
  });

  it("are simply there for whoever was away, after a take-back, and where nothing can go on", async () => {
    const { table, acted } = await watched();
    socket().hear(bots(50, { told: 200, story: story(200) }));
    socket().hear(bots(49, { epoch: 1, told: 200, since: 200 }));
    socket().hear(bots(49, { epoch: 1, told: 200, since: 200, frozen: "rules-changed" }));
    expect(table.page?.frozen).toBe("rules-changed");
    expect(acted).toEqual([]);
  });

  it("are left with the table", async () => {
    const { table, next } = await watched();
    socket().hear(bots(5));
    table.stop();
    await next();
    expect(table.page?.n).toBe(4);
  });

  it("can be taken back: what is shown until then comes first", async () => {
    const { table } = await watched();
    socket().hear(bots(5, { take_back: true }));
    expect(table.takeBack()).toBe(true);
    expect(table.page?.n).toBe(5);
    expect(socket().sent.at(-1)).toMatchObject({ type: "take-back", n: 5 });
  });

  it("are told while they are acted out, once", async () => {
    const { table, next } = await watched();
    const [first] = story(1);
    table.telling = [first!];
    socket().hear(bots(5, { told: 1, story: story(1) }));
    expect(table.heard).toHaveLength(1);
    await next();
    expect([table.heard.length, table.telling.length]).toEqual([1, 0]);
  });
});
