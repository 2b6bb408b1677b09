import type { NodeResponse } from "./read-response.js";
import type { NodeRequest, SendOptions } from "./transport.js";

/** Called once when a request has ended: how long it took; undefined when it failed. */
export type OnEnd = (durationMs: number | undefined) => void;

export interface BatchedRequestParts {
  readonly now: () => number;
  readonly onEnd: OnEnd;
}

/** A request that waits for company, then in a batch for its response. Rejects at once when its signal aborts. */
export class BatchedRequest {
  readonly #parts: BatchedRequestParts;
  readonly response: Promise<NodeResponse>;
  /** Called when it aborts, while a batch has it. */
  onLeave: (() => void) | undefined;
  readonly #startedAt: number;
  #settle!: (response: NodeResponse | Promise<NodeResponse>) => void;
  #fail!: (error: unknown) => void;

  constructor(
    readonly request: NodeRequest,
    readonly options: SendOptions,
    parts: BatchedRequestParts,
  ) {
    this.#parts = parts;
    this.#startedAt = parts.now();
    this.response = new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
    });
    options.signal.addEventListener("abort", this.#onAbort, { once: true });
  }

  get isAborted(): boolean {
    return this.options.signal.aborted;
  }

  resolve(response: NodeResponse): void {
    this.#end(true);
    this.#settle(response);
  }

  /** Its response comes from elsewhere. */
  follow(response: Promise<NodeResponse>): void {
    this.options.signal.removeEventListener("abort", this.#onAbort);
    response.then(
      () => this.#end(true),
      () => this.#end(false),
    );
    this.#settle(response);
  }

  reject(error: unknown): void {
    this.#end(false);
    this.#fail(error);
  }

  #end(isGood: boolean): void {
    this.options.signal.removeEventListener("abort", this.#onAbort);
    this.#parts.onEnd(isGood ? this.#parts.now() - this.#startedAt : undefined);
  }

  readonly #onAbort = (): void => {
    this.reject(this.options.signal.reason);
    this.onLeave?.();
  };
}
