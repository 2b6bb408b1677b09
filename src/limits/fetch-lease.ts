import type { Clock } from "../clock.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import { createGroups } from "../turns/groups.js";
import { holdMs, type Lease } from "./lease.js";
import type { Grant, QuotaStore } from "./quota-store.js";

/** What leases need of the world. */
export interface LeaseParts {
  readonly store: QuotaStore;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
}

/** Fetches more tokens for leases: those of all users who need some at the same moment together. */
export interface LeaseFetches {
  /** Unless a fetch for the lease is under way. */
  readonly fetch: (lease: Lease) => void;
  /** No more users may wait for the store. */
  readonly isFull: () => boolean;
  readonly settled: () => Promise<void>;
}

/** So long requests that find the quota spent wait for what other processes give back: they look for recalls twice meanwhile. */
const patienceMs = 1_500;
const pollMs = 100;

/** After so long the store is asked again about a spent quota: an operator may have raised it. */
const askAgainMs = 250;

/** Users whose leases are granted in one statement, and users who may wait for one. */
const groups = { maxSize: 500, patienceMs: 10, maxUnderWay: 4 };
const maxWaitingUsers = 10_000;

/** `onIdle` is told when a fetch has ended and nobody waits for another. */
export function createLeaseFetches(parts: LeaseParts, onIdle: (lease: Lease) => void): LeaseFetches {
  const { store, clock, breaker } = parts;
  const fetch = (lease: Lease): void => {
    if (lease.isFetching) return;
    lease.isFetching = true;
    waiting.add(lease);
  };

  const fetchTogether = async (leases: readonly Lease[]): Promise<void> => {
    const outage = breaker.outage();
    // Those who waited while the outage was found out need not wait for a time-out of their own.
    if (outage) return leases.forEach((lease) => fail(lease, outage));
    const requests = leases.map(({ userId, period, sizeToAsk }) => ({ userId, period: period.name, size: sizeToAsk }));
    try {
      const grants = await store.grant(requests, clock.nowMs());
      for (const [index, lease] of leases.entries()) receive(lease, grants[index] as Grant);
    } catch (error) {
      await breaker.report(error);
      for (const lease of leases) fail(lease, error);
    }
  };

  const receive = (lease: Lease, grant: Grant): void => {
    lease.isFetching = false;
    lease.hasFailed = false;
    lease.add(grant, clock.elapsedMs());
    if (grant.granted === 0) lease.askAgainAtMs = clock.elapsedMs() + askAgainMs;
    if (lease.waiting.size === 0) return onIdle(lease);
    if (grant.granted > 0) fetch(lease);
    else if (!lease.isSpent && mayComeBack(lease, grant)) clock.after(pollMs, () => fetch(lease));
    else {
      lease.isSpent = true;
      lease.settleWaiting(({ resolve }) => resolve(lease.refusal()));
    }
  };

  /** Whether other processes may hold tokens that they don't use. They are asked for them. */
  const mayComeBack = (lease: Lease, { leased, leasedAtMs }: Grant): boolean => {
    if (leased <= lease.leasedHere || !(clock.nowMs() - leasedAtMs < holdMs + patienceMs)) return false;
    if (lease.recalledAtMs === undefined) {
      lease.recalledAtMs = clock.elapsedMs();
      store.recall(lease.userId, lease.period.name, clock.nowMs()).catch(breaker.report);
    }
    return clock.elapsedMs() - lease.recalledAtMs < patienceMs;
  };

  /** A lost connection to a store that is there: one more try. What the lost answer may have granted counts as used. */
  const fail = (lease: Lease, error: unknown): void => {
    const outage = breaker.outage();
    lease.isFetching = false;
    if (!outage && !lease.hasFailed && lease.waiting.size > 0) {
      lease.hasFailed = true;
      return fetch(lease);
    }
    lease.settleWaiting(({ reject }) => reject(outage ? storeUnavailable(outage) : error));
    onIdle(lease);
  };

  const waiting = createGroups(groups, clock, fetchTogether);
  return { fetch, isFull: () => waiting.size >= maxWaitingUsers, settled: waiting.settled };
}
