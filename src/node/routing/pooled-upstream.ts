import type { CallStop } from "../../rpc/call-signal.js";
import { FairSlots } from "../../turns/fair-slots.js";
import type { Branch } from "../heads/branch.js";
import type { Head } from "../heads/head-feed.js";
import { createHealth, type Health, type UnavailableReason } from "../heads/health.js";
import type { Upstream } from "../upstream/upstream.js";
import { createLatency, type Latency } from "./latency.js";

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
  /** The last head it told. */
  head: Head | undefined;
  /** Where its chain lies to the shown one, as of the last head of which that could be told. */
  branch: Branch | undefined;
  /** When it last answered anything, a call or a probe. */
  answeredAt: number;
  /** When the newest request that it has answered was sent. */
  answeredFrom: number;
  /** Its calls under way, and since when it has answered none of them. */
  unanswered: number;
  unansweredSince: number;
  /** How long its last answer to a probe took. */
  probeMs: number;
  /** Whether it has left a probe without an answer for longer than it usually takes. */
  isSilent: boolean;
  /** Whether its head may be an old one: its last probe brought none, or none in the time that it usually takes. */
  isHeadStale: boolean;
  /** What its last failed call failed of: several calls fail of one broken connection. */
  lastFailure: unknown;
  /** What ends its calls under way, when it is found to be gone. */
  readonly running: Set<CallStop>;
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
      answeredAt: -Infinity,
      answeredFrom: -Infinity,
      unanswered: 0,
      unansweredSince: 0,
      probeMs: 0,
      isSilent: false,
      isHeadStale: false,
      lastFailure: undefined,
      running: new Set(),
    };
  });
}

/** Takes in that a call to it begins. */
export function noteCall(upstream: PooledUpstream, nowMs: number): void {
  if (upstream.unanswered === 0) upstream.unansweredSince = nowMs;
  upstream.unanswered++;
}

/** How long it has had calls and answered none of them. */
export function unansweredMsOf({ unanswered, unansweredSince }: PooledUpstream, nowMs: number): number {
  return unanswered === 0 ? 0 : nowMs - unansweredSince;
}

/** Takes in that it has answered something, a call or a probe. */
export function noteAnswer(upstream: PooledUpstream, nowMs: number, elapsedMs: number): void {
  upstream.answeredAt = nowMs;
  upstream.unansweredSince = nowMs;
  upstream.answeredFrom = Math.max(upstream.answeredFrom, nowMs - elapsedMs);
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

/** Whether it may well answer. */
export function isUsable(upstream: PooledUpstream): boolean {
  return isInService(upstream) || isNearlyBack(upstream);
}

/** Whether there is no other reason against it than that it did not answer. */
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

/** Those in service; where there is none, those that are nearly back. */
export function usableOf(upstreams: readonly PooledUpstream[]): readonly PooledUpstream[] {
  const inService = upstreams.filter(isInService);
  return inService.length > 0 ? inService : upstreams.filter(isNearlyBack);
}
