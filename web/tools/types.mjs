/** Writes src/lib/wire.gen.ts, the types of what goes over the wire, out of wire.schema.json, which the server publishes. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { compile } from "json-schema-to-typescript";

const here = resolve(import.meta.dirname, "..");
const source = resolve(here, "wire.schema.json");
const target = resolve(here, "src/lib/wire.gen.ts");
if (!existsSync(source)) {
  console.error("There is no wire.schema.json; 'make web/wire.schema.json' asks the server for it.");
  process.exit(1);
}

const schema = JSON.parse(readFileSync(source, "utf-8"));
const text = await compile(schema, "Wire", {
  additionalProperties: false,
  bannerComment: "/* Made by tools/types.mjs out of the server's schema. */",
  format: false,
  ignoreMinAndMaxItems: true,
  unknownAny: false,
  unreachableDefinitions: true,
});
// Untouched where nothing has changed, so that nothing is built again for it.
if (!existsSync(target) || readFileSync(target, "utf-8") !== text) writeFileSync(target, text);
