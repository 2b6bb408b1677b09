import type { Log } from "../../telemetry/log.js";
import type { NodeEvents } from "../node-events.js";
import type { PooledUpstream } from "../routing/pooled-upstream.js";

export interface DistrustParts {
  readonly now: () => number;
  readonly log: Pick<Log, "warn">;
  readonly events: NodeEvents;
  /** Called after a change of a node's state. */
  readonly review: (upstream: PooledUpstream, cause?: unknown) => void;
}

/** How long a node is out of service, and how long none is once most of them failed. */
const distrustMs = 600_000;

/**
 * Takes nodes whose results fail verification out of service, but never more than half of them by weight: what most nodes fail is rather
 * the check's fault, as after an upgrade of the chain. Then all are back, and none is taken out for a while.
 */
export class Distrust {
  #pausedUntil = -Infinity;

  constructor(
    private readonly upstreams: readonly PooledUpstream[],
    private readonly parts: DistrustParts,
  ) {}

  /** Takes the node of that name out for ten minutes, if most are left. */
  add(name: string, reason: string): void {
    const { now, review } = this.parts;
    const upstream = this.upstreams.find((one) => one.name === name);
    if (!upstream || isDistrusted(upstream) || now() < this.#pausedUntil) return;
    if (!this.#isHalfLeftWithout(upstream)) return this.#forgiveAll(upstream, reason);
    upstream.health.distrust(distrustMs);
    review(upstream, new Error(reason));
  }

  #isHalfLeftWithout(upstream: PooledUpstream): boolean {
    const left = this.upstreams.filter((one) => one !== upstream && !isDistrusted(one));
    return 2 * weightOf(left) >= weightOf(this.upstreams);
  }

  #forgiveAll(upstream: PooledUpstream, problem: string): void {
    const { now, log, events, review } = this.parts;
    this.#pausedUntil = now() + distrustMs;
    log.warn(
      { upstream: upstream.name, problem },
      "most nodes fail verification: none is out of service for it, since the check may be at fault",
    );
    events.onVerification?.(upstream.name, "forgiven");
    for (const one of this.upstreams.filter(isDistrusted)) {
      one.health.forgive();
      review(one);
    }
  }
}

function isDistrusted({ health }: PooledUpstream): boolean {
  return health.unavailableReason() === "distrusted";
}

function weightOf(upstreams: readonly PooledUpstream[]): number {
  return upstreams.reduce((sum, { weight }) => sum + weight, 0);
}
