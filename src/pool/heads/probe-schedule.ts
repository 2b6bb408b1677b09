import type { Timers } from "../../node/timers.js";
import { isInService, type PooledUpstream } from "../model/pooled-upstream.js";

/** How much less often a node with a subscription to new heads is probed. */
const tellingFactor = 10;

/** Probe interval of a node that may come back soon. */
const recoveryProbeMs = 200;

/** Probe interval of a node that may have a newer head, and how long that holds. */
const newsProbeMs = 200;
const newsMs = 2_000;

export interface ProbeScheduleParts {
  readonly timers: Timers;
  /** Usual interval. */
  readonly pollMs: number;
  /** Whether the node's subscription reports its heads. */
  readonly isTelling: () => boolean;
  readonly probe: () => void;
}

/** When the next probe of a node begins. */
export class ProbeSchedule {
  readonly #upstream: PooledUpstream;
  readonly #parts: ProbeScheduleParts;
  #cancelNext: (() => void) | undefined;
  #newsAt = -Infinity;

  constructor(upstream: PooledUpstream, parts: ProbeScheduleParts) {
    this.#upstream = upstream;
    this.#parts = parts;
  }

  /** Notes that the node may be about to have a newer head. */
  noteNews(): void {
    this.#newsAt = this.#parts.timers.now();
  }

  /** Time from a probe to the next one, in milliseconds. */
  intervalMs(): number {
    const { timers, pollMs, isTelling } = this.#parts;
    // It does well again: a few more probes will tell.
    if (!isInService(this.#upstream))
      return this.#upstream.health.isRecovering() ? Math.min(pollMs, recoveryProbeMs) : pollMs;
    if (timers.now() - this.#newsAt < newsMs) return Math.min(pollMs, newsProbeMs);
    return pollMs * (isTelling() && !this.#upstream.isHeadStale ? tellingFactor : 1);
  }

  /** Begins the next probe after this time instead of the one planned before. */
  next(delayMs: number): void {
    this.cancel();
    this.#cancelNext = this.#parts.timers.after(delayMs, this.#parts.probe);
  }

  cancel(): void {
    this.#cancelNext?.();
  }
}
