import type { Settings } from "../config/settings.js";

/**
 * Calls `reload` at SIGUSR2, and in production at SIGHUP, which otherwise says that the terminal has been closed. Returns a function
 * that ends it.
 */
export function onReload({ MODE }: Pick<Settings, "MODE">, reload: () => void): () => void {
  const signals = MODE === "production" ? (["SIGHUP", "SIGUSR2"] as const) : (["SIGUSR2"] as const);
  for (const name of signals) process.on(name, reload);
  return () => {
    for (const name of signals) process.off(name, reload);
  };
}
