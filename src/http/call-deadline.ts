import { RpcError } from "../rpc/rpc-error.js";
import { CallAbortController, type CallSignal } from "../turns/call-signal.js";

export interface DeadlineOptions {
  /** Start time, from `Date.now`. */
  readonly startedMs: number;
  /** Timeout of the first byte of the response, and then between two chunks. */
  readonly timeoutMs: number;
  /** Of the calls' signal. */
  readonly lane: string;
}

/** The response that the deadline is for. */
export interface TimedResponse {
  readonly hasBegun: boolean;
  /** The client has to read before more can be sent. */
  readonly waitsForReader: boolean;
  breakOff(): void;
}

/** Deadline of the calls of one HTTP request: `signal` aborts at the deadline or when `abort` is called. */
export class CallDeadline {
  readonly #response: TimedResponse;
  readonly #options: DeadlineOptions;
  #stop: CallAbortController | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** The abort reason. */
  #end: RpcError | undefined;

  constructor(response: TimedResponse, options: DeadlineOptions) {
    this.#response = response;
    this.#options = options;
  }

  /** Created on first use: calls that the gateway handles itself need none. */
  get signal(): CallSignal {
    this.#stop ??= this.#start();
    return this.#stop;
  }

  /** Restarts the timeout when another chunk of the response has arrived. */
  extend(): void {
    this.#timer?.refresh();
  }

  /** Aborts the signal, even if it is created later. */
  abort(why: string): void {
    clearTimeout(this.#timer);
    this.#end = new RpcError("LimitExceeded", why);
    this.#stop?.abort(this.#end);
  }

  /** Stops the timeout; the signal will not abort. */
  clear(): void {
    clearTimeout(this.#timer);
  }

  #start(): CallAbortController {
    const { lane, startedMs, timeoutMs } = this.#options;
    const endsAtMs = startedMs + timeoutMs;
    const stop = new CallAbortController(lane, endsAtMs);
    if (this.#end) stop.abort(this.#end);
    else this.#timer = setTimeout(() => this.#onTimeout(), endsAtMs - Date.now());
    return stop;
  }

  #onTimeout(): void {
    if (this.#response.waitsForReader) return this.extend();
    this.abort(`no response within ${this.#options.timeoutMs} ms`);
    if (this.#response.hasBegun) this.#response.breakOff();
  }
}
