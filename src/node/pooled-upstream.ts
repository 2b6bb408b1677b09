import type { CallStop } from "../rpc/call-signal.js";
import { FairSlots } from "../turns/fair-slots.js";
import type { Head } from "./head-feed.js";
import type { Branch } from "./heads/branch.js";
import { createHealth, type Health } from "./heads/health.js";
import { createLatency, type Latency } from "./routing/latency.js";
import type { Upstream } from "./upstream/upstream.js";

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
  /** Whether it has left a probe without an answer for longer than it usually takes. */
  isSilent: boolean;
  /** What ends its calls under way, when it is found to be gone. */
  readonly running: Set<CallStop>;
}

export interface PooledUpstreamOptions {
  /** Most calls under way to a node whose URL doesn't say. */
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
      isSilent: false,
      running: new Set(),
    };
  });
}

/** Whether callers' calls go to it. */
export function isInService({ health }: PooledUpstream): boolean {
  return health.unavailableReason() === undefined;
}

/** Those in service; where there is none, those that are out only because calls to them failed, or that will soon be back. */
export function usableOf(upstreams: readonly PooledUpstream[]): readonly PooledUpstream[] {
  const inService = upstreams.filter(isInService);
  if (inService.length > 0) return inService;
  return upstreams.filter(({ health }) => health.unavailableReason() === "failing" || health.isRecovering());
}
