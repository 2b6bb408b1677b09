import { CallAbortController, type CallSignal } from "../../rpc/call-signal.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { systemTimers, type Timers } from "../timers.js";
import { BatchingChoice } from "./batching-choice.js";
import { isCheapRead } from "./cheap-reads.js";
import type { HttpExchange } from "./http-exchange.js";
import { isBatchRefused, readBatch } from "./read-batch.js";
import { collectResponse, type NodeResponse } from "./read-response.js";
import type { NodeRequest, SendOptions, Transport } from "./transport.js";

/** RSKj takes no more (`rpc.providers.web.max_batch_requests_size`). */
const MAX_BATCH_LENGTH = 50;

/** How long to wait for company at most while others are on their way. */
const GATHER_MS = 1;

/** How long a node that refused a batch is spared others. */
const PAUSE_MS = 30_000;

export interface BatchingParts {
  readonly timers?: Timers;
  /** A batch came to nothing as a whole; its requests were sent one by one. */
  readonly onFallback?: (() => void) | undefined;
}

/** A request that waits for company. */
interface Waiting {
  readonly request: NodeRequest;
  readonly options: SendOptions;
  readonly resolve: (response: NodeResponse | Promise<NodeResponse>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends cheap reads that come together as one JSON-RPC batch, as long as that is how this node responds sooner. What the batch's response
 * lacks is asked again one by one: RSKj replaces the whole of it by an error when one request runs into a limit.
 */
export function withBatching(single: Transport, exchange: HttpExchange, parts: BatchingParts = {}): Transport {
  const { timers = systemTimers, onFallback } = parts;
  const { now } = timers;
  const choice = new BatchingChoice();
  let waiting: Waiting[] = [];
  let isScheduled = false;
  let underWay = 0;
  let pausedUntil = -Infinity;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    if (underWay === 0) timers.soon(flush);
    else timers.after(GATHER_MS, flush);
  }

  function flush(): void {
    isScheduled = false;
    const gathered = waiting.filter(({ options }) => !options.signal.aborted);
    waiting = [];
    for (let start = 0; start < gathered.length; start += MAX_BATCH_LENGTH)
      void sendTogether(gathered.slice(start, start + MAX_BATCH_LENGTH));
  }

  async function sendTogether(batch: readonly Waiting[]): Promise<void> {
    underWay++;
    try {
      if (batch.length === 1) return void (await Promise.allSettled(batch.map(sendAlone)));
      const responses = await sendBatch(exchange, batch);
      for (const one of batch) {
        const response = responses.get(one.request.id);
        if (response) one.resolve(response);
        else if (!one.options.signal.aborted) void sendAlone(one);
      }
    } catch (error) {
      const wanted = batch.filter(({ options }) => !options.signal.aborted);
      const isTooLarge = error instanceof RpcError && error.errorName === "LimitExceeded";
      if (!isTooLarge && !isBatchRefused(error)) return wanted.forEach(({ reject }) => reject(error));
      pausedUntil = now() + PAUSE_MS;
      onFallback?.();
      for (const one of wanted) void sendAlone(one);
    } finally {
      underWay--;
      if (underWay === 0 && waiting.length > 0) timers.soon(flush);
    }
  }

  function sendAlone({ request, options, resolve }: Waiting): Promise<NodeResponse> {
    const response = single.send(request, options);
    resolve(response);
    return response;
  }

  function sendWithOthers(request: NodeRequest, options: SendOptions): Promise<NodeResponse> {
    return waitWith(options.signal, (resolve, reject) => {
      waiting.push({ request, options, resolve, reject });
      schedule();
    });
  }

  return {
    send(request, options) {
      const isAlone = !options.isRepeatable || !isCheapRead(request.method) || now() < pausedUntil;
      if (isAlone || options.signal.aborted) return single.send(request, options);
      const way = choice.begin();
      const startMs = now();
      const response = way === "alone" ? single.send(request, options) : sendWithOthers(request, options);
      response.then(
        () => choice.end(way, now() - startMs),
        () => choice.end(way, undefined),
      );
      return response;
    },
    close: () => single.close(),
  };
}

/** A promise that also rejects when `signal` aborts. */
function waitWith(signal: CallSignal, start: (resolve: Waiting["resolve"], reject: Waiting["reject"]) => void) {
  return new Promise<NodeResponse>((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    const settle =
      <T>(how: (value: T) => void) =>
      (value: T): void => {
        signal.removeEventListener("abort", onAbort);
        how(value);
      };
    start(settle(resolve), settle(reject));
  });
}

async function sendBatch(exchange: HttpExchange, batch: readonly Waiting[]) {
  const stop = new CallAbortController();
  let left = batch.length;
  const onAbort = (): void => {
    left--;
    if (left === 0) stop.abort(new Error("nobody waits for the batch any longer"));
  };
  for (const { options } of batch) options.signal.addEventListener("abort", onAbort, { once: true });
  try {
    const body = `[${batch.map(({ request }) => request.text).join(",")}]`;
    const response = await collectResponse(await exchange.post(body, { isRepeatable: true, signal: stop }));
    return readBatch(response);
  } finally {
    for (const { options } of batch) options.signal.removeEventListener("abort", onAbort);
  }
}
