import type { NodeEvents } from "../../node/node-events.js";
import type { Log } from "../../telemetry/log.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";

export interface DistrustParts {
  readonly now: () => number;
  readonly log: Pick<Log, "warn">;
  readonly events: NodeEvents;
  /** Called after a change of a node's state. */
  readonly review: (upstream: PooledUpstream, cause?: unknown) => void;
}

/** Duration of distrust, and of the pause after most nodes failed. */
const distrustMs = 600_000;

/**
 * Takes nodes with wrong results out of service, but never more than half of all nodes by weight. If more fail, the check is probably
 * wrong, as after an upgrade of the chain: then all nodes return, and none is taken out for a while.
 */
export class Distrust {
  readonly #upstreams: readonly PooledUpstream[];
  readonly #parts: DistrustParts;
  #pausedUntil = -Infinity;

  constructor(upstreams: readonly PooledUpstream[], parts: DistrustParts) {
    this.#upstreams = upstreams;
    this.#parts = parts;
  }

  /** Takes the named node out of service for ten minutes if at least half remain. */
  add(name: string, reason: string): void {
    const { now, review } = this.#parts;
    const upstream = this.#upstreams.find((one) => one.name === name);
    if (!upstream || isDistrusted(upstream) || now() < this.#pausedUntil) return;
    if (!this.#isHalfLeftWithout(upstream)) return this.#forgiveAll(upstream, reason);
    upstream.health.distrust(distrustMs);
    review(upstream, new Error(reason));
  }

  #isHalfLeftWithout(upstream: PooledUpstream): boolean {
    const left = this.#upstreams.filter((one) => one !== upstream && !isDistrusted(one));
    return 2 * weightOf(left) >= weightOf(this.#upstreams);
  }

  #forgiveAll(upstream: PooledUpstream, problem: string): void {
    const { now, log, events, review } = this.#parts;
    this.#pausedUntil = now() + distrustMs;
    log.warn(
      { upstream: upstream.name, problem },
      "most nodes fail verification: none is out of service for it, since the check may be at fault",
    );
    events.onVerification?.(upstream.name, "forgiven");
    for (const one of this.#upstreams.filter(isDistrusted)) {
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
