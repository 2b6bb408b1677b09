import { type CallSignal, CallStop } from "../rpc/call-signal.js";
import { RpcError } from "../rpc/rpc-error.js";

export interface DeadlineOptions {
  /** When the time began, as `Date.now` has it. */
  readonly startedMs: number;
  /** Time to the first byte of the response, and then between two pieces of it. */
  readonly timeoutMs: number;
  /** Of the calls' signal. */
  readonly lane: string;
}

/** The response that the deadline is for. */
export interface TimedResponse {
  readonly hasBegun: boolean;
  /** Its client has to take something before more can be sent. */
  readonly waitsForReader: boolean;
  breakOff(): void;
}

/** Until when the calls of one HTTP request may work: `signal` aborts at the deadline, or when `abort` is called. */
export class CallDeadline {
  readonly #response: TimedResponse;
  readonly #options: DeadlineOptions;
  #stop: CallStop | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Why calls need not work any more. */
  #end: RpcError | undefined;

  constructor(response: TimedResponse, options: DeadlineOptions) {
    this.#response = response;
    this.#options = options;
  }

  /** Made when it is first asked for: what the gateway answers by itself does without. */
  get signal(): CallSignal {
    this.#stop ??= this.#start();
    return this.#stop;
  }

  /** Another piece of the response has come: the time starts over. */
  extend(): void {
    this.#timer?.refresh();
  }

  /** Aborts the signal, also one that is asked for later. */
  abort(why: string): void {
    clearTimeout(this.#timer);
    this.#end = new RpcError("LimitExceeded", why);
    this.#stop?.abort(this.#end);
  }

  /** Ends the timing; the signal never aborts any more. */
  clear(): void {
    clearTimeout(this.#timer);
  }

  #start(): CallStop {
    const { lane, startedMs, timeoutMs } = this.#options;
    const endsAtMs = startedMs + timeoutMs;
    const stop = new CallStop(lane, endsAtMs);
    if (this.#end) stop.abort(this.#end);
    else this.#timer = setTimeout(() => this.#onTimeout(), endsAtMs - Date.now());
    return stop;
  }

  #onTimeout(): void {
    if (this.#response.waitsForReader) return this.extend();
    this.abort(`no answer within ${this.#options.timeoutMs} ms`);
    if (this.#response.hasBegun) this.#response.breakOff();
  }
}
