/** The page's own settings, and besides the words of the game straight from the Python package. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const WEB = resolve(import.meta.dirname, "../../../..");
const WORDS = { page: "src/locale", kernel: "../src/intrigue/i18n/locale", game: "../src/intrigue/games/emerald/first/locale" };

function words(): Plugin {
  return {
    name: "words",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = /^\/words\/(page|kernel|game)\/([a-z]{2})\.ftl/.exec(request.url ?? "");
        if (!found) return next();
        const file = resolve(WEB, WORDS[found[1] as keyof typeof WORDS], `${found[2]}.ftl`);
        response.end(existsSync(file) ? readFileSync(file, "utf-8") : "");
      });
    },
  };
}

export default defineConfig({ root: WEB, plugins: [svelte(), words()], server: { port: 5189, strictPort: true, fs: { strict: false } } });
