import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compressed, pageInEachLanguage, wordsRead } from "./tools/delivery.ts";
import { ourLetters } from "./tools/letters.ts";

const SERVER = process.env["INTRIGUE_SERVER"] ?? "http://127.0.0.1:8000";
const PYTHON = resolve(import.meta.dirname, "../src/intrigue");

/** While developing, the words come straight from the Python package, so that drawings can be made without a server. */
function words(): Plugin {
  return {
    name: "words",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = /^\/api\/words\/(?:([a-z0-9_]+)\/)?([a-z]{2})\.ftl/.exec(request.url ?? "");
        if (!found) return next();
        const folder = found[1] ? `games/${found[1]}` : "i18n";
        const file = resolve(PYTHON, folder, "locale", `${found[2]}.ftl`);
        if (!existsSync(file)) return next();
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(readFileSync(file, "utf-8"));
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(), wordsRead(), ourLetters(), pageInEachLanguage(), compressed()],
  build: {
    outDir: resolve(PYTHON, "server/static"),
    emptyOutDir: true,
    // Nothing may be inlined as data: the page's security policy allows its own addresses only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER.replace("http", "ws"), ws: true } } },
  test: { include: ["tests/**/*.test.ts", "src/games/**/*.test.ts"], environment: "node" },
});
