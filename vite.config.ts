import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// The dashboard: src/web → dist/web, served by http/pages.ts.
export default defineConfig({
  root: "src/web",
  plugins: [tailwindcss()],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    // The strict content policy allows no data: URLs.
    assetsInlineLimit: 0,
    // React Query's "use client" means nothing here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
