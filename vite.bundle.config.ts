import { defineConfig } from "vite";

/*
 * The service in a few files instead of a thousand, packages included, so that it starts in half the time: dist/src → dist/bundle.
 * docs/decisions/bundle.md
 */
export default defineConfig({
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
    minify: false,
    rolldownOptions: {
      // A program and the two threads that it starts, by these names.
      input: {
        main: "dist/src/main.js",
        worker: "dist/src/devchain/worker.js",
        "sqlite-worker": "dist/src/store/sqlite/sqlite-worker.js",
      },
      // What they look for beside themselves stands a folder above, as for the files of dist/src.
      output: { chunkFileNames: "[name]-[hash].js" },
    },
  },
});
