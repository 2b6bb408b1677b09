import type { Concurrency } from "../../src/limits/concurrency.js";
import type { CallSignal } from "../../src/turns/call-signal.js";

/** Begins a call, queues it (the promise resolves at its turn, and rejects with the signal's reason), or finds the queue full. */
export function enterLane(
  concurrency: Concurrency,
  userId: string,
  signal: CallSignal,
): "running" | "full" | Promise<void> {
  if (concurrency.enter(userId)) return "running";
  let isQueued = false;
  const turn = new Promise<void>((resolve, reject) => {
    isQueued = concurrency.wait(userId, { signal, begin: resolve, giveUp: () => reject(signal.reason) });
  });
  return isQueued ? turn : "full";
}
