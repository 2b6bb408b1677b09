import { JsonStream, type RawJson } from "../../json/raw-json.js";
import type { UpstreamCall } from "../../node/node-call.js";
import type { NodeEvents } from "../../node/node-events.js";
import { nodeUnavailable } from "../../node/node-unavailable.js";
import { errorNameOf } from "../../rpc/rpc-error.js";
import type { Span } from "../../telemetry/span.js";
import { type CallAbortController, type CallSignal, LinkedAbortController } from "../../turns/call-signal.js";
import type { QueueNode } from "../../turns/linked-queue.js";
import { waitTurn } from "../../turns/wait-turn.js";
import { isCheapRead } from "../../upstream/cheap-reads.js";
import { noteCall, noteResponse, type PooledUpstream } from "../model/pooled-upstream.js";
import { isNodeFailure } from "./is-retryable.js";
import { LateAttemptError } from "./with-hedge.js";

export interface CallUpstreamParts {
  readonly now: () => number;
  readonly events: NodeEvents;
  /** Called after a failure that may have put the upstream out of service. */
  readonly review: (upstream: PooledUpstream, cause: unknown) => void;
}

/** From here on, not responding in time says more about the call than about the node. */
const longCallMs = 3_000;

/** Makes a call to one upstream in its turn, and learns from how it went. It ends early when the upstream is found to be gone. */
export function callUpstream(
  upstream: PooledUpstream,
  call: UpstreamCall,
  signal: CallSignal,
  parts: CallUpstreamParts,
): Promise<RawJson> {
  return new RunningCall({ upstream, call, signal }, parts).start();
}

interface TargetedCall {
  readonly upstream: PooledUpstream;
  readonly call: UpstreamCall;
  readonly signal: CallSignal;
}

/** By callbacks: an async function would keep all its variables, and make three promises more. */
class RunningCall {
  readonly #target: TargetedCall;
  readonly #parts: CallUpstreamParts;
  readonly #span: Span | undefined;
  readonly #stop: LinkedAbortController;
  readonly #place: QueueNode<CallAbortController>;
  /** Undefined until it has a slot. */
  #startedAt: number | undefined;

  constructor(target: TargetedCall, parts: CallUpstreamParts) {
    const { upstream, call, signal } = target;
    this.#target = target;
    this.#parts = parts;
    this.#span = signal.span?.begin(
      call.method,
      { "rpc.method": call.method, "server.address": upstream.name },
      "client",
    );
    this.#stop = new LinkedAbortController(signal, this.#span);
    this.#place = upstream.running.push(this.#stop);
  }

  start(): Promise<RawJson> {
    const { upstream } = this.#target;
    const stop = this.#stop;
    if (upstream.slots.take(stop.lane)) return this.#send();
    return waitForSlot(upstream, stop).then(
      () => this.#send(),
      (error: unknown) => this.#fail(error),
    );
  }

  #send(): Promise<RawJson> {
    const { upstream, call } = this.#target;
    const stop = this.#stop;
    this.#startedAt = this.#parts.now();
    noteCall(upstream, this.#startedAt);
    return askClient(upstream, call, stop).then(
      (value) => this.#succeed(value),
      (error: unknown) => this.#fail(error),
    );
  }

  #succeed(result: RawJson): RawJson {
    record(this.#toRun(), this.#parts);
    this.#span?.end();
    this.#leave();
    if (result instanceof JsonStream) return endAfter(result, this.#stop, () => this.#free());
    this.#free();
    return result;
  }

  #fail(error: unknown): never {
    const { signal } = this.#target;
    this.#span?.end(signal.aborted ? "cancelled" : errorNameOf(error));
    if (this.#startedAt !== undefined) recordFailure({ ...this.#toRun(), error }, signal, this.#parts);
    this.#leave();
    this.#free();
    throw error;
  }

  #toRun(): Run {
    const { upstream, call } = this.#target;
    return { upstream, call, elapsedMs: this.#parts.now() - (this.#startedAt as number) };
  }

  #leave(): void {
    const { upstream } = this.#target;
    if (this.#startedAt !== undefined) upstream.pendingCalls--;
    upstream.running.remove(this.#place);
  }

  #free(): void {
    this.#stop.detach();
    if (this.#startedAt !== undefined) this.#target.upstream.slots.free(this.#stop.lane);
  }
}

/** Rejects where the client throws: a slot is freed by how the call ends. */
function askClient({ client }: PooledUpstream, call: UpstreamCall, stop: CallSignal): Promise<RawJson> {
  try {
    return call.on ? client.callOn(call.on, call, stop) : client.call(call.method, call.params, stop);
  } catch (error) {
    return Promise.reject(error);
  }
}

/** A full queue counts as no response. */
function waitForSlot({ slots }: PooledUpstream, stop: CallAbortController): Promise<void> {
  if (slots.isFull(stop.lane)) return Promise.reject(nodeUnavailable(new Error("too many calls wait for the node")));
  return waitTurn(stop, (go) => slots.wait(stop.lane, go));
}

/** The same stream, which keeps its slot, as it keeps its connection to the node, until it has ended or is stopped. */
function endAfter({ chunks }: JsonStream, stop: CallSignal, end: () => void): JsonStream {
  let hasEnded = false;
  const endOnce = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    stop.removeEventListener("abort", endOnce);
    end();
  };
  if (stop.aborted) endOnce();
  else stop.addEventListener("abort", endOnce, { once: true });
  return new JsonStream(withEnd(chunks, endOnce));
}

async function* withEnd(chunks: AsyncIterable<Uint8Array>, end: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } finally {
    end();
  }
}

interface Run {
  readonly upstream: PooledUpstream;
  readonly call: UpstreamCall;
  readonly elapsedMs: number;
  readonly error?: unknown;
}

function recordFailure(run: Run, signal: CallSignal, parts: CallUpstreamParts): void {
  const { upstream, elapsedMs } = run;
  // That another node was quicker is no failure, but says how slow this one is at least.
  if (signal.reason instanceof LateAttemptError)
    upstream.latency.record(Math.max(elapsedMs, upstream.latency.mean() ?? 0));
  if (!signal.aborted) record(run, parts);
}

function record({ upstream, call, elapsedMs, error }: Run, { now, events, review }: CallUpstreamParts): void {
  const hasFailed = isNodeFailure(error);
  const outcome = error === undefined ? "ok" : hasFailed ? "failed" : "refused";
  events.onUpstreamCall?.(upstream.name, call.method, outcome, elapsedMs);
  if (!hasFailed) {
    noteResponse(upstream, now(), elapsedMs);
    upstream.latency.record(elapsedMs);
    upstream.health.recordCall(true);
    return;
  }
  // A caller must not be able to put nodes out of service by asking for what takes too long.
  if (elapsedMs >= longCallMs && !isCheapRead(call.method)) return;
  if (isKnownFailure(upstream, error)) return;
  upstream.health.recordCall(false);
  review(upstream, error);
}

/** Whether the call before failed of the same: a connection that breaks under several calls breaks once. */
function isKnownFailure(upstream: PooledUpstream, error: unknown): boolean {
  const failure = (error as Error).cause ?? error;
  const isKnown = failure instanceof Error && upstream.lastFailure === failure;
  upstream.lastFailure = failure;
  return isKnown;
}
