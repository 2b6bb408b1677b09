import type { CallSignal } from "../../rpc/call-signal.js";
import type { RawJson } from "../../rpc/raw-json.js";
import type { Head } from "../heads/head-feed.js";
import type { Timers } from "../timers.js";
import type { NodeCall } from "../upstream/node-call.js";
import { withinTime } from "../within-time.js";
import { type PooledUpstream, pendingMsOf } from "./pooled-upstream.js";

/** A read whose result may lack what other nodes have, as of a head. */
export interface DoubtfulRead {
  readonly call: NodeCall;
  readonly head: Head;
  readonly signal: CallSignal;
  /** Whose result it is. */
  readonly responder: PooledUpstream;
  /** The best node besides these; undefined when there is none. */
  readonly findOther: (besides: readonly PooledUpstream[]) => PooledUpstream | undefined;
  /** Asks a node, whose result counts only if its chain has the head. */
  readonly prove: (upstream: PooledUpstream, signal: CallSignal) => Promise<RawJson>;
}

/** How long another node is waited for: as many times as its calls take on average, but neither less nor longer than this. */
const latencyFactor = 5;
const minWaitMs = 150;
const maxWaitMs = 850;

/** The other nodes one after another, as long as there are any that are likely to respond: callers don't wait for one that hangs. */
export function* othersInTurn({ responder, findOther }: DoubtfulRead, timers: Timers): Generator<PooledUpstream> {
  const asked = [responder];
  for (let other = findOther(asked); other; other = findOther(asked)) {
    asked.push(other);
    if (isResponsive(other, timers.now())) yield other;
  }
}

/** What another node says. Rejects when it does not say it in time, and with its error. */
export function askInTime(other: PooledUpstream, { prove, signal }: DoubtfulRead, timers: Timers): Promise<RawJson> {
  return withinTime({ signal, timeoutMs: waitMsOf(other), timers }, (stop) => prove(other, stop));
}

function isResponsive(upstream: PooledUpstream, nowMs: number): boolean {
  const waitMs = waitMsOf(upstream);
  return !upstream.isSilent && waitMs <= maxWaitMs && pendingMsOf(upstream, nowMs) <= waitMs;
}

function waitMsOf({ latency }: PooledUpstream): number {
  return Math.max(minWaitMs, latencyFactor * (latency.mean() ?? 0));
}
