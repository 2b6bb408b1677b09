import { createGroups } from "../turns/groups.js";
import type { LeaseParts } from "./fetch-lease.js";
import type { Lease } from "./lease.js";
import type { LeaseRelease } from "./quota-store.js";

/** Returns the tokens of leases to the store, for many users in one statement. */
export interface ReleaseLeases {
  readonly give: (lease: Lease) => void;
  /** Resolves when all releases have been written or have failed. */
  readonly settled: () => Promise<void>;
}

/** Leases per statement; other statements wait for it. */
const groups = { maxSize: 250, patienceMs: 100, maxUnderWay: 1 };

/** Tokens are removed from the lease before the statement runs. If it fails, they are lost, never spent twice. */
export function createLeaseRelease({ store, clock, breaker }: LeaseParts): ReleaseLeases {
  const waiting = createGroups<LeaseRelease>(groups, clock, (entries) =>
    store.releaseLeases(entries).catch(async (error: unknown) => void (await breaker.report(error))),
  );
  return {
    give(lease) {
      const { owner, period } = lease;
      const tokens = lease.empty();
      if (tokens > 0) waiting.add({ owner, period: period.name, tokens });
    },
    settled: waiting.settled,
  };
}
