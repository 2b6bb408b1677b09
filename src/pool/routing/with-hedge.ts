import { JsonStream } from "../../json/raw-json.js";
import type { Timers } from "../../node/timers.js";
import { type CallAbortController, type CallSignal, controllerFor } from "../../turns/call-signal.js";

/** One attempt at a call; it ends when its signal aborts. */
export type Attempt<T> = (signal: CallSignal) => Promise<T>;

export interface Hedge<T> {
  readonly first: Attempt<T>;
  /** Asked after `afterMs`, and when an attempt has failed, for one more, or for how long to wait before it is asked again. */
  readonly another: () => Attempt<T> | number;
  readonly afterMs: number;
  readonly timers: Timers;
  /** Whether an error counts as the result, which no other attempt would better. */
  readonly isFinal: (error: unknown) => boolean;
  /** Called when one of several attempts succeeded: whether it was the first. */
  readonly onSettled: (isFirst: boolean) => void;
}

/**
 * Makes another attempt when those under way take too long; the first success counts and ends the others. Rejects when all that are
 * under way have failed, with the first attempt's error, and at once with a final one.
 */
export function withHedge<T>(hedge: Hedge<T>, signal: CallSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => new HedgedCall(hedge, signal, { resolve, reject }).start());
}

/** Another attempt at the same call has succeeded first. */
export class LateAttemptError extends Error {
  constructor() {
    super("another node responded first");
    this.name = "LateAttemptError";
  }
}

interface Settle<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

class HedgedCall<T> {
  readonly #hedge: Hedge<T>;
  readonly #signal: CallSignal;
  readonly #settle: Settle<T>;
  /** Of the attempts under way. */
  #stops: readonly CallAbortController[] = [];
  #attempts = 0;
  #failure: unknown;
  #cancelTimer: () => void = () => undefined;

  constructor(hedge: Hedge<T>, signal: CallSignal, settle: Settle<T>) {
    this.#hedge = hedge;
    this.#signal = signal;
    this.#settle = settle;
  }

  start(): void {
    this.#signal.addEventListener("abort", this.#onAbort, { once: true });
    this.#tryAnotherAfter(this.#hedge.afterMs);
    this.#make(this.#hedge.first);
  }

  #make(attempt: Attempt<T>): void {
    const stop = controllerFor(this.#signal);
    const isFirst = this.#attempts++ === 0;
    this.#stops = [...this.#stops, stop];
    attempt(stop).then(
      (value) => this.#succeed(value, stop, isFirst),
      (error: unknown) => this.#fail(error, stop, isFirst),
    );
  }

  #succeed(value: T, stop: CallAbortController, isFirst: boolean): void {
    this.#settle.resolve(value);
    this.#cancelTimer();
    // A stopped call may still succeed; it must not stop the call that replaced it.
    if (stop.aborted) return;
    this.#stopAll(stop);
    if (this.#attempts > 1) this.#hedge.onSettled(isFirst);
    // What still streams has to end when its caller goes.
    if (!(value instanceof JsonStream)) this.#detach();
  }

  #fail(error: unknown, stop: CallAbortController, isFirst: boolean): void {
    this.#stops = this.#stops.filter((other) => other !== stop);
    if (stop.aborted && !this.#signal.aborted) return;
    const isFinal = this.#signal.aborted || this.#hedge.isFinal(error);
    if (isFirst || this.#failure === undefined || isFinal) this.#failure = error;
    this.#cancelTimer();
    if (this.#stops.length > 0 && !isFinal) return this.#tryAnother();
    this.#detach();
    this.#settle.reject(this.#failure);
    this.#stopAll();
  }

  readonly #tryAnother = (): void => {
    const attempt = this.#hedge.another();
    if (typeof attempt === "number") return this.#tryAnotherAfter(attempt);
    this.#tryAnotherAfter(this.#hedge.afterMs);
    this.#make(attempt);
  };

  #tryAnotherAfter(delayMs: number): void {
    this.#cancelTimer = this.#hedge.timers.after(delayMs, this.#tryAnother);
  }

  #stopAll(but?: CallAbortController): void {
    for (const stop of this.#stops) if (stop !== but) stop.abort(new LateAttemptError());
  }

  readonly #onAbort = (): void => {
    this.#cancelTimer();
    for (const stop of this.#stops) stop.abort(this.#signal.reason);
  };

  #detach(): void {
    this.#signal.removeEventListener("abort", this.#onAbort);
  }
}
