/**
 * Of every font a file with the letters that our words are written with, in all languages: half as long as the font's own, and for
 * Hungarian, whose ő and ű are in a file of their own, a fifth. Other letters, of people's names, come from the font's own files.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const WEB = resolve(import.meta.dirname, "..");
const WORDS = [resolve(WEB, "src/locale"), resolve(WEB, "../src/intrigue")];
/** Messages, and the rules of games. */
const TEXTS = /(\.ftl|rules\/[a-z]{2}\.md)$/;
/** What browsers read that are too old for our script. */
const OLDER = /,\s*url\([^)]*\.woff\) format\('woff'\)/g;
const FONT_FACE = /@font-face \{[^}]*\}/g;
const PRINTABLE = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");

/** Every letter of our words, small and capital, and whatever stands on a keyboard. */
function letters(): Set<string> {
  const files = WORDS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf-8" })
      .filter((name) => TEXTS.test(name))
      .map((name) => readFileSync(join(folder, name), "utf-8")),
  );
  const said = files.join("");
  return new Set(PRINTABLE + said + said.toUpperCase());
}

/** `U+0000-00FF,U+2212` as a question to ask of a letter. */
function within(ranges: string): (letter: string) => boolean {
  const spans = ranges.split(",").map((range) => {
    const [from, to] = range.trim().replace("U+", "").split("-");
    return [parseInt(from!, 16), parseInt(to ?? from!, 16)] as const;
  });
  return (letter) => spans.some(([from, to]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to);
}

/** The rules of a font's style sheet, once more for our letters: a browser takes the last rule that has a letter. */
async function ownLetters(sheet: string, file: string, folder: string): Promise<string> {
  const wanted = [...letters()].sort();
  const rules: string[] = [];
  for (const [rule] of sheet.matchAll(FONT_FACE)) {
    const ranges = /unicode-range: ([^;]*);/.exec(rule)![1]!;
    const held = wanted.filter(within(ranges));
    if (!held.length) continue;
    const source = /url\(\.\/([^)]*\.woff2)\)/.exec(rule)![1]!;
    const target = join(folder, source.replace("files/", "").replace(/\.woff2$/, "-ours.woff2"));
    const font = readFileSync(resolve(dirname(file), source));
    writeFileSync(target, await subsetFont(font, held.join(""), { targetFormat: "woff2" }));
    const codes = held.map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(",");
    rules.push(
      rule
        .replace(/src: [^;]*;/, `src: url("${target}") format("woff2");`)
        .replace(/unicode-range: [^;]*;/, `unicode-range: ${codes};`),
    );
  }
  return rules.join("\n");
}

export function ourLetters(): Plugin {
  let folder = "";
  return {
    name: "our-letters",
    enforce: "pre",
    configResolved(config) {
      folder = join(config.cacheDir, "letters");
      mkdirSync(folder, { recursive: true });
    },
    async transform(code, id) {
      const file = id.split("?")[0]!;
      if (!/@fontsource.*\.css$/.test(file)) return null;
      const sheet = code.replace(OLDER, "");
      return { code: `${sheet}\n${await ownLetters(sheet, file, folder)}`, map: null };
    },
  };
}
