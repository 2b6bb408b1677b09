import { type CallAbortController, type CallSignal, createLinkedController } from "../../rpc/call-signal.js";
import { JsonStream, type RawJson } from "../../rpc/raw-json.js";
import { errorNameOf } from "../../rpc/rpc-error.js";
import { waitTurn } from "../../rpc/wait-turn.js";
import type { NodeEvents } from "../node-events.js";
import { isCheapRead } from "../upstream/cheap-reads.js";
import type { UpstreamCall } from "../upstream/node-call.js";
import { nodeUnavailable } from "../upstream/node-unavailable.js";
import { isNodeFailure } from "./is-retryable.js";
import { noteCall, noteResponse, type PooledUpstream } from "./pooled-upstream.js";
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
export async function callUpstream(
  upstream: PooledUpstream,
  call: UpstreamCall,
  signal: CallSignal,
  parts: CallUpstreamParts,
): Promise<RawJson> {
  const { running, slots, client } = upstream;
  const span = signal.span?.begin(
    call.method,
    { "rpc.method": call.method, "server.address": upstream.name },
    "client",
  );
  const { stop, detach } = createLinkedController(signal, span);
  let startedAt: number | undefined;
  let result: RawJson | undefined;
  const end = (): void => {
    detach();
    if (startedAt !== undefined) slots.free(stop.lane);
  };
  const place = running.push(stop);
  try {
    if (!slots.take(stop.lane)) await waitForSlot(upstream, stop);
    startedAt = parts.now();
    noteCall(upstream, startedAt);
    result = await (call.on ? client.callOn(call.on, call, stop) : client.call(call.method, call.params, stop));
    record({ upstream, call, elapsedMs: parts.now() - startedAt }, parts);
    span?.end();
    return result instanceof JsonStream ? endAfter(result, stop, end) : result;
  } catch (error) {
    span?.end(signal.aborted ? "cancelled" : errorNameOf(error));
    if (startedAt !== undefined)
      recordFailure({ upstream, call, elapsedMs: parts.now() - startedAt, error }, signal, parts);
    throw error;
  } finally {
    if (startedAt !== undefined) upstream.pendingCalls--;
    running.remove(place);
    if (!(result instanceof JsonStream)) end();
  }
}

/** A full queue counts as no response. */
function waitForSlot({ slots }: PooledUpstream, stop: CallAbortController): Promise<void> {
  if (slots.isFull(stop.lane)) throw nodeUnavailable(new Error("too many calls wait for the node"));
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
