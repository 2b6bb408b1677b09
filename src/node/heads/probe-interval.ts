import { isInService, type PooledUpstream } from "../routing/pooled-upstream.js";
import type { Head } from "./head-feed.js";

/** How much less often a node with a subscription to new heads is probed. */
const tellingFactor = 10;

/** Probe interval of a node that may come back soon. */
const recoveryProbeMs = 200;

/** Probe interval of a node that may have a newer head. */
const newsProbeMs = 200;

export interface ProbeInterval {
  /** Between two probes, usually. */
  readonly pollMs: number;
  /** Whether the node may be about to have a newer head. */
  readonly hasNews: boolean;
  /** A head that a probe found and the node's subscription has not reported. */
  readonly untoldHead: Head | undefined;
}

/** How long after a probe of a node the next one is, in milliseconds. */
export function probeIntervalMs(upstream: PooledUpstream, { pollMs, hasNews, untoldHead }: ProbeInterval): number {
  const { client, health, isHeadStale } = upstream;
  // It does well again: a few more probes will tell.
  if (!isInService(upstream)) return health.isRecovering() ? Math.min(pollMs, recoveryProbeMs) : pollMs;
  if (hasNews) return Math.min(pollMs, newsProbeMs);
  const isTelling = client.isTellingHeads() && !untoldHead && !isHeadStale;
  return pollMs * (isTelling ? tellingFactor : 1);
}
