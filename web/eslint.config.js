import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** What is bound only to reach what comes after it is called `_`. */
const UNUSED = { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" };

export default ts.config(
  { ignores: ["node_modules/", ".svelte-check/", "**/*.gen.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      // Prettier breaks code; this finds the comments and texts that it leaves alone.
      "max-len": ["error", { code: 140 }],
      eqeqeq: "error",
      "no-shadow-restricted-names": "error",
      "prefer-const": ["error", { destructuring: "all" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      // Our sets and maps are made anew, never changed: they need not be reactive inside.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` keeps a space that Svelte would take away at the edge of a block.
      "svelte/no-useless-mustaches": "off",
      // $props() is one `let` with defaults, and bound variables look constant.
      "prefer-const": "off",
    },
  },
  // What a game shows is known to its drawing alone; here it may be anything.
  { files: ["src/drawing.ts", "src/lib/reveal.ts"], rules: { "@typescript-eslint/no-explicit-any": "off" } },
);
