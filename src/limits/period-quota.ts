import { RpcError } from "../rpc/rpc-error.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import { createLeaseFetches, type LeaseParts } from "./fetch-lease.js";
import { Lease } from "./lease.js";
import { isWithin, type PeriodKind, periodAt } from "./period.js";
import type { PeriodQuota, Refusal, Ticket } from "./quota.js";
import { createLeaseRelease } from "./release-leases.js";
import { sweepLeases } from "./sweep-leases.js";

export interface PeriodQuotaOptions {
  readonly kind: PeriodKind;
  /** Requests per period, for users without an override. */
  readonly defaultLimit: number;
  /** Maximum number of a user's requests that wait for a lease. */
  readonly maxWaiting: number;
}

/** Leases usually take a few milliseconds. */
const retryAfterMs = 1_000;

/**
 * One quota, counted in leases: batches of 32 to 128 tokens taken from the store and spent in this process. The store never
 * grants more than the limit, so the quota is never exceeded. Tokens that are lost (killed process, broken connection) count as
 * used.
 */
export function createPeriodQuota(
  { kind, defaultLimit, maxWaiting }: PeriodQuotaOptions,
  parts: LeaseParts,
): PeriodQuota {
  const { store, clock, breaker } = parts;
  const leases = new Map<string, Lease>();
  const returns = createLeaseRelease(parts);
  const fetches = createLeaseFetches(parts, (lease) => {
    if (leases.get(lease.userId) !== lease) returns.give(lease);
  });
  const forget = ({ userId }: Lease): void => void leases.delete(userId);
  const stopSweeping = sweepLeases(leases, parts, { give: returns.give, forget });

  /** Replaces a lease of another period, whose unused tokens go back to the store. */
  const turnOver = (userId: string, known: Lease | undefined, nowMs: number): Lease => {
    const options = { limit: known?.limit ?? defaultLimit, elapsedMs: clock.elapsedMs() };
    const lease = new Lease(userId, periodAt(kind, nowMs), options);
    leases.set(userId, lease);
    if (known && !known.isFetching) returns.give(known);
    return lease;
  };

  /** A quota known to be used up is not read from the store again for a moment, which keeps refusals cheap. */
  const takeSlowly = (lease: Lease): Refusal | Promise<Ticket | Refusal> => {
    const outage = breaker.outage();
    if (lease.isSpent && (outage || clock.elapsedMs() < lease.askAgainAtMs)) return lease.refusal();
    if (outage) throw storeUnavailable(outage);
    const isAsking = lease.isFetching || lease.waiting.size > 0;
    if (lease.waiting.size >= maxWaiting || (!isAsking && fetches.isFull())) throw tooManyWaiting();
    return new Promise((resolve, reject) => {
      lease.waiting.push({ resolve, reject });
      if (!isAsking) fetches.fetch(lease);
    });
  };

  return {
    take(userId) {
      const nowMs = clock.nowMs();
      const known = leases.get(userId);
      const lease = known && isWithin(known.period, nowMs) ? known : turnOver(userId, known, nowMs);
      if (lease.left === 0) return takeSlowly(lease);
      lease.left--;
      if (lease.left < lease.refillBelow && lease.leased < lease.limit && !breaker.outage()) fetches.fetch(lease);
      return lease;
    },

    stateOf(userId) {
      const nowMs = clock.nowMs();
      const lease = leases.get(userId);
      const period = lease && isWithin(lease.period, nowMs) ? lease.period : periodAt(kind, nowMs);
      const limit = lease?.limit ?? defaultLimit;
      const left = lease?.period === period ? Math.max(0, limit - lease.leased) + lease.left : limit;
      return { kind, limit, left, startMs: period.startMs, endMs: period.endMs };
    },

    async read(userId) {
      const period = periodAt(kind, clock.nowMs());
      const { leased, limit } = await store.read(userId, period.name);
      const lease = leases.get(userId);
      const inHand = lease?.period.name === period.name ? lease.left : 0;
      return { limit, used: Math.max(0, leased - inHand), resetAt: period.endsAt };
    },

    async close() {
      stopSweeping();
      await fetches.settled();
      for (const lease of leases.values()) returns.give(lease);
      await returns.settled();
    },
  };
}

function tooManyWaiting(): RpcError {
  return new RpcError("RateLimited", "too many requests are waiting: try again when some have completed", {
    data: { retryAfterMs },
  });
}
