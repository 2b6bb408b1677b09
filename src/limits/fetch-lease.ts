import type { Clock } from "../clock.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import { addGrant, type Lease, refusalOf, settleWaiting, sizeToAsk } from "./lease.js";
import type { Grant, QuotaStore } from "./quota-store.js";

/** What leases need of the world. */
export interface LeaseParts {
  readonly store: QuotaStore;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
}

/** So long requests that find the quota spent wait for what other processes may yet give back: two of their sweeps and some. */
const patienceMs = 1_500;
const pollMs = 100;

/** After so long the store is asked again about a spent quota: an operator may have raised it. */
const askAgainMs = 250;

/** Fetches more tokens for a lease, unless a fetch is under way. `onIdle` is told when one has ended and nobody waits for another. */
export function createFetchLease({ store, clock, breaker }: LeaseParts, onIdle: (lease: Lease) => void) {
  const fetchLease = (lease: Lease): void => {
    if (lease.fetching) return;
    const { userId, period } = lease;
    lease.fetching = store.grant({ userId, period: period.name, size: sizeToAsk(lease), nowMs: clock.nowMs() }).then(
      (grant) => receive(lease, grant),
      (error: unknown) => fail(lease, error),
    );
  };

  const receive = (lease: Lease, grant: Grant): void => {
    lease.fetching = undefined;
    lease.hasFailed = false;
    addGrant(lease, grant, clock.elapsedMs());
    if (grant.granted === 0) lease.askAgainAtMs = clock.elapsedMs() + askAgainMs;
    if (lease.waiting.size === 0) return onIdle(lease);
    if (grant.granted > 0) fetchLease(lease);
    else if (!lease.isSpent && mayComeBack(lease, grant)) clock.after(pollMs, () => fetchLease(lease));
    else {
      lease.isSpent = true;
      settleWaiting(lease, ({ resolve }) => resolve(refusalOf(lease)));
    }
  };

  /** Whether other processes may hold tokens that they will not use: they give them back when idle. */
  const mayComeBack = (lease: Lease, { leasedAtMs }: Grant): boolean =>
    clock.elapsedMs() - lease.othersSeenAtMs < patienceMs && clock.nowMs() - leasedAtMs < patienceMs;

  /** A lost connection to a store that is there: one more try. What the lost answer may have granted counts as used. */
  const fail = async (lease: Lease, error: unknown): Promise<void> => {
    await breaker.report(error);
    const outage = breaker.outage();
    lease.fetching = undefined;
    if (!outage && !lease.hasFailed && lease.waiting.size > 0) {
      lease.hasFailed = true;
      return fetchLease(lease);
    }
    settleWaiting(lease, ({ reject }) => reject(outage ? storeUnavailable(outage) : error));
    onIdle(lease);
  };

  return fetchLease;
}
