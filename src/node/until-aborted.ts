import type { CallSignal } from "../turns/call-signal.js";

/** The promise's outcome, or the signal's reason when it aborts first. */
export function untilAborted<T>(promise: Promise<T>, signal: CallSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
    const settle =
      <V>(how: (value: V) => void) =>
      (value: V): void => {
        signal.removeEventListener("abort", onAbort);
        how(value);
      };
    promise.then(settle(resolve), settle(reject));
  });
}
