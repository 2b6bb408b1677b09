import type { Settings } from "../config/settings.js";

/**
 * Calls `reload`, which never rejects, at SIGUSR2, and in production at SIGHUP, which otherwise says that the terminal has been closed.
 * Returns a function that stops listening.
 */
export function onReload({ MODE }: Pick<Settings, "MODE">, reload: () => Promise<void>): () => void {
  const signals = MODE === "production" ? (["SIGHUP", "SIGUSR2"] as const) : (["SIGUSR2"] as const);
  const listener = (): void => void reload();
  for (const name of signals) process.on(name, listener);
  return () => {
    for (const name of signals) process.off(name, listener);
  };
}
