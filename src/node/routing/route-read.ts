import { type CallSignal, laneOf } from "../../rpc/call-signal.js";
import type { RawJson } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { NodeEvents } from "../node-events.js";
import { BehindError } from "../upstream/behind-error.js";
import type { NodeCall } from "../upstream/node-call.js";
import { nodeUnavailable } from "../upstream/node-unavailable.js";
import { requirementOf } from "./block-requirement.js";
import { type Choice, chooseUpstream } from "./choose-upstream.js";
import type { HedgedRead, Hedging } from "./hedging.js";
import { isRetryable } from "./is-retryable.js";
import { isUsable, mayComeBack, type PooledUpstream } from "./pooled-upstream.js";
import { createQuery, type QueryParts } from "./query-upstream.js";
import { Tries } from "./tries.js";

export interface RouteReadParts extends QueryParts {
  readonly upstreams: readonly PooledUpstream[];
  readonly events: NodeEvents;
  /** Longest wait for a node that has what is asked for. */
  readonly catchUpMs: number;
  /** Longest wait for a node to come back while none answers. */
  readonly comeBackMs: number;
  /** Undefined where a second node is never asked. */
  readonly hedging: Hedging | undefined;
}

/** How long to wait at most before it is looked again whether a node can be asked. */
const LOOK_AGAIN_MS = 100;

/** Gets a read answered by one node after the other, never by one that is behind what callers were told. */
export function createRouteRead(parts: RouteReadParts) {
  const { upstreams, chain, changes, events, timers, catchUpMs, comeBackMs, hedging } = parts;
  const { now } = timers;
  const ask = createQuery(parts);

  async function read(call: NodeCall, signal: CallSignal): Promise<RawJson> {
    const need = requirementOf(call);
    const lane = laneOf(signal);
    const startedAt = now();
    let tries: Tries | undefined;
    const choose = (given: Pick<Choice, "isAgain" | "besides"> = {}) =>
      chooseUpstream(upstreams, { need, head: chain.current(), nowMs: now(), lane, tries, ...given });
    const askAndNote = async (upstream: PooledUpstream, stop: CallSignal): Promise<RawJson> => {
      try {
        return await ask({ call, need, head: chain.current(), sinceMs: startedAt }, upstream, stop);
      } catch (error) {
        if (!stop.aborted && isRetryable(error)) {
          tries ??= new Tries(now);
          tries.note(upstream, error);
          events.onRetry?.(upstream.name, call.method);
        }
        throw error;
      }
    };
    for (;;) {
      const first = choose() ?? (tries && choose({ isAgain: true }));
      const head = chain.current();
      // The shown head is known without asking, but not told while no node is there.
      if (first && head && call.method === "eth_blockNumber" && isUsable(first)) return quantityOf(head.number);
      if (!first || call.method === "eth_blockNumber") {
        tries ??= new Tries(now);
        if (!mayWait(tries, startedAt)) throw asCallersSee(tries.error);
        await changes.wait(signal, LOOK_AGAIN_MS);
        continue;
      }
      if (first.slots.isFull(lane)) {
        events.onBusy?.(call.method);
        throw busy();
      }
      try {
        return await attempt(
          { method: call.method, first, findOther: (besides) => choose({ besides }), ask: askAndNote },
          signal,
        );
      } catch (error) {
        if (signal.aborted || !isRetryable(error)) throw signal.aborted ? signal.reason : error;
      }
    }
  }

  function attempt(read: HedgedRead, signal: CallSignal): Promise<RawJson> {
    return hedging && upstreams.length > 1 ? hedging.run(read, signal) : read.ask(read.first, signal);
  }

  /** Whether a node that can't be asked now may have an answer later. */
  function mayWait(tries: Tries, startedAt: number): boolean {
    const hasUsable = upstreams.some(isUsable);
    if (now() - startedAt >= (hasUsable ? catchUpMs : comeBackMs) || tries.isEnough(upstreams.length)) return false;
    return upstreams.some(
      (one) => tries.isHopeful(one) && (hasUsable ? isUsable(one) || one.health.isNew() : mayComeBack(one)),
    );
  }

  return read;
}

function quantityOf(height: number): Uint8Array {
  return Buffer.from(`"0x${height.toString(16)}"`);
}

function busy(): RpcError {
  return new RpcError("InternalError", "the blockchain nodes have too many calls waiting; try again", {
    data: { reason: "node_unavailable" },
  });
}

function asCallersSee(error: unknown): unknown {
  if (error instanceof BehindError) return error.unavailable;
  return error instanceof RpcError
    ? error
    : nodeUnavailable(error ?? new Error("no node in service has reached the shown head"));
}
