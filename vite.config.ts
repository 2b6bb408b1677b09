import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

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
      // Stays in browsers' caches when the dashboard changes.
      output: { codeSplitting: { groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }] } },
    },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
