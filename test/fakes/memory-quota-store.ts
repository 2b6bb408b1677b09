import type { Grant, LeaseRequest, QuotaStore } from "../../src/limits/quota-store.js";

/** Quotas in memory; `intercept` stands between a process and the store, to delay or to fail. */
export function createMemoryQuotaStore(limit: number, intercept: () => Promise<void> = async () => {}) {
  const leasedBy = new Map<string, { leased: number; leasedAtMs: number }>();
  const recalls = new Map<string, { userId: string; period: string; atMs: number }>();
  const stats = { statements: 0, grants: 0, largest: 0 };

  const grantOne = ({ userId, period, size }: LeaseRequest, nowMs: number): Grant => {
    stats.grants++;
    stats.largest = Math.max(stats.largest, size);
    const row = leasedBy.get(`${userId} ${period}`) ?? { leased: 0, leasedAtMs: 0 };
    leasedBy.set(`${userId} ${period}`, row);
    const left = limit - row.leased;
    const granted = left <= 0 ? 0 : Math.min(size, Math.max(1, Math.floor(left / 16)));
    if (granted > 0) row.leasedAtMs = nowMs;
    row.leased += granted;
    return { owner: userId, granted, leased: row.leased, limit, leasedAtMs: row.leasedAtMs };
  };

  const store: QuotaStore = {
    async grant(requests, nowMs) {
      stats.statements++;
      await intercept();
      return requests.map((request) => grantOne(request, nowMs));
    },
    async releaseLeases(entries) {
      stats.statements++;
      await intercept();
      for (const { owner: userId, period, tokens } of entries) {
        const row = leasedBy.get(`${userId} ${period}`);
        if (row) row.leased -= tokens;
      }
    },
    async recall(userId, period, atMs) {
      await intercept();
      recalls.set(`${userId} ${period}`, { userId, period, atMs });
    },
    async readRecalls(sinceMs) {
      await intercept();
      return [...recalls.values()].filter(({ atMs }) => atMs > sinceMs);
    },
    async read(userId, period) {
      await intercept();
      return { owner: userId, leased: leasedBy.get(`${userId} ${period}`)?.leased ?? 0, limit };
    },
  };
  return { store, stats, leased: (userId: string, period: string) => leasedBy.get(`${userId} ${period}`)?.leased ?? 0 };
}
