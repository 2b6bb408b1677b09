import { type CallSignal, CallStop, laneOf } from "../../rpc/call-signal.js";
import { JsonStream } from "../../rpc/raw-json.js";
import type { Timers } from "../timers.js";

/** One attempt at a call; it ends when its signal aborts. */
export type Attempt<T> = (signal: CallSignal) => Promise<T>;

export interface Hedge<T> {
  readonly first: Attempt<T>;
  /** Undefined when there is nobody else to ask by then. */
  readonly second: () => Attempt<T> | undefined;
  readonly afterMs: number;
  readonly timers: Timers;
  /** Called when one of two attempts succeeded. */
  readonly onSettled: (isSecondFirst: boolean) => void;
}

/**
 * Makes a second attempt when the first takes longer than `afterMs`; the first success counts and ends the other. Rejects with the
 * first attempt's error when both fail, and at once when it fails alone.
 */
export function withHedge<T>({ first, second, afterMs, timers, onSettled }: Hedge<T>, signal: CallSignal): Promise<T> {
  const stops = [new CallStop(laneOf(signal)), new CallStop(laneOf(signal))] as const;
  const onAbort = (): void => stops.forEach((stop) => stop.abort(signal.reason));
  signal.addEventListener("abort", onAbort, { once: true });
  const detach = (): void => signal.removeEventListener("abort", onAbort);
  let isSecondUsed = false;
  return new Promise<T>((resolve, reject) => {
    let underWay = 1;
    let failure: unknown;
    const succeed = (index: 0 | 1) => (value: T) => {
      cancel();
      resolve(value);
      // What was stopped may succeed all the same, but it must not stop the one that counts.
      if (stops[index].aborted) return;
      stops[index === 0 ? 1 : 0].abort(new Error("another node answered first"));
      if (isSecondUsed) onSettled(index === 1);
      // What still streams has to end when its caller goes.
      if (!(value instanceof JsonStream)) detach();
    };
    const fail = (index: 0 | 1) => (error: unknown) => {
      underWay--;
      if (index === 0 || failure === undefined) failure = error;
      if (underWay > 0) return;
      cancel();
      detach();
      reject(failure);
    };
    const cancel = timers.after(afterMs, () => {
      const attempt = second();
      if (!attempt) return;
      isSecondUsed = true;
      underWay++;
      attempt(stops[1]).then(succeed(1), fail(1));
    });
    first(stops[0]).then(succeed(0), fail(0));
  });
}
