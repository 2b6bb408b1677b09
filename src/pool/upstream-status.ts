import type { Head } from "../node/head-feed.js";
import type { PooledUpstream } from "./model/pooled-upstream.js";

/** What a pool knows of one node, for the operator. */
export interface UpstreamStatus {
  readonly name: string;
  /** `in`, or why it is out of service. */
  readonly state: string;
  readonly head: Head | undefined;
  /** Fork height of its chain, while it is on another branch. */
  readonly forkHeight: number | undefined;
  readonly errorRate: number;
  readonly latencyMs: number | undefined;
  readonly outstanding: number;
}

export function statusOf(upstream: PooledUpstream, isApart: boolean): UpstreamStatus {
  const { name, health, head, branch, latency, slots } = upstream;
  return {
    name,
    state: health.unavailableReason() ?? "in",
    head,
    forkHeight: isApart ? branch?.forkHeight : undefined,
    errorRate: health.errorRate(),
    latencyMs: latency.mean(),
    outstanding: slots.outstanding(),
  };
}

/** The state of each node, for a message. */
export function describeStates(upstreams: readonly PooledUpstream[]): string {
  return upstreams.map(({ name, health }) => `${name} ${health.unavailableReason() ?? "does not respond"}`).join(", ");
}
