import { setMaxListeners } from "node:events";
import type { ServerResponse } from "node:http";
import { RpcError } from "../rpc/rpc-error.js";

/** Until when the calls of one HTTP request may work: `signal` aborts at the deadline or when the caller is gone. */
export class CallDeadline {
  readonly #response: ServerResponse;
  readonly #timeoutMs: number;
  readonly #startedMs = Date.now();
  #controller: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(response: ServerResponse, timeoutMs: number) {
    this.#response = response;
    this.#timeoutMs = timeoutMs;
  }

  /** Made when it is first asked for: what the gateway answers by itself does without. */
  get signal(): AbortSignal {
    this.#controller ??= this.#start();
    return this.#controller.signal;
  }

  clear(): void {
    clearTimeout(this.#timer);
  }

  #start(): AbortController {
    const controller = new AbortController();
    // Every element of a batch listens: that many are no leak.
    setMaxListeners(Infinity, controller.signal);
    const end = (why: string) => controller.abort(new RpcError("DeadlineOrSize", why));
    const onTimeout = (): void => end(`no answer within ${this.#timeoutMs} ms`);
    const onClose = (): void => {
      if (!this.#response.writableFinished) end("the caller is gone");
    };
    this.#timer = setTimeout(onTimeout, this.#startedMs + this.#timeoutMs - Date.now());
    if (this.#response.destroyed) onClose();
    else this.#response.once("close", onClose);
    return controller;
  }
}

export function startDeadline(response: ServerResponse, timeoutMs: number): CallDeadline {
  return new CallDeadline(response, timeoutMs);
}
