import { readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse, type Entry, Message, VariableReference, Visitor } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { LANGUAGES, Words } from "../src/lib/words.svelte";
import { wordsRead } from "../tools/delivery";

const SRC = resolve(import.meta.dirname, "../src");

/** Every message with its attributes, and the variables that each uses. */
function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const resource = parse(readFileSync(resolve(SRC, "locale", `${language}.ftl`), "utf-8"), {});
  for (const entry of resource.body as Entry[]) {
    expect(entry.type, `${language}.ftl is Fluent throughout`).not.toBe("Junk");
    if (!(entry instanceof Message)) continue;
    const variables = new Set<string>();
    class Variables extends Visitor {
      override visitVariableReference(node: VariableReference) {
        variables.add(node.id.name);
      }
    }
    new Variables().visit(entry);
    expect(found.has(entry.id.name), `${entry.id.name} is there once in ${language}`).toBe(false);
    found.set(entry.id.name, [...variables].sort());
  }
  return found;
}

describe.each(LANGUAGES)("the words of the page that were read when it was built, in %s", (language) => {
  it("are the same when they come out of their file", () => {
    const file = resolve(SRC, "locale", `${language}.ftl`);
    const { body } = new FluentResource(readFileSync(file, "utf-8"));
    const load = wordsRead().load as (this: unknown, id: string) => string;
    const code = load.call({ addWatchFile: () => undefined }, file);
    const json = /^export default JSON\.parse\((.*)\);$/.exec(code)![1]!;

    expect(JSON.parse(JSON.parse(json) as string)).toEqual(body);
    const id = body.find((message) => typeof message.value === "string")!.id;
    expect(new Words(language, [body]).line(id)).toBe(new Words(language, [readFileSync(file, "utf-8")]).line(id));
  });
});

function sourceFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = resolve(folder, name);
    if (statSync(path).isDirectory()) return name === "games" ? [] : sourceFiles(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

/** Markup without its expressions in braces. */
function unbraced(text: string): string {
  let depth = 0;
  return [...text]
    .filter((letter) => {
      if (letter === "{") depth++;
      else if (letter === "}") depth--;
      else return depth === 0;
      return false;
    })
    .join("");
}

describe("the page's words", () => {
  const english = messages("en");

  for (const language of LANGUAGES)
    it(`are all there in ${language}, with the same variables`, () => {
      expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(english));
    });

  it("are used, and none that is used is missing", () => {
    const text = sourceFiles(SRC)
      .map((path) => readFileSync(path, "utf-8"))
      .join("\n");
    const used = new Set([...text.matchAll(/["`](page-[a-z0-9-]+)["`]/g)].map((match) => match[1]!));
    const begun = [...text.matchAll(/`(page-[a-z0-9-]+-)\$\{/g)].map((match) => match[1]!);

    expect([...used].filter((id) => !english.has(id))).toEqual([]);
    expect([...english.keys()].filter((id) => !used.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual(
      [],
    );
  });

  it("leave no sentence of the page outside the files", () => {
    const bare = sourceFiles(SRC)
      .filter((path) => path.endsWith(".svelte") && !path.endsWith("Harness.svelte"))
      .flatMap((path) => {
        const text = readFileSync(path, "utf-8").replace(
          /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g,
          "",
        );
        return [...unbraced(text).matchAll(/>([^<>]*[A-Za-z]{3,}[^<>]*)</g)]
          .map((match) => match[1]!.trim())
          .filter((word) => word !== "Intrigue");
      });

    expect(bare).toEqual([]);
  });
});
