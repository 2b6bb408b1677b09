import { storageKey } from "./theme.js";

/** A script that shows the theme of an earlier visit. Pages run it before they are painted, so it is no module. */
export const themeScript = `(${applyStoredTheme.toString()})(${JSON.stringify(storageKey)});\n`;

/** Its source is in the script: it may use nothing of this module. */
function applyStoredTheme(key: string): void {
  try {
    const stored = localStorage.getItem(key);
    if (stored === "light" || stored === "dark") document.documentElement.dataset["theme"] = stored;
  } catch {
    // Storage may be forbidden.
  }
}
