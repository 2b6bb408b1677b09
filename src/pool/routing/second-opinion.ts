import { LRUCache } from "lru-cache";
import type { RawJson } from "../../json/raw-json.js";
import type { Head } from "../../node/head-feed.js";
import type { NodeCall } from "../../node/node-call.js";
import type { Timers } from "../../node/timers.js";
import { withinTime } from "../../node/within-time.js";
import type { CallSignal } from "../../turns/call-signal.js";
import { type PooledUpstream, pendingMsOf } from "../model/pooled-upstream.js";

/** A read whose result may be incomplete, at a head. */
export interface DoubtfulRead {
  readonly call: NodeCall;
  readonly head: Head;
  readonly signal: CallSignal;
  /** The node that returned the result. */
  readonly responder: PooledUpstream;
  /** Of all nodes. */
  readonly totalWeight: number;
  /** The best node besides these; undefined when there is none. */
  readonly findOther: (besides: readonly PooledUpstream[]) => PooledUpstream | undefined;
  /** Asks a node, whose result counts only if its chain has the head. */
  readonly prove: AskNode;
  /** The same, for what a hash names: only an empty result needs the head. */
  readonly find: AskNode;
  /** Whether the head changes soon: other nodes have left it, so that nothing they say counts before. */
  readonly isHeadLeft: () => Promise<boolean>;
}

type AskNode = (upstream: PooledUpstream, call: NodeCall, signal: CallSignal) => Promise<RawJson>;

/** Longest wait for another node, as a multiple of its mean latency and in milliseconds. Slower nodes are not asked. */
const latencyFactor = 5;
const minWaitMs = 150;
const maxWaitMs = 850;

/** Maximum length of all keys of a memory: filters and calls may be long. */
const maxKeyLength = 4 * 1024 * 1024;

/** Remembers that something was confirmed, for a limited number of keys; the least recently used give way. */
export function createMemory<Value extends object | string | true>(maxKeys: number): LRUCache<string, Value> {
  return new LRUCache({ max: maxKeys, maxSize: maxKeyLength, sizeCalculation: (_value, key) => key.length || 1 });
}

/** Yields the other nodes, the best first. Leaves out nodes that will probably not respond in time. */
export function* othersInTurn({ responder, findOther }: DoubtfulRead, timers: Timers): Generator<PooledUpstream> {
  const asked = [responder];
  for (let other = findOther(asked); other; other = findOther(asked)) {
    asked.push(other);
    if (isResponsive(other, timers.now())) yield other;
  }
}

/** Whether these nodes are most of all by their weight. */
export function areMost(nodes: readonly PooledUpstream[], { totalWeight }: DoubtfulRead): boolean {
  return 2 * nodes.reduce((sum, { weight }) => sum + weight, 0) > totalWeight;
}

/** Asks another node. Rejects with LateError if it takes too long. */
export function askInTime(
  other: PooledUpstream,
  read: DoubtfulRead,
  timers: Timers,
  how: "prove" | "find" = "prove",
): Promise<RawJson> {
  const limit = { signal: read.signal, timeoutMs: waitMsOf(other), timers };
  return withinTime(limit, (stop) => read[how](other, read.call, stop));
}

function isResponsive(upstream: PooledUpstream, nowMs: number): boolean {
  const waitMs = waitMsOf(upstream);
  return !upstream.isSilent && waitMs <= maxWaitMs && pendingMsOf(upstream, nowMs) <= waitMs;
}

function waitMsOf({ latency }: PooledUpstream): number {
  return Math.max(minWaitMs, latencyFactor * (latency.mean() ?? 0));
}
