import type { Clock } from "./clock.js";
import { addGrant, type Lease, refusalOf, sizeToAsk } from "./lease.js";
import type { Grant, QuotaStore } from "./quota-store.js";
import type { StoreOutage } from "./store-outage.js";

/** What leases need of the world. */
export interface LeaseParts {
  readonly store: QuotaStore;
  readonly clock: Clock;
  readonly outage: StoreOutage;
}

/** So long requests that find the quota spent wait for what other processes may yet give back: two of their sweeps and some. */
const patienceMs = 1_500;
const pollMs = 100;

/** After so long a spent quota may be looked at again. */
const askAgainMs = 1_000;

/** Fetches more tokens for a lease, unless a fetch is under way. `onIdle` is told when one has ended and nobody waits for another. */
export function createFetchLease({ store, clock, outage }: LeaseParts, onIdle: (lease: Lease) => void) {
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
    addGrant(lease, grant, clock.elapsedMs());
    if (grant.granted === 0) lease.askAgainAtMs = clock.elapsedMs() + askAgainMs;
    if (lease.waiting.length === 0) return onIdle(lease);
    if (grant.granted > 0) fetchLease(lease);
    else if (mayComeBack(lease, grant)) clock.after(pollMs, () => fetchLease(lease));
    else {
      lease.isSpent = true;
      for (const { resolve } of lease.waiting.splice(0)) resolve(refusalOf(lease));
    }
  };

  /** Whether other processes may hold tokens that they will not use: they give them back when idle. */
  const mayComeBack = (lease: Lease, { leasedAtMs }: Grant): boolean =>
    clock.elapsedMs() - lease.othersSeenAtMs < patienceMs && clock.nowMs() - leasedAtMs < patienceMs;

  const fail = (lease: Lease, error: unknown): void => {
    lease.fetching = undefined;
    outage.begin(error);
    for (const { reject } of lease.waiting.splice(0)) reject(outage.error());
    onIdle(lease);
  };

  return fetchLease;
}
