import type { ServerResponse } from "node:http";
import { type CallSignal, CallStop } from "../rpc/call-signal.js";
import { RpcError } from "../rpc/rpc-error.js";

export interface DeadlineOptions {
  readonly timeoutMs: number;
  /** Of the calls' signal. */
  readonly lane: string;
}

/** Until when the calls of one HTTP request may work: `signal` aborts at the deadline or when the caller is gone. */
export class CallDeadline {
  readonly #response: ServerResponse;
  readonly #timeoutMs: number;
  readonly #lane: string;
  readonly #startedMs = Date.now();
  #stop: CallStop | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(response: ServerResponse, { timeoutMs, lane }: DeadlineOptions) {
    this.#response = response;
    this.#timeoutMs = timeoutMs;
    this.#lane = lane;
  }

  /** Made when it is first asked for: what the gateway answers by itself does without. */
  get signal(): CallSignal {
    this.#stop ??= this.#start();
    return this.#stop;
  }

  clear(): void {
    clearTimeout(this.#timer);
  }

  #start(): CallStop {
    const endsAtMs = this.#startedMs + this.#timeoutMs;
    const stop = new CallStop(this.#lane, endsAtMs);
    const end = (why: string) => stop.abort(new RpcError("DeadlineOrSize", why));
    const onTimeout = (): void => {
      end(`no answer within ${this.#timeoutMs} ms`);
      // An answer under way would be held until its reader goes on reading, be it for ever.
      if (this.#response.headersSent) this.#response.destroy();
    };
    const onClose = (): void => {
      if (!this.#response.writableFinished) end("the caller is gone");
    };
    this.#timer = setTimeout(onTimeout, endsAtMs - Date.now());
    if (this.#response.destroyed) onClose();
    else this.#response.once("close", onClose);
    return stop;
  }
}

export function startDeadline(response: ServerResponse, options: DeadlineOptions): CallDeadline {
  return new CallDeadline(response, options);
}
