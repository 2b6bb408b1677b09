import { RpcError } from "../rpc/rpc-error.js";
import { CallAbortController, type CallSignal, laneOf } from "../turns/call-signal.js";
import { FairSlots } from "../turns/fair-slots.js";

/** Whom blocks are made for: one lane among others, so that neither can hold the other up. */
export const mining: CallSignal = new CallAbortController("mining");

/** The right to use the thread. Whoever has it calls `pass` often. */
export interface Turn {
  /**
   * Returns at once while the slice lasts; after it, lets events and other lanes go first. Rejects when the caller has gone or
   * the time is used up.
   */
  pass(): void | Promise<void>;
  /** Waits for work of others, and lets them do it. */
  outside<T>(work: () => Promise<T>): Promise<T>;
  /** Time on the thread so far. */
  usedMs(): number;
}

export interface ThreadOptions {
  readonly nowMs: () => number;
  /** How long others may have to wait. */
  readonly sliceMs: number;
}

export interface WorkOptions {
  /** Most time on the thread; past it the work ends with LimitExceeded. */
  readonly maxMs?: number;
}

const defaults: ThreadOptions = { nowMs: () => performance.now(), sliceMs: 2 };

/** One thread, shared by pieces of work in slices of a few milliseconds. Lanes take turns. */
export class SharedThread {
  readonly #options: ThreadOptions;
  /** One slot, for who has the thread. What may wait is bounded where calls come in (engine.ts). */
  readonly #turns = new FairSlots(1, Number.POSITIVE_INFINITY);
  #sliceEndsAtMs = 0;

  constructor(options: Partial<ThreadOptions> = {}) {
    this.#options = { ...defaults, ...options };
  }

  /** Runs `work` in turn with others; rejects with the signal's reason when it aborts. */
  async run<T>(signal: CallSignal, work: (turn: Turn) => T | Promise<T>, options: WorkOptions = {}): Promise<T> {
    const lane = laneOf(signal);
    const firstTurn = this.#enter(lane);
    if (firstTurn) await firstTurn;
    try {
      signal.throwIfAborted();
      return await work(this.#turnOf(signal, options));
    } finally {
      this.#handOn(lane);
    }
  }

  #turnOf(signal: CallSignal, { maxMs = Number.POSITIVE_INFINITY }: WorkOptions): Turn {
    const { nowMs } = this.#options;
    const lane = laneOf(signal);
    let usedBeforeMs = 0;
    let sinceMs = nowMs();
    const usedMs = (): number => usedBeforeMs + nowMs() - sinceMs;

    const pause = async (): Promise<void> => {
      usedBeforeMs = usedMs();
      await new Promise<void>((resolve) => this.#handOn(lane, resolve));
      sinceMs = nowMs();
      signal.throwIfAborted();
      if (usedBeforeMs > maxMs) throw new RpcError("LimitExceeded", "the call takes too long");
    };
    const outside = async <T>(work: () => Promise<T>): Promise<T> => {
      usedBeforeMs = usedMs();
      this.#handOn(lane);
      try {
        return await work();
      } finally {
        await this.#enter(lane);
        sinceMs = nowMs();
      }
    };
    return { usedMs, outside, pass: () => (nowMs() < this.#sliceEndsAtMs ? undefined : pause()) };
  }

  #enter(lane: string): void | Promise<void> {
    if (!this.#turns.take(lane)) return new Promise((resolve) => this.#turns.wait(lane, resolve));
    if (this.#options.nowMs() >= this.#sliceEndsAtMs) this.#beginSlice();
  }

  #beginSlice(): void {
    this.#sliceEndsAtMs = this.#options.nowMs() + this.#options.sliceMs;
  }

  /**
   * Resumes the next work: at once within the time slice, else after events. `resume` continues the present work, behind those that
   * wait then.
   */
  #handOn(lane: string, resume?: () => void): void {
    const freeTurn = (): void => {
      if (resume) this.#turns.wait(lane, resume);
      this.#turns.free(lane);
    };
    if (this.#options.nowMs() < this.#sliceEndsAtMs) return freeTurn();
    setImmediate(() => {
      this.#beginSlice();
      freeTurn();
    });
  }
}
