/** Which page is shown, by its address. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "join"; token: string }
  | { page: "device"; token: string }
  | { page: "nowhere" };

export function routeOf(path: string): Route {
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
  return { page: "nowhere" };
}

class Router {
  route = $state<Route>({ page: "lobby" });

  start(): void {
    this.route = routeOf(location.pathname);
    addEventListener("popstate", () => (this.route = routeOf(location.pathname)));
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented)
        return;
      if (link.hasAttribute("download") || link.getAttribute("href")!.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.getAttribute("href")!);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();
