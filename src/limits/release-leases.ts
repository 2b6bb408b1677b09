import { createGroups } from "../turns/groups.js";
import type { LeaseParts } from "./fetch-lease.js";
import type { Lease } from "./lease.js";
import type { LeaseRelease } from "./quota-store.js";

/** Returns the tokens of leases to the store, for many users in one statement. */
export interface ReleaseLeases {
  readonly give: (lease: Lease) => void;
  /** Whether tokens of the lease's quota are on their way: the store counts them as used until they arrive. */
  readonly isReturning: (lease: Pick<Lease, "owner" | "period">) => boolean;
  /** Resolves when all releases have been written or have failed. */
  readonly settled: () => Promise<void>;
}

/** Leases per statement; other statements wait for it. */
const groups = { maxSize: 250, patienceMs: 100, maxUnderWay: 1 };

/** Tokens are removed from the lease before the statement runs. If it fails, they are lost, never spent twice. */
export function createLeaseRelease({ store, clock, breaker }: LeaseParts): ReleaseLeases {
  /** Releases under way, by quota. */
  const returning = new Map<string, number>();
  const waiting = createGroups<LeaseRelease>(groups, clock, async (entries) => {
    await store.releaseLeases(entries).catch(async (error: unknown) => void (await breaker.report(error)));
    for (const { owner, period } of entries) count(`${owner} ${period}`, -1);
  });
  const count = (quota: string, change: 1 | -1): void => {
    const releases = (returning.get(quota) ?? 0) + change;
    if (releases === 0) returning.delete(quota);
    else returning.set(quota, releases);
  };
  return {
    give(lease) {
      const { owner, period } = lease;
      const tokens = lease.empty();
      if (tokens === 0) return;
      count(`${owner} ${period.name}`, 1);
      waiting.add({ owner, period: period.name, tokens });
    },
    isReturning: ({ owner, period }) => returning.has(`${owner} ${period.name}`),
    settled: waiting.settled,
  };
}
