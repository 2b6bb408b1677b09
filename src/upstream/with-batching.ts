import { isNull } from "../json/raw-json.js";
import { systemTimers, type Timers } from "../node/timers.js";
import { RpcError } from "../rpc/rpc-error.js";
import { CallAbortController } from "../turns/call-signal.js";
import { BatchedRequest } from "./batched-request.js";
import { BatchingChoice } from "./batching-choice.js";
import { isCheapRead } from "./cheap-reads.js";
import { findResultProblem, type ResultProblem } from "./find-result-problem.js";
import type { HttpExchange } from "./http-exchange.js";
import { BatchResponseError, isBatchRefused, readBatch } from "./read-batch.js";
import { collectResponse, type NodeResponse } from "./read-response.js";
import type { Transport } from "./transport.js";

/** RSKj takes no more (`rpc.providers.web.max_batch_requests_size`). */
const maxBatchLength = 50;

/** How long to wait for company at most while others are on their way to a node that closes each connection. */
const gatherMs = 1;

/** How long a node that refused a batch is spared others, and one that mixed results up. */
const pauseMs = 30_000;
const distrustMs = 600_000;

export interface BatchingParts {
  readonly timers?: Timers;
  /** A batch came to nothing as a whole; its requests were sent one by one. */
  readonly onFallback?: (() => void) | undefined;
  /** A result in a batch was not of its request. */
  readonly onWrongResult?: ((problem: ResultProblem) => void) | undefined;
}

/**
 * Sends cheap reads of one turn of the event loop as one JSON-RPC batch, which costs both sides less, unless the node is much slower
 * that way. No read waits, and batches grow with the load. Reads missing in the response are sent again one by one: RSKj replaces the
 * whole response by an error if one request reaches a limit.
 */
export function withBatching(single: Transport, exchange: HttpExchange, parts: BatchingParts = {}): Transport {
  const { timers = systemTimers } = parts;
  const { now } = timers;
  const choice = new BatchingChoice(timers);
  const batcher = new Batcher(single, exchange, { ...parts, timers });
  const together = { now, onEnd: (durationMs?: number) => choice.end("together", durationMs) };
  return {
    send(request, options) {
      const isAlone = !options.isRepeatable || !isCheapRead(request.method) || batcher.isPaused();
      if (isAlone || options.signal.aborted) return single.send(request, options);
      if (choice.begin() === "together") return batcher.send(new BatchedRequest(request, options, together));
      const startMs = now();
      const response = single.send(request, options);
      response.then(
        () => choice.end("alone", now() - startMs),
        () => choice.end("alone", undefined),
      );
      return response;
    },
    close: () => single.close(),
  };
}

/** Gathers requests and sends them in batches. Pauses when the node has refused a batch. */
class Batcher {
  readonly #single: Transport;
  readonly #exchange: HttpExchange;
  readonly #timers: Timers;
  readonly #onFallback: BatchingParts["onFallback"];
  readonly #onWrongResult: BatchingParts["onWrongResult"];
  #waiting: BatchedRequest[] = [];
  #isScheduled = false;
  #underWay = 0;
  #pausedUntil = -Infinity;

  constructor(single: Transport, exchange: HttpExchange, parts: BatchingParts & { timers: Timers }) {
    const { timers, onFallback, onWrongResult } = parts;
    this.#single = single;
    this.#exchange = exchange;
    this.#timers = timers;
    this.#onFallback = onFallback;
    this.#onWrongResult = onWrongResult;
  }

  isPaused(): boolean {
    return this.#timers.now() < this.#pausedUntil;
  }

  send(request: BatchedRequest): Promise<NodeResponse> {
    this.#waiting.push(request);
    this.#schedule();
    return request.response;
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    if (this.#underWay === 0 || this.#exchange.isKeepingConnections()) this.#timers.soon(this.#flush);
    else this.#timers.after(gatherMs, this.#flush);
  }

  readonly #flush = (): void => {
    this.#isScheduled = false;
    const gathered = this.#waiting.filter(({ isAborted }) => !isAborted);
    this.#waiting = [];
    for (let start = 0; start < gathered.length; start += maxBatchLength)
      void this.#sendTogether(gathered.slice(start, start + maxBatchLength));
  };

  async #sendTogether(batch: readonly BatchedRequest[]): Promise<void> {
    this.#underWay++;
    try {
      if (batch.length === 1) return void (await Promise.allSettled(batch.map((one) => this.#sendAlone(one))));
      const responses = await sendBatch(this.#exchange, batch);
      checkResults(batch, responses);
      for (const one of batch) {
        const response = responses.get(one.request.id);
        if (response) one.resolve(response);
        else if (!one.isAborted) void this.#sendAlone(one);
      }
    } catch (error) {
      this.#fallBack(batch, error);
    } finally {
      this.#underWay--;
      if (this.#underWay === 0 && this.#waiting.length > 0) this.#timers.soon(this.#flush);
    }
  }

  /** After a batch that failed as a whole. */
  #fallBack(batch: readonly BatchedRequest[], error: unknown): void {
    const wanted = batch.filter(({ isAborted }) => !isAborted);
    const isTooLarge = error instanceof RpcError && error.errorName === "LimitExceeded";
    if (!isTooLarge && !isBatchRefused(error)) return wanted.forEach((one) => one.reject(error));
    this.#pausedUntil = this.#timers.now() + (error instanceof MixedBatchError ? distrustMs : pauseMs);
    this.#onFallback?.();
    if (error instanceof MixedBatchError) this.#onWrongResult?.(error.found);
    for (const one of wanted) void this.#sendAlone(one);
  }

  #sendAlone(one: BatchedRequest): Promise<NodeResponse> {
    const response = this.#single.send(one.request, one.options);
    one.follow(response);
    return response;
  }
}

/** A batch in which a result is not of its request: it may be another one's, and so may all others be. */
class MixedBatchError extends BatchResponseError {
  constructor(readonly found: ResultProblem) {
    super(found.problem);
  }
}

/** @throws MixedBatchError */
function checkResults(batch: readonly BatchedRequest[], responses: ReadonlyMap<number, NodeResponse>): void {
  for (const { request } of batch) {
    const response = responses.get(request.id);
    if (!request.call || !response || "error" in response || isNull(response.result)) continue;
    const found = findResultProblem(request.call, response.result);
    if (found) throw new MixedBatchError(found);
  }
}

/** Sends the requests together; called off when all of them have aborted. */
async function sendBatch(exchange: HttpExchange, batch: readonly BatchedRequest[]) {
  const [traced] = batch.filter(({ options }) => options.signal.span);
  const stop = new CallAbortController(undefined, undefined, traced?.options.signal.span);
  let left = batch.length;
  const onLeave = (): void => {
    left--;
    if (left === 0) stop.abort(new Error("nobody waits for the batch any longer"));
  };
  for (const one of batch) one.onLeave = onLeave;
  try {
    const body = `[${batch.map(({ request }) => request.text).join(",")}]`;
    const response = await collectResponse(await exchange.post(body, { isRepeatable: true, signal: stop }));
    return readBatch(response);
  } finally {
    for (const one of batch) one.onLeave = undefined;
  }
}
