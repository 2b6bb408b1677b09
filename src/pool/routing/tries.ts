import { BehindError } from "../../node/behind-error.js";
import { UnprovenError } from "../../node/unproven-error.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import { isMissingFeature, isNodeFailure } from "./is-retryable.js";

interface Failures {
  times: number;
  atMs: number;
  /** Whether it responded, so that asking it again is of no use. */
  readonly hasResponded: boolean;
}

/** How often one node is queried for the same: twice, the second time on another connection, if it did not respond. */
const maxTimes = 2;

/** Pause for a node that is behind its last head, or did not respond twice. */
const pauseMs = 100;

/** Failed attempts of one read, by node. */
export class Tries {
  readonly #now: () => number;
  readonly #nodeCount: number;
  readonly #failures = new Map<PooledUpstream, Failures>();
  readonly #behindSince = new Map<PooledUpstream, number>();
  readonly #unproven = new Set<PooledUpstream>();
  #failureCount = 0;
  /** The error for the caller if there is no result. */
  error: unknown;

  constructor(now: () => number, nodeCount: number) {
    this.#now = now;
    this.#nodeCount = nodeCount;
  }

  note(upstream: PooledUpstream, error: unknown): void {
    const isBehind = error instanceof BehindError;
    // Being behind says least about why there is no result, then that this one node lacks the method.
    const saysLittle = isBehind || (isMissingFeature(error) && !(this.error instanceof BehindError));
    if (!saysLittle || this.error === undefined) this.error = error;
    if (error instanceof UnprovenError) this.#unproven.add(upstream);
    if (isBehind) {
      this.#behindSince.set(upstream, this.#now());
      return;
    }
    this.#failureCount++;
    const times = (this.#failures.get(upstream)?.times ?? 0) + 1;
    this.#failures.set(upstream, { times, atMs: this.#now(), hasResponded: !isNodeFailure(error) });
  }

  /** Whether other nodes come first. */
  isTried(upstream: PooledUpstream): boolean {
    return this.#failures.has(upstream) || this.#isPausing(upstream);
  }

  /** Whether it isn't asked now: it was so often, and hasn't come back since. */
  isSpent(upstream: PooledUpstream): boolean {
    const failures = this.#failures.get(upstream);
    if (!failures) return this.#isPausing(upstream);
    if (failures.hasResponded || this.#isEnough()) return true;
    return failures.times >= maxTimes && !this.#isBack(upstream, failures);
  }

  /** Whether it may still prove its result. */
  mayProve(upstream: PooledUpstream): boolean {
    return !this.#unproven.has(upstream) && this.isHopeful(upstream);
  }

  /** Whether it may have a result some time. */
  isHopeful(upstream: PooledUpstream): boolean {
    const failures = this.#failures.get(upstream);
    return !failures || !(failures.hasResponded || this.#isEnough());
  }

  /** Whether the read has failed so often that it is likely to be the read's fault, as far as nodes have failed it at all. */
  #isEnough(): boolean {
    return this.#failureCount >= maxTimes * (this.#nodeCount + 1);
  }

  #isPausing(upstream: PooledUpstream): boolean {
    return this.#now() - (this.#behindSince.get(upstream) ?? -Infinity) < pauseMs;
  }

  #isBack({ respondedAt }: PooledUpstream, { atMs }: Failures): boolean {
    return respondedAt > atMs && this.#now() - atMs >= pauseMs;
  }
}
