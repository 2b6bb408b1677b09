import type { CallSignal } from "./call-signal.js";

/**
 * Waits for a turn in a queue. `join` is given what to call at that turn, and returns what leaves the queue before it: that happens
 * when the signal aborts, and the promise rejects with its reason.
 */
export function waitTurn(signal: CallSignal, join: (go: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const onAbort = (): void => {
      leave();
      reject(signal.reason);
    };
    const leave = join(() => {
      signal.removeEventListener("abort", onAbort);
      resolve();
    });
    signal.addEventListener("abort", onAbort, { once: true });
  });
}
