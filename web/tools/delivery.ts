/** What is made of the built page for its way to the browser. The server (server/shared.py) chooses among these files. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** The words of a language as a file of the page. */
const WORDS = /src\/locale\/([a-z]{2})\.ftl/;
const TEXT = /\.(js|css|html|svg)$/;

/** The page's own words as the browser needs them: what is read when the page is built is not read on every phone. */
export function wordsRead(): Plugin {
  return {
    name: "words-read",
    load(id) {
      if (!WORDS.test(id) || id.includes("?")) return null;
      this.addWatchFile(id);
      const { body } = new FluentResource(readFileSync(id, "utf-8"));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
    },
  };
}

/**
 * The page once for every language, `index.hu.html` and so on: it names the words of that language and the list of games,
 * so that the browser asks for them together with the script, and not only once the script has come and asks.
 */
export function pageInEachLanguage(): Plugin {
  return {
    name: "page-in-each-language",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }, bundle) {
      const page = readFileSync(join(dir!, "index.html"), "utf-8");
      for (const file of Object.values(bundle)) {
        const language = file.type === "chunk" && file.facadeModuleId ? WORDS.exec(file.facadeModuleId)?.[1] : null;
        if (!language) continue;
        const needed =
          `<link rel="modulepreload" crossorigin href="/${file.fileName}">` +
          `<link rel="preload" as="fetch" crossorigin href="/api/games?language=${language}">`;
        const ours = page.replace("<html", `<html lang="${language}"`).replace("</head>", `${needed}</head>`);
        writeFileSync(join(dir!, `index.${language}.html`), ours);
      }
    },
  };
}

/** Every file of text once more as `.br` and `.gz`, as short as it gets: there is time for that when the page is built. */
export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    closeBundle() {
      const folder = this.environment.config.build.outDir;
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXT.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
