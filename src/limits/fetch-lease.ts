import type { Clock } from "../clock.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import { createGroups, type Groups } from "../turns/groups.js";
import { holdMs, type Lease } from "./lease.js";
import type { Grant, QuotaStore } from "./quota-store.js";

/** Dependencies of leases. */
export interface LeaseParts {
  readonly store: QuotaStore;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
}

/**
 * How long requests wait for tokens that other processes release, once the quota is used up. Processes check for recalls twice in
 * that time.
 */
const patienceMs = 1_500;
const pollMs = 100;

/** How soon the store is asked again about a quota that was used up: an operator may have raised it. */
const askAgainMs = 250;

/** Users per statement, and the maximum number of users who wait. */
const groups = { maxSize: 500, patienceMs: 10, maxUnderWay: 4 };
const maxWaitingUsers = 10_000;

interface FetchParts {
  /** Called when a fetch has ended and nothing waits for another. */
  readonly onIdle: (lease: Lease) => void;
  /** Whether this process's own unused tokens are on their way back to the store. */
  readonly isReturning: (lease: Lease) => boolean;
}

/** Fetches tokens for leases, for all waiting users in one statement. */
export class LeaseFetches {
  readonly #parts: LeaseParts;
  readonly #fetchParts: FetchParts;
  readonly #waiting: Groups<Lease>;

  constructor(parts: LeaseParts, fetchParts: FetchParts) {
    this.#parts = parts;
    this.#fetchParts = fetchParts;
    this.#waiting = createGroups(groups, parts.clock, (leases) => this.#fetchTogether(leases));
  }

  /** Does nothing if a fetch for the lease is in progress. */
  fetch(lease: Lease): void {
    if (lease.isFetching) return;
    lease.isFetching = true;
    this.#waiting.add(lease);
  }

  /** Whether the maximum number of users already wait for the store. */
  isFull(): boolean {
    return this.#waiting.size >= maxWaitingUsers;
  }

  settled(): Promise<void> {
    return this.#waiting.settled();
  }

  async #fetchTogether(leases: readonly Lease[]): Promise<void> {
    const { store, clock, breaker } = this.#parts;
    const outage = breaker.outage();
    // Without this, requests that came before the outage was detected would each wait for a timeout.
    if (outage) return leases.forEach((lease) => this.#fail(lease, outage));
    const areReturning = leases.map((lease) => this.#fetchParts.isReturning(lease));
    const requests = leases.map(({ userId, period, sizeToAsk }) => ({ userId, period: period.name, size: sizeToAsk }));
    try {
      const grants = await store.grant(requests, clock.nowMs());
      for (const [index, lease] of leases.entries())
        this.#receive(lease, grants[index] as Grant, areReturning[index] as boolean);
    } catch (error) {
      await breaker.report(error);
      for (const lease of leases) this.#fail(lease, error);
    }
  }

  /** `isReturning`: whether tokens were on their way back when it was asked, which the grant may not know. */
  #receive(lease: Lease, grant: Grant, isReturning: boolean): void {
    const { clock } = this.#parts;
    lease.isFetching = false;
    lease.hasFailed = false;
    lease.add(grant, clock.elapsedMs());
    if (grant.granted === 0) lease.askAgainAtMs = clock.elapsedMs() + askAgainMs;
    if (lease.waiting.size === 0) return this.#fetchParts.onIdle(lease);
    if (grant.granted > 0) this.fetch(lease);
    else if (isReturning || (!lease.isSpent && this.#mayComeBack(lease, grant)))
      clock.after(pollMs, () => this.fetch(lease));
    else {
      lease.isSpent = true;
      lease.settleWaiting(({ resolve }) => resolve(lease.refusal()));
    }
  }

  /** Whether other processes may hold unused tokens. If so, recalls them. */
  #mayComeBack(lease: Lease, { leased, leasedAtMs }: Grant): boolean {
    const { store, clock, breaker } = this.#parts;
    if (leased <= lease.leasedHere || !(clock.nowMs() - leasedAtMs < holdMs + patienceMs)) return false;
    if (lease.recalledAtMs === undefined) {
      lease.recalledAtMs = clock.elapsedMs();
      store.recall(lease.userId, lease.period.name, clock.nowMs()).catch(breaker.report);
    }
    return clock.elapsedMs() - lease.recalledAtMs < patienceMs;
  }

  /** Retries once after a lost connection. Tokens of a lost grant count as used. */
  #fail(lease: Lease, error: unknown): void {
    const outage = this.#parts.breaker.outage();
    lease.isFetching = false;
    if (!outage && !lease.hasFailed && lease.waiting.size > 0) {
      lease.hasFailed = true;
      return this.fetch(lease);
    }
    lease.settleWaiting(({ reject }) => reject(outage ? storeUnavailable(outage) : error));
    this.#fetchParts.onIdle(lease);
  }
}
