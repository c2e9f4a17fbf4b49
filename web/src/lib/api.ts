/** The HTTP part of the server. */
import { setClock } from "./time.svelte";
import type {
  Coached,
  DeviceLink,
  DeviceOffer,
  GameInfo,
  Gone,
  Health,
  Hint,
  Invitation,
  LinksMade,
  Me,
  PageMessage,
  RuleBook,
  Sample,
  Suspected,
  TableInfo,
  TableList,
  TableWanted,
  Why,
} from "./wire";

/** As whom somebody looks back. */
export type Viewer = number | "public" | "all";

/** A request that failed. `code` is a word of ours where the server gave one, else the status. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, details: string) {
    super(details);
    this.status = status;
    this.code = code;
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["X-Intrigue"] = "1";
  if (typeof body === "string") headers["Content-Type"] = "text/plain";
  else if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch (error) {
    throw new ApiError(0, "no-line", String(error));
  }
  setClock(response.headers.get("date"));
  if (response.ok) return response;
  const text = await response.text();
  let code = String(response.status);
  let details: string;
  try {
    const told = JSON.parse(text) as { code?: string; details?: string; detail?: unknown };
    code = told.code ?? code;
    details = told.details ?? (typeof told.detail === "string" ? told.detail : text);
  } catch {
    details = text; // no JSON: the plain text is all there is to show
  }
  throw new ApiError(response.status, code, details);
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>;
const at = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  health: () => json<Health>("GET", "/api/health"),
  /** The games that can be played, introduced in a language. The page asks for them before its script has come: tools/delivery.ts. */
  games: (language: string) => json<GameInfo[]>("GET", `/api/games?language=${language}`),
  me: () => json<Me>("GET", "/api/me"),
  saveMe: (me: Me) => ask("PUT", "/api/me", me),
  /** All other browsers in which I play lose me. */
  logOut: () => json<Me>("POST", "/api/me/logout"),
  forgetMe: () => ask("DELETE", "/api/me"),
  /** A link with which one other browser becomes mine. */
  linkDevice: () => json<DeviceLink>("POST", "/api/me/device"),
  deviceOffer: (token: string) => json<DeviceOffer>("GET", `/api/device/${encodeURIComponent(token)}`),
  becomeDevice: (token: string) => json<Me>("POST", `/api/device/${encodeURIComponent(token)}`),
  tables: () => json<TableList>("GET", "/api/tables"),
  open: (wanted: TableWanted) => json<TableInfo>("POST", "/api/tables", wanted),
  /** My guided first game of this kind: as it stands, or from the beginning of a chapter. */
  learn: (game: string, chapter: string | null = null) =>
    json<TableInfo>("POST", "/api/learn", chapter === null ? { game } : { game, chapter }),
  table: (id: string) => json<TableInfo>("GET", at(id)),
  /** Where a link leads. Looking uses nothing up. */
  invitation: (token: string) => json<Invitation>("GET", `/api/join/${encodeURIComponent(token)}`),
  join: (token: string) => json<TableInfo>("POST", `/api/join/${encodeURIComponent(token)}`),
  sit: (id: string) => json<TableInfo>("POST", at(id, "/sit")),
  /** Fresh links for the seats that are still open; older ones lead nowhere from then on. */
  links: (id: string) => json<LinksMade>("POST", at(id, "/links")),
  /** A bot for a seat that nobody has taken. */
  fill: (id: string, seat: number, bot: string, name: string) =>
    json<TableInfo>("POST", at(id, "/fill"), { seat, bot, name }),
  /** Whoever sits there looks after the table from now on. */
  giveHost: (id: string, seat: number) => json<TableInfo>("POST", at(id, "/host"), { seat }),
  /** Get up from a table that waits, or resign. */
  leave: (id: string, seat: number) => json<Gone>("POST", at(id, "/leave"), { seat }),
  /** A link with which somebody else gets my seat. */
  handOn: (id: string, seat: number) => json<LinksMade>("POST", at(id, "/hand-on"), { seat }),
  /** Delete a table of mine, close one that waits, or leave one that is over to the others. */
  drop: (id: string) => json<Gone>("DELETE", at(id)),
  rematch: (id: string) => json<TableInfo>("POST", at(id, "/rematch")),
  replace: (id: string, seat: number, bot: string) => json<TableInfo>("POST", at(id, "/replace"), { seat, bot }),
  comeBack: (id: string, seat: number) => json<TableInfo>("POST", at(id, "/return"), { seat }),
  /** What the program would suspect there, from what this viewer had seen and heard by then. */
  suspicion: (id: string, n: number, as: number | "public") =>
    json<Suspected>("GET", at(id, `/suspicion/${n}?as=${as}`)),
  at: (id: string, n: number, as: Viewer) => json<PageMessage>("GET", at(id, `/at/${n}?as=${as}`)),
  /** The first page on which an entry of the story stands. */
  whenTold: (id: string, entry: number, as: Viewer) => json<PageMessage>("GET", at(id, `/told/${entry}?as=${as}`)),
  /** Everybody's points over time. */
  points: (id: string, as: Viewer) => json<Sample[]>("GET", at(id, `/points?as=${as}`)),
  /** What a strong bot would do in my place, and why; only where all the others are bots. */
  hint: (id: string, seat: number) => json<Hint>("GET", at(id, `/hint?as=${seat}`)),
  /** What I could do, and what it would mean; only where I may be helped. */
  coach: (id: string, seat: number) => json<Coached>("GET", at(id, `/coach?as=${seat}`)),
  /** I agree that everybody at this table may be helped, or no more. */
  agree: (id: string, seat: number, agrees: boolean) => json<TableInfo>("POST", at(id, "/coach"), { seat, agrees }),
  /** What a bot thinks of an answer, counted from 1, of a game that is over. */
  why: (id: string, n: number) => json<Why>("GET", at(id, `/why/${n}`)),
  recordUrl: (id: string) => at(id, "/record"),
  /** A record, and the box file that the game was played with where that is not its own. */
  bringIn: (record: string, boxFile?: string) =>
    json<TableInfo>("POST", "/api/import", boxFile === undefined ? record : { record, box_file: boxFile }),
  /** The box file that a table is played with. */
  box: (id: string) => json<Record<string, unknown>>("GET", at(id, "/box")),
  /** The rules of a game as people read them. */
  rules: (game: string, language: string) =>
    json<RuleBook>("GET", `/api/rules/${encodeURIComponent(game)}/${language}.json`),
  words: async (path: string) => (await ask("GET", `/api/words/${path}.ftl`)).text(),
};
