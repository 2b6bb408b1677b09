/** What the reader chose; without a choice the page follows the device. */
type Theme = "light" | "dark";

/** Where the choice is kept. */
export const storageKey = "rootgate.theme";
const deviceIsDark = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();

/** Shows a theme from now on, in this browser. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // It then holds until the page is left.
  }
  document.documentElement.dataset["theme"] = theme;
  for (const listener of listeners) listener();
}

/** Whether the page is dark now, by choice or by the device. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === undefined ? window.matchMedia(deviceIsDark).matches : chosen === "dark";
}

/** Calls `listener` when the page may have become dark or light. Returns what ends that. */
export function onThemeChange(listener: () => void): () => void {
  const device = window.matchMedia(deviceIsDark);
  listeners.add(listener);
  device.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener("change", listener);
  };
}
