/** What the reader chose; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const storageKey = "rootgate.theme";
const device = window.matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

/** The choice of an earlier visit. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system"; // storage may be forbidden
  }
}

/** Shows a theme, without remembering it. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

/** Shows a theme from now on, in this browser. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // It then holds until the page is left.
  }
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** Whether the page is dark now, by choice or by the device. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === undefined ? device.matches : chosen === "dark";
}

/** Calls `listener` when the page may have become dark or light. Returns what ends that. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  device.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener("change", listener);
  };
}
