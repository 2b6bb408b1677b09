import type { Grant, QuotaStore } from "../../src/limits/quota-store.js";

/** Quotas in memory; `intercept` stands between a process and the store, to delay or to fail. */
export function createMemoryQuotaStore(limit: number, intercept: () => Promise<void> = async () => {}) {
  const leasedBy = new Map<string, { leased: number; leasedAtMs: number }>();
  const stats = { grants: 0, largest: 0 };
  const store: QuotaStore = {
    async grant({ userId, period, size, nowMs }): Promise<Grant> {
      await intercept();
      stats.grants++;
      stats.largest = Math.max(stats.largest, size);
      const row = leasedBy.get(`${userId} ${period}`) ?? { leased: 0, leasedAtMs: 0 };
      leasedBy.set(`${userId} ${period}`, row);
      const left = limit - row.leased;
      const granted = left <= 0 ? 0 : Math.min(size, Math.max(1, Math.floor(left / 16)));
      if (granted > 0) row.leasedAtMs = nowMs;
      row.leased += granted;
      return { owner: userId, granted, leased: row.leased, limit, leasedAtMs: row.leasedAtMs };
    },
    async giveBack(entries) {
      await intercept();
      for (const { owner: userId, period, tokens } of entries) {
        const row = leasedBy.get(`${userId} ${period}`);
        if (row) row.leased -= tokens;
      }
    },
    async read(userId, period) {
      await intercept();
      return { leased: leasedBy.get(`${userId} ${period}`)?.leased ?? 0, limit };
    },
  };
  return { store, stats, leased: (userId: string, period: string) => leasedBy.get(`${userId} ${period}`)?.leased ?? 0 };
}
