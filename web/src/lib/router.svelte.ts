/** Which page is shown, by its address; and the rules that are open over it. */

/** The rules of a game, at a clause or a chapter. */
export interface RulesRoute {
  page: "rules";
  game: string;
  place: string | null;
}

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "join"; token: string }
  | { page: "device"; token: string }
  | { page: "learn"; game: string }
  | RulesRoute
  | { page: "nowhere" };

export function routeOf(path: string, hash = ""): Route {
  const [first, second, third, ...more] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  if (first === undefined) return { page: "lobby" };
  if (second === undefined || more.length) return { page: "nowhere" };
  if (first === "table" && third === undefined) return { page: "table", id: second };
  if (first === "table" && third === "replay") return { page: "replay", id: second };
  if (first === "join" && third === undefined) return { page: "join", token: second };
  if (first === "device" && third === undefined) return { page: "device", token: second };
  if (first === "learn" && third === undefined) return { page: "learn", game: second };
  if (first === "rules" && third === undefined) return { page: "rules", game: second, place: hash.slice(1) || null };
  return { page: "nowhere" };
}

const routeHere = (): Route => routeOf(location.pathname, location.hash);

class Router {
  route = $state.raw<Route>({ page: "lobby" });
  /** The rules that lie over the page: whoever looks something up stays where they are. */
  rules = $state.raw<RulesRoute | null>(null);

  start(): void {
    this.route = routeHere();
    addEventListener("popstate", () => {
      this.rules = null;
      this.route = routeHere();
    });
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented)
        return;
      if (link.hasAttribute("download") || link.getAttribute("href")!.startsWith("/api/")) return;
      event.preventDefault();
      this.follow(link.getAttribute("href")!);
    });
  }

  /** What a link does: rules are opened over the page, unless they are the page. */
  follow(path: string): void {
    const { pathname, hash } = new URL(path, location.origin);
    const wanted = routeOf(pathname, hash);
    if (wanted.page === "rules" && this.route.page !== "rules") this.rules = wanted;
    else this.go(path);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.rules = null;
    this.route = routeHere();
    scrollTo(0, 0);
  }
}

export const router = new Router();
