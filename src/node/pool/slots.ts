import type { CallSignal } from "../../rpc/call-signal.js";

/** Bounds the calls under way to one upstream; more wait in order, up to a bound. */
export interface Slots {
  /** Calls under way and waiting. */
  outstanding(): number;
  hasFree(): boolean;
  isFull(): boolean;
  /** Resolves when it is one's turn; undefined when that is at once. Throws when the queue is full. Each turn ends with `free`. */
  take(signal: CallSignal): Promise<void> | undefined;
  free(): void;
}

interface Waiter {
  readonly resolve: () => void;
  readonly signal: CallSignal;
  readonly onAbort: () => void;
}

export function createSlots(concurrency: number, queueLength: number): Slots {
  const queue: Waiter[] = [];
  let underWay = 0;
  return {
    outstanding: () => underWay + queue.length,
    hasFree: () => underWay < concurrency,
    isFull: () => underWay >= concurrency && queue.length >= queueLength,
    take(signal) {
      if (underWay < concurrency) {
        underWay++;
        return undefined;
      }
      if (queue.length >= queueLength) throw new RangeError("the queue is full");
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          resolve,
          signal,
          onAbort: () => {
            queue.splice(queue.indexOf(waiter), 1);
            reject(signal.reason);
          },
        };
        if (signal.aborted) return reject(signal.reason);
        signal.addEventListener("abort", waiter.onAbort, { once: true });
        queue.push(waiter);
      });
    },
    free() {
      const next = queue.shift();
      if (!next) {
        underWay--;
        return;
      }
      next.signal.removeEventListener("abort", next.onAbort);
      next.resolve();
    },
  };
}
