import type { StoreBreaker } from "../store/store-breaker.js";
import type { Lease } from "./lease.js";
import type { QuotaStore } from "./quota-store.js";

/** Takes leases' tokens back to the store. */
export interface GiveBackLeases {
  readonly give: (leases: readonly Lease[]) => void;
  /** Resolves when all that was given has arrived, or is lost. */
  readonly settled: () => Promise<void>;
}

/** Tokens leave the hand before the store hears of them: should it not, they are wasted, never spent twice. */
export function createGiveBack(store: QuotaStore, breaker: StoreBreaker): GiveBackLeases {
  const underWay = new Set<Promise<void>>();
  return {
    give(leases) {
      const given = leases.filter(({ left }) => left > 0);
      if (given.length === 0) return;
      const entries = given.map(({ owner, period, left }) => ({ owner, period: period.name, tokens: left }));
      for (const lease of given) {
        lease.leased -= lease.left;
        lease.left = 0;
        lease.size = 1;
      }
      const giving = store
        .giveBack(entries)
        .catch(async (error: unknown) => void (await breaker.report(error)))
        .finally(() => underWay.delete(giving));
      underWay.add(giving);
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
