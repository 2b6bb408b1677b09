import type { CallSignal } from "../turns/call-signal.js";
import type { Timers } from "./timers.js";

/** Notifies waiting calls of a change. */
export interface WakeUp {
  readonly tell: () => void;
  /** Resolves at the next change, or after `maxMs`; rejects with the signal's reason when it aborts. */
  readonly wait: (signal: CallSignal, maxMs: number) => Promise<void>;
}

export function createWakeUp(timers: Timers): WakeUp {
  const waiters = new Set<() => void>();
  return {
    tell() {
      for (const wake of waiters) wake();
    },
    wait: (signal, maxMs) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const stop = (): void => {
          cancel();
          waiters.delete(wake);
          signal.removeEventListener("abort", onAbort);
        };
        const wake = (): void => {
          stop();
          resolve();
        };
        const onAbort = (): void => {
          stop();
          reject(signal.reason);
        };
        const cancel = timers.after(maxMs, wake);
        waiters.add(wake);
        signal.addEventListener("abort", onAbort, { once: true });
      }),
  };
}
