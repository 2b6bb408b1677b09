import { RpcError } from "../rpc/rpc-error.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import { createFetchLease, type LeaseParts } from "./fetch-lease.js";
import { createGiveBack } from "./give-back.js";
import { createLease, type Lease, refusalOf } from "./lease.js";
import { isWithin, type PeriodKind, periodAt } from "./period.js";
import type { Allowance, Refusal, Ticket } from "./quota.js";

export interface AllowanceOptions {
  readonly kind: PeriodKind;
  /** Requests in a period, for users without a word of the operator's. */
  readonly defaultLimit: number;
  /** Requests of a user that may wait for a lease. */
  readonly maxWaiting: number;
}

/** How often leases are looked over: one that was not used since the last time goes back. */
const sweepMs = 500;
/** A guess: a lease takes some milliseconds. */
const retryAfterMs = 1_000;
/** A user is forgotten after so many idle sweeps: a minute. */
const forgetAfterSweeps = 120;

/**
 * One quota, counted in leases: batches of tokens taken out of the store, 1 to 128 as demand grows, and spent here. The store
 * never hands out more than the limit, so no more than that ever runs. Tokens whose fate is unknown (a killed process, a
 * connection lost half-way) count as used.
 */
export function createAllowance({ kind, defaultLimit, maxWaiting }: AllowanceOptions, parts: LeaseParts): Allowance {
  const { store, clock, breaker } = parts;
  const leases = new Map<string, Lease>();
  const returns = createGiveBack(store, breaker);
  const isOver = (lease: Lease): boolean => leases.get(lease.userId) !== lease;
  const fetchLease = createFetchLease(parts, (lease) => isOver(lease) && returns.give([lease]));

  /** The user's lease in the period that it is now. One of another period, before or after, goes back. */
  const turnOver = (userId: string, known: Lease | undefined, nowMs: number): Lease => {
    const lease = createLease(userId, periodAt(kind, nowMs), known?.limit ?? defaultLimit);
    leases.set(userId, lease);
    if (known && !known.fetching) returns.give([known]);
    return lease;
  };

  /** Nothing in hand. That a quota is spent holds for a moment without asking the store again: refusing stays cheap. */
  const takeSlowly = (lease: Lease): Refusal | Promise<Ticket | Refusal> => {
    const outage = breaker.outage();
    if (lease.isSpent && (outage || clock.elapsedMs() < lease.askAgainAtMs)) return refusalOf(lease);
    if (outage) throw storeUnavailable(outage);
    const isAsking = lease.fetching || lease.waiting.size > 0;
    if (lease.waiting.size >= maxWaiting) throw tooManyWaiting();
    return new Promise((resolve, reject) => {
      lease.waiting.push({ resolve, reject });
      if (!isAsking) fetchLease(lease);
    });
  };

  const stopSweeping = repeat(parts, () => sweep(leases, parts, returns.give));

  return {
    take(userId) {
      const nowMs = clock.nowMs();
      const known = leases.get(userId);
      const lease = known && isWithin(known.period, nowMs) ? known : turnOver(userId, known, nowMs);
      if (lease.left === 0) return takeSlowly(lease);
      lease.left--;
      if (lease.left < lease.refillBelow && lease.leased < lease.limit && !breaker.outage()) fetchLease(lease);
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
      for (const { fetching } of leases.values()) await fetching;
      returns.give([...leases.values()]);
      await returns.settled();
    },
  };
}

function tooManyWaiting(): RpcError {
  return new RpcError("RateLimited", "too many requests are waiting already: try again when some are answered", {
    data: { retryAfterMs },
  });
}

/** Gives back what nobody uses and forgets who is long gone. While the store is away all is kept, to be used here. */
function sweep(leases: Map<string, Lease>, { clock, breaker }: LeaseParts, give: (leases: Lease[]) => void): void {
  const unused: Lease[] = [];
  const nowMs = clock.nowMs();
  for (const lease of leases.values()) {
    const isIdle = lease.left === lease.leftAtSweep && !lease.fetching && lease.waiting.size === 0;
    lease.idleSweeps = isIdle ? lease.idleSweeps + 1 : 0;
    if ((isIdle || !isWithin(lease.period, nowMs)) && !lease.fetching) unused.push(lease);
    if (lease.idleSweeps > forgetAfterSweeps && lease.left === 0) leases.delete(lease.userId);
  }
  if (!breaker.outage()) give(unused);
  for (const lease of leases.values()) lease.leftAtSweep = lease.left;
}

function repeat({ clock }: LeaseParts, work: () => void): () => void {
  const run = (): void => {
    work();
    cancel = clock.after(sweepMs, run);
  };
  let cancel = clock.after(sweepMs, run);
  return () => cancel();
}
