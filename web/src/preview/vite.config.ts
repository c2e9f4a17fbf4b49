/** The page's own settings, and besides the words of every game straight from the Python package, so that no server is needed. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const WEB = resolve(import.meta.dirname, "../..");
const PYTHON = resolve(WEB, "../src/intrigue");

/** Where a game's words are: in its folder, of which the one list of games says the name, and in `shared` beside it. */
function foldersOf(game: string): string[] {
  const list = readFileSync(resolve(PYTHON, "games/__init__.py"), "utf-8");
  const found = new RegExp(`^from intrigue\\.(\\S+) import (?:(\\w+) as )?${game}$`, "m").exec(list);
  if (!found) return [];
  const parent = resolve(PYTHON, found[1]!.replaceAll(".", "/"));
  return [resolve(parent, "shared/locale"), resolve(parent, found[2] ?? game, "locale")];
}

function words(): Plugin {
  return {
    name: "words",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = /^\/words\/(\w+)\/([a-z]{2})\.ftl/.exec(request.url ?? "");
        if (!found) return next();
        const [, part = "", language] = found;
        const folders =
          part === "page"
            ? [resolve(WEB, "src/locale")]
            : part === "kernel"
              ? [resolve(PYTHON, "i18n/locale")]
              : foldersOf(part);
        const files = folders.map((folder) => resolve(folder, `${language}.ftl`)).filter((file) => existsSync(file));
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(files.map((file) => readFileSync(file, "utf-8")).join("\n"));
      });
    },
  };
}

export default defineConfig({
  root: WEB,
  plugins: [svelte(), words()],
  server: { port: 5188, strictPort: true, fs: { strict: false } },
});
