import type { Head } from "../../node/head-feed.js";
import type { CallAbortController } from "../../turns/call-signal.js";
import { FairSlots } from "../../turns/fair-slots.js";
import { LinkedQueue } from "../../turns/linked-queue.js";
import type { Upstream } from "../../upstream/upstream.js";
import type { Branch } from "./branch.js";
import { createHealth, type Health, type UnavailableReason } from "./health.js";
import { createLatency, type Latency } from "./latency.js";
import { MissingFeatures } from "./missing-features.js";

/** A node and what the pool knows of it. */
export interface PooledUpstream {
  readonly client: Upstream;
  /** Unlike the client's name, no other node has it. */
  readonly name: string;
  readonly weight: number;
  readonly health: Health;
  readonly latency: Latency;
  /** Its calls under way and waiting, by lane. */
  readonly slots: FairSlots;
  /** The last head that it reported. */
  head: Head | undefined;
  /** Last known fork point between this node's chain and the canonical chain. */
  branch: Branch | undefined;
  /** When it last responded, to a call or a probe. */
  respondedAt: number;
  /** When the newest request that it has responded to was sent. */
  respondedFrom: number;
  /** What it lacks that other nodes may have. */
  readonly missing: MissingFeatures;
  /** Its calls under way, and since when it has responded to none of them. */
  pendingCalls: number;
  pendingSince: number;
  /** How long its last response to a probe took. */
  probeMs: number;
  /** Whether it has not responded to a probe for longer than it usually takes. */
  isSilent: boolean;
  /** Whether its head may be an old one: its last probe brought none, or none in the time that it usually takes. */
  isHeadStale: boolean;
  /** What its last failed call failed of: several calls fail of one broken connection. */
  lastFailure: unknown;
  /** What ends its calls under way, when it is found to be gone. */
  readonly running: LinkedQueue<CallAbortController>;
}

export interface PooledUpstreamOptions {
  /** Default concurrency per node: calls under way at once where its URL gives no figure. */
  readonly concurrency: number;
  readonly queueLength: number;
  readonly now: () => number;
}

export function createPooledUpstreams(
  clients: readonly Upstream[],
  options: PooledUpstreamOptions,
): readonly PooledUpstream[] {
  return clients.map((client, index) => {
    const isTaken = clients.slice(0, index).some(({ name }) => name === client.name);
    return {
      client,
      name: isTaken ? `${client.name}#${index + 1}` : client.name,
      weight: client.weight,
      health: createHealth(options.now),
      latency: createLatency(),
      slots: new FairSlots(client.concurrency ?? options.concurrency, options.queueLength),
      head: undefined,
      branch: undefined,
      respondedAt: -Infinity,
      respondedFrom: -Infinity,
      missing: new MissingFeatures(),
      pendingCalls: 0,
      pendingSince: 0,
      probeMs: 0,
      isSilent: false,
      isHeadStale: false,
      lastFailure: undefined,
      running: new LinkedQueue(),
    };
  });
}

/** Takes in that a call to it begins. */
export function noteCall(upstream: PooledUpstream, nowMs: number): void {
  if (upstream.pendingCalls === 0) upstream.pendingSince = nowMs;
  upstream.pendingCalls++;
}

/** How long it has had calls and responded to none. */
export function pendingMsOf({ pendingCalls, pendingSince }: PooledUpstream, nowMs: number): number {
  return pendingCalls === 0 ? 0 : nowMs - pendingSince;
}

/** Takes in that it has responded, to a call or a probe. */
export function noteResponse(upstream: PooledUpstream, nowMs: number, elapsedMs: number): void {
  upstream.respondedAt = nowMs;
  upstream.pendingSince = nowMs;
  upstream.respondedFrom = Math.max(upstream.respondedFrom, nowMs - elapsedMs);
  upstream.isSilent = false;
}

/** Whether callers' calls go to it. */
export function isInService({ health }: PooledUpstream): boolean {
  return health.unavailableReason() === undefined;
}

/** Whether it is out only because calls to it failed, or will soon be back. */
export function isNearlyBack({ health }: PooledUpstream): boolean {
  return health.unavailableReason() === "failing" || health.isRecovering();
}

/** Whether it may well respond. */
export function isUsable(upstream: PooledUpstream): boolean {
  return isInService(upstream) || isNearlyBack(upstream);
}

/** Whether there is no other reason against it than that it did not respond. */
export function isLastResort({ health }: PooledUpstream): boolean {
  return health.unavailableReason() === "unreachable";
}

/** Whether it may well be back before a caller gives up. */
export function mayComeBack({ health }: PooledUpstream): boolean {
  const reason = health.unavailableReason();
  return reason === undefined || passing.has(reason);
}

/** What often lasts for moments only. */
const passing: ReadonlySet<UnavailableReason> = new Set(["not probed yet", "unreachable", "lagging", "failing"]);

/** Nodes in service; if there are none, those that may return soon. */
export function usableOf(upstreams: readonly PooledUpstream[]): readonly PooledUpstream[] {
  const inService = upstreams.filter(isInService);
  return inService.length > 0 ? inService : upstreams.filter(isNearlyBack);
}
