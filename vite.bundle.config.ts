import { defineConfig } from "vite";
import { replaceModules } from "./scripts/bundle/replace-modules.js";

/** For parts of packages that nothing here uses. */
const replacements = {
  // Express's parsers of bodies, with tables of a hundred encodings; bodies are read by src/http/read-body.ts.
  "body-parser": "export default {};",
  // The stock check of params of @open-rpc/server-js, which RpcRouter overrides; its package loads parsers of YAML, JavaScript and
  // URLs besides.
  "@open-rpc/schema-utils-js": "export class MethodCallValidator {} export class MethodNotFoundError {}",
  // The MCP SDK's default validator, in whose place src/http/mcp/create-server.ts has another.
  ajv: "export default class {}",
  "ajv-formats": "export default () => {};",
  // All that its router takes of it.
  lodash: 'import isEqual from "lodash/isEqual.js"; export default { isEqual };',
  // For mock mode's calls that fit no example; src/gateway/mock-router.ts has one that fits every call.
  "json-schema-faker": "export default {};",
};

/*
 * The service in a few files instead of a thousand, packages included, so that it starts in half the time: dist/src → dist/bundle.
 * docs/decisions/bundle.md
 */
export default defineConfig({
  plugins: [replaceModules(replacements)],
  ssr: {
    noExternal: true,
    // It loads a library in machine code, from a folder of its own.
    external: ["@photostructure/sqlite"],
  },
  build: {
    ssr: true,
    outDir: "dist/bundle",
    emptyOutDir: true,
    target: "node20",
    sourcemap: false,
    // What is in it of others, with their licences, which ask for that; scripts/packages reads it.
    license: { fileName: "third-party-licenses.json" },
    rolldownOptions: {
      // A program and the three threads that it starts, by these names.
      input: {
        main: "dist/src/main.js",
        worker: "dist/src/devchain/worker.js",
        "sqlite-worker": "dist/src/store/sqlite/sqlite-worker.js",
        "search-worker": "dist/src/http/mcp/search-worker.js",
      },
      output: {
        // What they look for beside themselves stands a folder above, as for the files of dist/src.
        chunkFileNames: "[name]-[hash].js",
        // The text stays in memory as long as the program runs: without comments, and a byte for each character instead of two.
        comments: false,
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
      },
    },
  },
});
