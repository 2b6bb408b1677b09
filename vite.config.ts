import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const ofDocs =
  /preload-helper|(?:icon-paths|theme\/theme|mask-key|sandbox\/(?:history|local-storage|request-link))\.ts$/;
const ofApp =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack)\/|src\/web\/(?:main|app|parts|api|format|router|header|brand|request-code)[./](?!qr-code|plot-|highlight)|error-meanings/;

// On a slow line, one more file costs more than some more code in a file.
const chunks = [
  // The documentation has these, too, and nothing else of the dashboard.
  { name: "shared", test: ofDocs, priority: 1 },
  { name: "app", test: ofApp },
];

// The dashboard, and what the documentation loads: src/web → dist/web, served by http/pages.ts.
export default defineConfig({
  root: "src/web",
  plugins: [tailwindcss()],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    // The strict content policy allows no data: URLs.
    assetsInlineLimit: 0,
    // All browsers of cssTarget know modulepreload.
    modulePreload: { polyfill: false },
    // scripts/docs reads the names of the assets there.
    manifest: true,
    // What is in it of others, with their licences, which ask for that; scripts/packages reads it.
    license: { fileName: "third-party-licenses.json" },
    rolldownOptions: {
      input: { dashboard: "src/web/index.html", docs: "src/web/docs/main.ts" },
      // React Query's "use client" means nothing here.
      checks: { moduleLevelDirective: false },
      output: { codeSplitting: { groups: chunks } },
    },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
