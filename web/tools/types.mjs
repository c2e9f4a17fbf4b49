/**
 * Writes wire.gen.ts, the types of what goes over the wire, out of every wire.schema.json, which the server publishes:
 * src/lib/wire.gen.ts for the wire itself, and one beside the drawing of each game for what a page of it holds.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { compile } from "json-schema-to-typescript";

const here = resolve(import.meta.dirname, "..");
const games = resolve(here, "src/games");
const drawn = readdirSync(games)
  .map((game) => resolve(games, game))
  .filter((folder) => existsSync(resolve(folder, "index.ts")));

await write(resolve(here, "wire.schema.json"), resolve(here, "src/lib/wire.gen.ts"));
for (const folder of drawn) await write(resolve(folder, "wire.schema.json"), resolve(folder, "wire.gen.ts"));

async function write(source, target) {
  if (!existsSync(source)) {
    console.error(`There is no ${source}; 'make web' asks the server for it.`);
    process.exit(1);
  }
  // The compiler knows rows of fixed length by an older name.
  const schema = JSON.parse(readFileSync(source, "utf-8"), (_, part) => {
    if (!part?.prefixItems) return part;
    const { prefixItems, ...others } = part;
    return { ...others, items: prefixItems, additionalItems: false };
  });
  const text = await compile(schema, "Wire", {
    additionalProperties: false,
    bannerComment: "/* Made by tools/types.mjs out of the server's schema. */",
    format: false,
    ignoreMinAndMaxItems: true,
    unknownAny: false,
    unreachableDefinitions: true,
  });
  // Untouched where nothing has changed, so that nothing is built again for it.
  if (existsSync(target) && readFileSync(target, "utf-8") === text) return;
  // Several programs may do this side by side: none of them ever reads half a file.
  const whole = `${target}.${process.pid}`;
  writeFileSync(whole, text);
  renameSync(whole, target);
}
