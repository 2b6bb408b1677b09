import type { Settings } from "../config/settings.js";

/**
 * Calls `reload`, which never rejects, at SIGUSR2, and in production at SIGHUP, which otherwise says that the terminal has been closed.
 * Signals during a reload lead to one more after it. Returns a function that stops listening.
 */
export function onReload({ MODE }: Pick<Settings, "MODE">, reload: () => Promise<void>): () => void {
  const signals = MODE === "production" ? (["SIGHUP", "SIGUSR2"] as const) : (["SIGUSR2"] as const);
  let last = Promise.resolve();
  let isWaiting = false;
  const listener = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(() => {
      isWaiting = false;
      return reload();
    });
  };
  for (const name of signals) process.on(name, listener);
  return () => {
    for (const name of signals) process.off(name, listener);
  };
}
