import { RpcError } from "../rpc/rpc-error.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import { createLeaseFetches, type LeaseParts } from "./fetch-lease.js";
import { Lease } from "./lease.js";
import { isWithin, type PeriodKind, periodAt } from "./period.js";
import type { Allowance, Refusal, Ticket } from "./quota.js";
import { createLeaseRelease } from "./release-leases.js";
import { sweepLeases } from "./sweep-leases.js";

export interface AllowanceOptions {
  readonly kind: PeriodKind;
  /** Requests in a period, for users without a word of the operator's. */
  readonly defaultLimit: number;
  /** Requests of a user that may wait for a lease. */
  readonly maxWaiting: number;
}

/** A guess: a lease takes some milliseconds. */
const retryAfterMs = 1_000;

/**
 * One quota, counted in leases: batches of tokens taken out of the store, 32 to 128 as demand grows, and spent here. The store
 * never hands out more than the limit, so no more than that ever runs. Tokens whose fate is unknown (a killed process, a
 * connection lost half-way) count as used.
 */
export function createAllowance({ kind, defaultLimit, maxWaiting }: AllowanceOptions, parts: LeaseParts): Allowance {
  const { store, clock, breaker } = parts;
  const leases = new Map<string, Lease>();
  const returns = createLeaseRelease(parts);
  const fetches = createLeaseFetches(parts, (lease) => {
    if (leases.get(lease.userId) !== lease) returns.give(lease);
  });
  const forget = ({ userId }: Lease): void => void leases.delete(userId);
  const stopSweeping = sweepLeases(leases, parts, { give: returns.give, forget });

  /** The user's lease in the period that it is now. One of another period, before or after, goes back. */
  const turnOver = (userId: string, known: Lease | undefined, nowMs: number): Lease => {
    const options = { limit: known?.limit ?? defaultLimit, elapsedMs: clock.elapsedMs() };
    const lease = new Lease(userId, periodAt(kind, nowMs), options);
    leases.set(userId, lease);
    if (known && !known.isFetching) returns.give(known);
    return lease;
  };

  /** No tokens are left here. That a quota is used up holds for a moment without asking the store again: refusing stays cheap. */
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

    look(userId) {
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
  return new RpcError("RateLimited", "too many requests are waiting already: try again when some are answered", {
    data: { retryAfterMs },
  });
}
