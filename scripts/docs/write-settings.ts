import { writeFileSync } from "node:fs";
import { printSettings } from "./settings-page.js";

// `npm run docs:settings`, in the project's folder.

writeFileSync("docs/settings.md", printSettings());
