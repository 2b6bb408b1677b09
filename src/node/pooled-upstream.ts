import type { CallStop } from "../rpc/call-signal.js";
import { FairSlots } from "../turns/fair-slots.js";
import type { Head } from "./head-feed.js";
import { createHealth, type Health } from "./heads/health.js";
import { createLatency, type Latency } from "./routing/latency.js";
import type { Upstream } from "./upstream/upstream.js";

/** One upstream and what the pool knows of it. */
export interface Member {
  readonly upstream: Upstream;
  /** Unlike the upstream's name, no other member has it. */
  readonly name: string;
  readonly health: Health;
  readonly latency: Latency;
  /** Its calls under way and waiting, by lane. */
  readonly slots: FairSlots;
  /** The last head it told. */
  head: Head | undefined;
  /** The hash of the head shown to callers that it was on and has left for another branch. */
  leftHash: string | undefined;
  /** What ends its calls under way, when it is found to be gone. */
  readonly running: Set<CallStop>;
}

export interface MemberOptions {
  /** Most calls under way to an upstream whose URL doesn't say. */
  readonly concurrency: number;
  readonly queueLength: number;
  readonly now: () => number;
}

export function createMembers(upstreams: readonly Upstream[], options: MemberOptions): readonly Member[] {
  return upstreams.map((upstream, index) => {
    const isTaken = upstreams.slice(0, index).some(({ name }) => name === upstream.name);
    return {
      upstream,
      name: isTaken ? `${upstream.name}#${index + 1}` : upstream.name,
      health: createHealth(options.now),
      latency: createLatency(),
      slots: new FairSlots(upstream.concurrency ?? options.concurrency, options.queueLength),
      head: undefined,
      leftHash: undefined,
      running: new Set(),
    };
  });
}

/** Whether callers' calls go to it. */
export function isInService({ health }: Member): boolean {
  return health.outReason() === undefined;
}
