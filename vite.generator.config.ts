import { copyFileSync, cpSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { replaceModules } from "./scripts/bundle/replace-modules.js";

/** For parts of packages that nothing here uses. */
const replacements = {
  // json-schema-to-typescript's formatter, of five megabytes.
  prettier: "export const format = (text) => text;",
  // For the own clients of @open-rpc/generator, which are made by the package that a project has installed.
  "@open-rpc/typings": "export default class {}",
  // A line of code and types, without a licence.
  "@open-rpc/spec-types": 'export * as spec from "@open-rpc/spec";',
};

/* The generator with its packages, for the commands that are about any document: dist/scripts → dist/generator. docs/decisions/bundle.md */
export default defineConfig({
  plugins: [replaceModules(replacements), copyFiles()],
  ssr: {
    noExternal: true,
    // A compiler in machine code, which a project that wants a client in TypeScript has.
    external: ["typescript"],
  },
  build: {
    ssr: true,
    outDir: "dist/generator",
    emptyOutDir: true,
    target: "node20",
    sourcemap: false,
    license: { fileName: "third-party-licenses.json" },
    rolldownOptions: {
      input: {
        index: "dist/scripts/commands/index.js",
        // What the component loads, which @open-rpc/generator loads by its path.
        "write-output": "dist/scripts/generator/write-output.js",
      },
      output: {
        chunkFileNames: "[name]-[hash].js",
        comments: false,
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: false } },
      },
    },
  },
});

/** Of the clients' runtimes all but tests, and what running them leaves. */
const isShipped = (path: string): boolean => !/\/(?:tests?|__pycache__|\.[^/]*)(?:\/|$)|_test\.go$/.test(path);

/** Beside the bundle: the component, which has to be CommonJS, and the files that projects and clients get as they are. */
function copyFiles(): Plugin {
  return {
    name: "copy-files",
    writeBundle: () => {
      copyFileSync("dist/scripts/generator/component.cjs", "dist/generator/component.cjs");
      cpSync("scripts/commands/project", "dist/generator/scripts/commands/project", { recursive: true });
      cpSync("clients/runtime", "dist/generator/clients/runtime", { recursive: true, filter: isShipped });
    },
  };
}
