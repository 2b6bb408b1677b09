import type { CallSignal } from "../../rpc/call-signal.js";
import type { CanonicalChain } from "../heads/canonical-chain.js";
import type { Head } from "../heads/head-feed.js";
import type { Timers } from "../timers.js";
import type { WakeUp } from "../wake-up.js";
import { hasReached } from "./choose-upstream.js";
import { isUsable, type PooledUpstream } from "./pooled-upstream.js";

export interface NewHeadParts {
  readonly chain: CanonicalChain;
  readonly changes: WakeUp;
  readonly timers: Timers;
  readonly upstreams: readonly PooledUpstream[];
}

/** A read at a head, and until when it may wait. */
export interface ReadAtHead {
  readonly head: Head;
  readonly responder: PooledUpstream;
  readonly signal: CallSignal;
  readonly endMs: number;
}

/** Waits for another head if nodes besides the responder have left this one. Resolves to whether there is one. */
export async function waitForNewHead(
  { chain, changes, timers, upstreams }: NewHeadParts,
  { head, responder, signal, endMs }: ReadAtHead,
): Promise<boolean> {
  const hasLeft = (one: PooledUpstream): boolean => (one.head?.number ?? -1) >= head.number && !hasReached(one, head);
  if (!upstreams.some((one) => one !== responder && isUsable(one) && hasLeft(one))) return false;
  while (chain.current() === head && timers.now() < endMs) await changes.wait(signal, endMs - timers.now());
  return chain.current() !== head;
}
