import { countBuffer } from "../json/collect-buffers.js";
import { GrowingBuffer } from "../json/growing-buffer.js";
import { asNodeUnavailable } from "../node/node-unavailable.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { CallSignal } from "../turns/call-signal.js";
import { ChunkQueue } from "./chunk-queue.js";
import { type HttpConnection, maxReadBytes } from "./http-connection.js";
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
  /** The head, as far as it has arrived. */
  #head: GrowingBuffer;
  #byteCount = 0;
  #rest: ChunkQueue | undefined;

  constructor(limits: ResponseLimits, signal: CallSignal) {
    this.#limits = limits;
    this.#signal = signal;
    this.#head = new GrowingBuffer(limits.maxResponseBytes);
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
    else if (length > 0) this.#head.expect(Math.min(length, this.#limits.streamFromBytes + maxReadBytes));
  }

  onData(chunk: Uint8Array): void {
    this.#byteCount += chunk.length;
    if (this.#byteCount > this.#limits.maxResponseBytes) return this.#giveUp(tooLarge());
    if (this.#rest) return this.#rest.push(copyOf(chunk));
    if (this.#head.capacity === 0) this.#head.expect(chunk.length);
    this.#head.add(chunk);
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

  /** Leaves nothing of it here, which would stay in memory as long as the rest. */
  #takeHead(): Uint8Array {
    const head = this.#head.read();
    this.#head = new GrowingBuffer(0);
    return head;
  }
}

function copyOf(chunk: Uint8Array): Uint8Array {
  countBuffer(chunk.length);
  const copy = Buffer.allocUnsafeSlow(chunk.length);
  copy.set(chunk);
  return copy;
}

function tooLarge(): RpcError {
  return new RpcError("LimitExceeded", "the response is too large", { data: { reason: "too_large" } });
}
