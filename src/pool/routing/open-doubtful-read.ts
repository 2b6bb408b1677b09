import type { Head } from "../../node/head-feed.js";
import type { NodeCall } from "../../node/node-call.js";
import type { Timers } from "../../node/timers.js";
import type { WakeUp } from "../../node/wake-up.js";
import type { CallSignal } from "../../turns/call-signal.js";
import type { CanonicalChain } from "../model/canonical-chain.js";
import { isUsable, type PooledUpstream } from "../model/pooled-upstream.js";
import type { BlockRequirement } from "./block-requirement.js";
import { hasReached } from "./choose-upstream.js";
import { followMs } from "./node-read.js";
import type { UpstreamQuery } from "./query-upstream.js";
import type { DoubtfulRead } from "./second-opinion.js";

export interface DoubtfulReadParts {
  readonly chain: CanonicalChain;
  readonly changes: WakeUp;
  readonly timers: Timers;
  readonly upstreams: readonly PooledUpstream[];
  readonly query: UpstreamQuery;
}

/** A read that a node has responded to. */
export interface RespondedRead extends Pick<DoubtfulRead, "head" | "responder" | "findOther"> {
  readonly call: NodeCall;
  readonly need: BlockRequirement;
  readonly signal: CallSignal;
  /** When it began. */
  readonly sinceMs: number;
}

/** What is needed to ask other nodes about a result. */
export function openDoubtfulRead(parts: DoubtfulReadParts, read: RespondedRead): DoubtfulRead {
  const { upstreams, query } = parts;
  const { need, head, sinceMs } = read;
  const reading = { need, head, sinceMs, isProofOptional: true };
  const ask =
    (isHeadNeeded: boolean): DoubtfulRead["prove"] =>
    (upstream, call, signal) =>
      query.run({ ...reading, call, isHeadNeeded }, upstream, signal);
  return {
    ...read,
    totalWeight: upstreams.reduce((sum, { weight }) => sum + weight, 0),
    prove: ask(true),
    find: ask(false),
    isHeadLeft: () => waitForNewHead(parts, read),
  };
}

/** Waits for another head if nodes besides the responder have left this one. Resolves to whether there is one. */
async function waitForNewHead(
  { chain, changes, timers, upstreams }: DoubtfulReadParts,
  { head, responder, signal, sinceMs }: RespondedRead,
): Promise<boolean> {
  const hasLeft = (one: PooledUpstream): boolean => isAtLeastAt(one.head, head) && !hasReached(one, head);
  if (!upstreams.some((one) => one !== responder && isUsable(one) && hasLeft(one))) return false;
  const endMs = sinceMs + followMs;
  while (chain.current() === head && timers.now() < endMs) await changes.wait(signal, endMs - timers.now());
  return chain.current() !== head;
}

function isAtLeastAt(one: Head | undefined, { number }: Head): boolean {
  return one !== undefined && one.number >= number;
}
