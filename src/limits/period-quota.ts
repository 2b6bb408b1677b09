import { RpcError } from "../rpc/rpc-error.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import { LeaseFetches, type LeaseParts } from "./fetch-lease.js";
import { Lease } from "./lease.js";
import { isWithin, type Period, type PeriodKind, periodAt } from "./period.js";
import type { PeriodQuota, QuotaState, QuotaUse, Refusal, Ticket } from "./quota.js";
import { createLeaseRelease, type ReleaseLeases } from "./release-leases.js";
import { type FigureExchange, FigureReports, type QuotaFigure } from "./share-figures.js";
import { sweepLeases } from "./sweep-leases.js";

export interface PeriodQuotaOptions {
  readonly kind: PeriodKind;
  /** Requests per period, for users without an override; for keys, those without a limit. */
  readonly defaultLimit: number;
  /** Maximum number of a user's requests that wait for a lease. */
  readonly maxWaiting: number;
  /** The other workers of this machine. */
  readonly others?: FigureExchange | undefined;
}

/** Leases usually take a few milliseconds. */
const retryAfterMs = 1_000;

/**
 * One quota, counted in leases: batches of 32 to 128 tokens taken from the store and spent in this process. The store never
 * grants more than the limit, so the quota is never exceeded. Tokens that are lost (killed process, broken connection) count as
 * used.
 */
export class LeasedQuota implements PeriodQuota {
  readonly #options: PeriodQuotaOptions;
  readonly #parts: LeaseParts;
  readonly #leases = new Map<string, Lease>();
  readonly #returns: ReleaseLeases;
  readonly #fetches: LeaseFetches;
  readonly #stopSweeping: () => void;
  readonly #reports: FigureReports | undefined;
  /** The latest one, which all leases of it share. */
  #period: Period | undefined;

  constructor(options: PeriodQuotaOptions, parts: LeaseParts) {
    const leases = this.#leases;
    const returns = createLeaseRelease(parts);
    const forget = ({ userId }: Lease): void => void leases.delete(userId);
    this.#options = options;
    this.#parts = parts;
    this.#returns = returns;
    const { isReturning } = returns;
    this.#fetches = new LeaseFetches(parts, { onIdle: (lease) => this.#settle(lease), isReturning });
    this.#stopSweeping = sweepLeases(leases, parts, { give: (lease) => this.#give(lease), forget });
    this.#reports = options.others && new FigureReports(options.others, parts.clock);
    options.others?.onTold((figures, by) => {
      for (const figure of figures) this.#hear(figure, by);
    });
  }

  take(userId: string): ReturnType<PeriodQuota["take"]> {
    const nowMs = this.#parts.clock.nowMs();
    const known = this.#leases.get(userId);
    const lease = known && isWithin(known.period, nowMs) ? known : this.#turnOver(userId, known, nowMs);
    if (lease.left === 0) return this.#takeSlowly(lease);
    lease.left--;
    this.#reports?.add(lease);
    const isLow = lease.left < lease.refillBelow && lease.leased < lease.limit;
    if (isLow && !this.#parts.breaker.outage()) this.#fetches.fetch(lease);
    return lease;
  }

  stateOf(userId: string, ownLimit?: number): QuotaState {
    const { kind, defaultLimit } = this.#options;
    const nowMs = this.#parts.clock.nowMs();
    const lease = this.#leases.get(userId);
    const period = lease && isWithin(lease.period, nowMs) ? lease.period : this.#periodAt(nowMs);
    const limit = ownLimit ?? lease?.limit ?? defaultLimit;
    const left = lease?.period === period ? lease.show(limit) : limit;
    return { kind, limit, left, startMs: period.startMs, endMs: period.endMs };
  }

  async read(userId: string, counted: (periodName: string) => Promise<number>): Promise<QuotaUse> {
    const { store, clock } = this.#parts;
    const period = this.#periodAt(clock.nowMs());
    const [{ owner, leased, limit }, written] = await Promise.all([
      store.read(userId, period.name),
      counted(period.name),
    ]);
    const lease = this.#leases.get(userId);
    const { left, leftOnMachine, leasedHere } =
      lease?.period.name === period.name ? lease : { left: 0, leftOnMachine: 0, leasedHere: 0 };
    const max = Math.max(0, leased - leftOnMachine);
    // A deleted account's usage is no longer counted anywhere else.
    const used = owner === userId ? Math.min(max, Math.max(written, leasedHere - left)) : max;
    return { limit, used, resetAt: period.endsAt };
  }

  release(userId: string | undefined): void {
    for (const lease of userId === undefined ? [...this.#leases.values()] : [this.#leases.get(userId)]) {
      if (!lease) continue;
      lease.askAgainAtMs = -Infinity;
      if (lease.isFetching) this.#replace(lease);
      else this.#give(lease);
    }
  }

  async close(): Promise<void> {
    this.#stopSweeping();
    await this.#fetches.settled();
    for (const lease of this.#leases.values()) this.#give(lease);
    await this.#returns.settled();
  }

  #give(lease: Lease): void {
    this.#returns.give(lease);
    this.#reports?.add(lease);
  }

  /** Another worker's news. Its users are known here, too: the next of their requests may come to this worker. */
  #hear(figure: QuotaFigure, by: number): void {
    const { clock } = this.#parts;
    const known = this.#leases.get(figure.userId);
    const period = this.#periodAt(clock.nowMs());
    if (figure.period !== period.name) return;
    const lease = known?.period.name === period.name ? known : this.#turnOver(figure.userId, known, clock.nowMs());
    if (lease.left === 0) lease.unusedSinceMs = clock.elapsedMs();
    lease.hear(figure, by);
  }

  /** What a fetch in progress brings may be by the former limit: it serves the requests that wait for it; the rest and refunds go back. */
  #replace(lease: Lease): void {
    this.#leases.delete(lease.userId);
    lease.onRefund = () => {
      if (!lease.isFetching) this.#give(lease);
    };
  }

  /** After a fetch. A replaced lease keeps its knowledge of the quota if there was no request since. */
  #settle(lease: Lease): void {
    const current = this.#leases.get(lease.userId);
    if (current === lease) return this.#reports?.add(lease);
    this.#returns.give(lease);
    if (!current) this.#leases.set(lease.userId, lease.successor(this.#parts.clock.elapsedMs()));
  }

  #periodAt(nowMs: number): Period {
    if (!this.#period || !isWithin(this.#period, nowMs)) this.#period = periodAt(this.#options.kind, nowMs);
    return this.#period;
  }

  /** Replaces a lease of another period, whose unused tokens go back to the store. */
  #turnOver(userId: string, known: Lease | undefined, nowMs: number): Lease {
    const { defaultLimit } = this.#options;
    const options = { limit: known?.limit ?? defaultLimit, elapsedMs: this.#parts.clock.elapsedMs() };
    const lease = new Lease(userId, this.#periodAt(nowMs), options);
    this.#leases.set(userId, lease);
    if (known && !known.isFetching) this.#give(known);
    return lease;
  }

  /** A quota known to be used up is not read from the store again for a moment, which keeps refusals cheap. */
  #takeSlowly(lease: Lease): Refusal | Promise<Ticket | Refusal> {
    const outage = this.#parts.breaker.outage();
    if (lease.isSpent && (outage || this.#parts.clock.elapsedMs() < lease.askAgainAtMs)) return lease.refusal();
    if (outage) throw storeUnavailable(outage);
    const isAsking = lease.isFetching || lease.waiting.size > 0;
    const isFull = lease.waiting.size >= this.#options.maxWaiting || (!isAsking && this.#fetches.isFull());
    if (isFull) throw tooManyWaiting();
    return new Promise((resolve, reject) => {
      lease.waiting.push({ resolve, reject });
      if (!isAsking) this.#fetches.fetch(lease);
    });
  }
}

function tooManyWaiting(): RpcError {
  return new RpcError("RateLimited", "too many requests are waiting: try again when some have completed", {
    data: { retryAfterMs },
  });
}
