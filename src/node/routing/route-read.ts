import { type CallSignal, laneOf } from "../../rpc/call-signal.js";
import type { RawJson } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { NodeEvents } from "../node-events.js";
import { isInService, type PooledUpstream } from "../pooled-upstream.js";
import type { Timers } from "../timers.js";
import type { NodeCall } from "../upstream/node-call.js";
import { nodeUnavailable } from "../upstream/node-unavailable.js";
import { requirementOf } from "./block-requirement.js";
import { rankUpstreams } from "./choose-upstream.js";
import { BehindError, isRetryable } from "./is-retryable.js";
import type { Latency } from "./latency.js";
import { createQuery, type QueryParts, type Reading } from "./query-upstream.js";
import type { WakeUp } from "./wake-up.js";
import { type Attempt, withHedge } from "./with-hedge.js";

export interface RouteReadParts extends QueryParts {
  readonly upstreams: readonly PooledUpstream[];
  readonly changes: WakeUp;
  readonly events: NodeEvents;
  readonly timers: Timers;
  /** Longest wait for a node that has reached what callers know of. */
  readonly catchUpMs: number;
  /** How long the method's calls take; undefined where a second node is never asked. */
  readonly latencyOf: (method: string) => Latency | undefined;
}

/** A call goes to at most so many nodes, one after the other. */
const MAX_ATTEMPTS = 4;

/** How long a node is left alone that turned out to be behind what it had told. */
const BEHIND_WAIT_MS = 100;

/** A second node is never asked sooner than this. */
const LEAST_HEDGE_MS = 10;

/** Gets a read answered by one node after the other, never by one that is behind what callers were told. */
export function createRouteRead(parts: RouteReadParts) {
  const { upstreams, chain, changes, events, timers, catchUpMs } = parts;
  const { now } = timers;
  const ask = createQuery(parts);

  async function read(call: NodeCall, signal: CallSignal): Promise<RawJson> {
    const need = requirementOf(call);
    const lane = laneOf(signal);
    const giveUpAt = now() + catchUpMs;
    const tried = new Set<PooledUpstream>();
    // Those of them that may know more in a moment.
    const behind = new Set<PooledUpstream>();
    let failure: unknown;
    for (let attempts = 0; ; ) {
      const head = chain.current();
      const [first, ...others] = rankUpstreams(upstreams, { need, head, tried, lane });
      if (first && head && call.method === "eth_blockNumber") return Buffer.from(`"0x${head.number.toString(16)}"`);
      const isBusy = first?.slots.isFull(lane) ?? false;
      if (!first || isBusy || attempts >= MAX_ATTEMPTS) {
        if (isBusy) events.onBusy?.(call.method);
        if (isBusy || !canHope(tried, behind) || now() >= giveUpAt || attempts >= MAX_ATTEMPTS)
          throw isBusy ? busy() : asCallersSee(failure ?? new Error("no node in service has reached the known head"));
        await changes.wait(signal, failure ? BEHIND_WAIT_MS : giveUpAt - now());
        for (const upstream of behind) tried.delete(upstream);
        behind.clear();
        continue;
      }
      try {
        return await attempt({ call, need, head }, first, others, signal);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (!isRetryable(error)) throw error;
        const isBehind = error instanceof BehindError;
        if (isBehind) behind.add(first);
        else attempts++;
        // Being behind says least about why there is no answer.
        failure = isBehind ? (failure ?? error) : error;
        tried.add(first);
        events.onRetry?.(first.name, call.method);
      }
    }
  }

  /** Whether waiting may help: someone is behind, will soon be back, or has not been looked at yet. */
  function canHope(tried: ReadonlySet<PooledUpstream>, behind: ReadonlySet<PooledUpstream>): boolean {
    if (behind.size > 0) return true;
    return upstreams.some((upstream) => isNew(upstream) || (mayAnswer(upstream) && !tried.has(upstream)));
  }

  function attempt(
    reading: Reading,
    first: PooledUpstream,
    others: readonly PooledUpstream[],
    signal: CallSignal,
  ): Promise<RawJson> {
    const latency = parts.latencyOf(reading.call.method);
    if (!latency) return ask(reading, first, signal);
    const p95 = others.length > 0 ? latency.p95() : undefined;
    const asking =
      (upstream: PooledUpstream): Attempt<RawJson> =>
      async (stop) => {
        const startedAt = now();
        const result = await ask(reading, upstream, stop);
        latency.record(now() - startedAt);
        return result;
      };
    if (p95 === undefined) return asking(first)(signal);
    const second = others.find(({ slots }) => slots.hasFree(laneOf(signal)));
    return withHedge(
      {
        first: asking(first),
        second: () => (second ? asking(second) : undefined),
        timers,
        afterMs: Math.max(p95, LEAST_HEDGE_MS),
        onSettled: (isWon) => events.onHedge?.(second?.name ?? "", reading.call.method, isWon),
      },
      signal,
    );
  }

  return read;
}

function mayAnswer(upstream: PooledUpstream): boolean {
  return isInService(upstream) || upstream.health.isRecovering();
}

function isNew({ health }: PooledUpstream): boolean {
  return health.unavailableReason() === "not probed yet";
}

function busy(): RpcError {
  return new RpcError("InternalError", "the blockchain nodes have too many calls waiting; try again", {
    data: { reason: "node_unavailable" },
  });
}

function asCallersSee(failure: unknown): unknown {
  if (failure instanceof BehindError) return failure.unavailable;
  return failure instanceof RpcError ? failure : nodeUnavailable(failure);
}
