import { GrowingBuffer } from "../json/growing-buffer.js";
import { asNodeUnavailable } from "../node/node-unavailable.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { CallSignal } from "../turns/call-signal.js";
import { ChunkQueue } from "./chunk-queue.js";
import type { HttpConnection } from "./http-connection.js";
import type { ResponseSink } from "./http-response-parser.js";
import { HttpStatusError } from "./http-status-error.js";

/** A node's response: all of its body, or the `head` of a long one with the `rest` to come. */
export interface HttpResponse {
  readonly head: Uint8Array;
  readonly rest?: AsyncIterableIterator<Uint8Array>;
}

/** What bounds the reading of a response. */
export interface ResponseLimits {
  readonly maxResponseBytes: number;
  /** A body longer than this is handed on while it arrives. */
  readonly streamFromBytes: number;
}

/** RSKj responds with 400 when it doesn't like the request; every other status carries no JSON-RPC response of its own. */
const responseStatuses: readonly number[] = [200, 400];

/** Reads the response to one request from its connection; `response` settles once. Aborting `signal` cuts the connection. */
export class ResponseReader implements ResponseSink {
  readonly #limits: ResponseLimits;
  readonly #signal: CallSignal;
  readonly response: Promise<HttpResponse>;
  /** Whether any of the response has arrived. */
  hasStarted = false;
  #settle!: (response: HttpResponse) => void;
  #refuse!: (error: unknown) => void;
  #connection: HttpConnection | undefined;
  #first: Uint8Array | undefined;
  /** All chunks of the head, once there is more than one. */
  readonly #gathered: GrowingBuffer;
  #byteCount = 0;
  #rest: ChunkQueue | undefined;

  constructor(limits: ResponseLimits, signal: CallSignal) {
    this.#limits = limits;
    this.#signal = signal;
    this.#gathered = new GrowingBuffer(limits.maxResponseBytes);
    this.response = new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#refuse = reject;
    });
    signal.addEventListener("abort", this.#onAbort, { once: true });
  }

  /** Set before the request is sent, so that it can be aborted. */
  readonly onConnection = (connection: HttpConnection): void => {
    this.#connection = connection;
  };

  onStart(status: number, length: number): void {
    this.hasStarted = true;
    if (!responseStatuses.includes(status)) this.#giveUp(new HttpStatusError(status));
    else if (length > this.#limits.maxResponseBytes) this.#giveUp(tooLarge());
  }

  onData(chunk: Uint8Array): void {
    this.#byteCount += chunk.length;
    if (this.#byteCount > this.#limits.maxResponseBytes) return this.#giveUp(tooLarge());
    if (this.#rest) return this.#rest.push(chunk);
    if (!this.#first) this.#first = chunk;
    else {
      if (this.#gathered.size === 0) this.#gathered.add(this.#first);
      this.#gathered.add(chunk);
    }
    if (this.#byteCount > this.#limits.streamFromBytes) this.#handOn();
  }

  onEnd(): void {
    this.#signal.removeEventListener("abort", this.#onAbort);
    // The connection belongs to another exchange from here on.
    this.#connection?.resume();
    this.#connection = undefined;
    if (this.#rest) this.#rest.end();
    else this.#settle({ head: this.#takeHead() });
  }

  onError(error: unknown): void {
    this.#fail(error);
  }

  #handOn(): void {
    this.#rest = new ChunkQueue({
      pause: () => this.#connection?.pause(),
      resume: () => this.#connection?.resume(),
      cancel: () => this.#giveUp(new Error("no longer wanted")),
    });
    this.#connection?.pause();
    this.#settle({ head: this.#takeHead(), rest: this.#rest });
  }

  readonly #onAbort = (): void => this.#giveUp(this.#signal.reason);

  #giveUp(error: unknown): void {
    this.#fail(error);
    this.#connection?.destroy();
  }

  #fail(error: unknown): void {
    this.#signal.removeEventListener("abort", this.#onAbort);
    this.#refuse(error);
    this.#rest?.fail(this.#signal.aborted ? this.#signal.reason : asNodeUnavailable(error));
  }

  #takeHead(): Uint8Array {
    const head = this.#gathered.size > 0 ? this.#gathered.read() : (this.#first ?? Buffer.alloc(0));
    this.#first = undefined;
    return head;
  }
}

function tooLarge(): RpcError {
  return new RpcError("LimitExceeded", "the response is too large", { data: { reason: "too_large" } });
}
