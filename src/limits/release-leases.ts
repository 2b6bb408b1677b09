import { createGroups } from "../turns/groups.js";
import type { LeaseParts } from "./fetch-lease.js";
import type { Lease } from "./lease.js";
import type { LeaseRelease } from "./quota-store.js";

/** Takes leases' tokens back to the store, those of many users together. */
export interface ReleaseLeases {
  readonly give: (lease: Lease) => void;
  /** Resolves when all that was given has arrived, or is lost. */
  readonly settled: () => Promise<void>;
}

/** Leases that go back in one statement: other statements wait for it. */
const groups = { maxSize: 250, patienceMs: 100, maxUnderWay: 1 };

/** Tokens leave the hand before the store hears of them: should it not, they are wasted, never spent twice. */
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
