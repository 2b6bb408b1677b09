import type { Dispatcher } from "undici";
import { RpcError } from "../../rpc/rpc-error.js";
import { type ChunkQueue, createChunkQueue } from "./chunk-queue.js";
import { asNodeUnavailable } from "./node-unavailable.js";

/** A node's answer: all of its body, or the `head` of a long one with the `rest` to come. */
export interface HttpAnswer {
  readonly head: Uint8Array;
  readonly rest?: AsyncIterableIterator<Uint8Array>;
}

/** What bounds the reading of an answer. */
export interface AnswerLimits {
  readonly maxAnswerBytes: number;
  /** A body longer than this is handed on while it arrives. */
  readonly streamFromBytes: number;
}

/** RSKj answers with 400 when it doesn't like the request; every other status carries no JSON-RPC response of its own. */
const answerStatuses: readonly number[] = [200, 400];

/** Reads the answer to one request from undici's hands; `answer` settles once. Aborting `signal` destroys the connection. */
export class AnswerReader implements Dispatcher.DispatchHandler {
  readonly answer: Promise<HttpAnswer>;
  /** Whether any of the answer has arrived. */
  hasStarted = false;
  private settle!: (answer: HttpAnswer) => void;
  private refuse!: (error: unknown) => void;
  private controller: Dispatcher.DispatchController | undefined;
  private readonly chunks: Uint8Array[] = [];
  private byteCount = 0;
  private rest: ChunkQueue | undefined;

  constructor(
    private readonly limits: AnswerLimits,
    private readonly signal: AbortSignal,
  ) {
    this.answer = new Promise((resolve, reject) => {
      this.settle = resolve;
      this.refuse = reject;
    });
    signal.addEventListener("abort", this.onAbort, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // The call may have been given up while its request waited for a connection.
    if (this.signal.aborted) controller.abort(abortError());
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    if (status < 200) return;
    this.hasStarted = true;
    if (!answerStatuses.includes(status)) this.giveUp(new Error(`the node answered with HTTP status ${status}`));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    this.byteCount += chunk.length;
    if (this.byteCount > this.limits.maxAnswerBytes) return this.giveUp(tooLarge());
    if (this.rest) return this.rest.push(chunk);
    this.chunks.push(chunk);
    if (this.byteCount <= this.limits.streamFromBytes) return;
    this.rest = createChunkQueue({
      pause: () => controller.pause(),
      resume: () => controller.resume(),
      cancel: () => this.giveUp(abortError()),
    });
    controller.pause();
    this.settle({ head: this.takeHead(), rest: this.rest });
  }

  onResponseEnd(): void {
    this.signal.removeEventListener("abort", this.onAbort);
    if (this.rest) this.rest.end();
    else this.settle({ head: this.takeHead() });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: unknown): void {
    this.fail(error);
  }

  private readonly onAbort = (): void => this.giveUp(this.signal.reason);

  private giveUp(error: unknown): void {
    this.fail(error);
    this.controller?.abort(abortError());
  }

  private fail(error: unknown): void {
    this.signal.removeEventListener("abort", this.onAbort);
    this.refuse(error);
    this.rest?.fail(this.signal.aborted ? this.signal.reason : asNodeUnavailable(error));
  }

  private takeHead(): Uint8Array {
    const [first] = this.chunks;
    const head = this.chunks.length === 1 && first ? first : Buffer.concat(this.chunks);
    this.chunks.length = 0;
    return head;
  }
}

function abortError(): Error {
  return new Error("no longer wanted");
}

function tooLarge(): RpcError {
  return new RpcError("DeadlineOrSize", "the answer is too large", { data: { reason: "too_large" } });
}
