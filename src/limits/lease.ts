import { LinkedQueue } from "../turns/linked-queue.js";
import type { Period } from "./period.js";
import type { Grant } from "./quota-store.js";
import type { Refusal, Ticket } from "./quota.js";
import type { QuotaFigure } from "./share-figures.js";

/** Maximum number of tokens that a process holds per user and period. It is also the most that a killed process loses. */
const maxTokens = 128;

/** With a large limit, a lease may hold this part of it, so that busy users cost the store few statements. */
const partOfLimit = 1 / 256;
const maxTokensOfLargeLimit = 2_048;

/** Tokens of the first lease: about the requests of one page of a dApp. */
const firstTokens = 32;

/** Unused leases are released after this time. */
export const holdMs = 60_000;

/** If a lease is used up within this time, the next lease is twice as large. */
const busyMs = 1_000;

interface Waiter {
  readonly resolve: (taken: Ticket | Refusal) => void;
  readonly reject: (error: unknown) => void;
}

/** Tokens of one user and period in this process, and the requests that wait for more. Also serves as their ticket. */
export class Lease implements Ticket {
  readonly isRefused = false;
  readonly userId: string;
  readonly period: Period;
  /** Owner of the quota row that the tokens come from. */
  owner: string;
  /** Available tokens; 0 while requests wait. */
  left = 0;
  /** Below this number of tokens, more are fetched in advance. */
  refillBelow = 0;
  /** The user's limit, and the tokens leased by all processes, as last read from the store. */
  limit: number;
  leased = 0;
  /** Tokens leased by this process. */
  leasedHere = 0;
  /** Whether a fetch is in progress; there is at most one. */
  isFetching = false;
  /** Whether the last fetch failed. */
  hasFailed = false;
  /** Whether the quota is used up. The store is asked again after `askAgainAtMs`. */
  isSpent = false;
  askAgainAtMs = -Infinity;
  /** When tokens were recalled from other processes, since the last grant. */
  recalledAtMs: number | undefined;
  /** Tokens at the last sweep, and since when that number has not changed. */
  leftWhenSeen = 0;
  unusedSinceMs: number;
  /** Called after a refund to a replaced lease, whose token would be lost. */
  onRefund: (() => void) | undefined;
  readonly waiting = new LinkedQueue<Waiter>();
  /** Unused tokens of the machine's other workers, by process ID; undefined before there are any. */
  #others: Map<number, number> | undefined;
  /** The smallest remainder sent to a caller, of the limit at that time. Not one object: each response would make another. */
  #shownLimit = -1;
  #shownLeft = Infinity;
  #size = firstTokens;
  #fetchedAtMs = -Infinity;
  #refusal: Refusal | undefined;

  constructor(userId: string, period: Period, { limit, elapsedMs }: { limit: number; elapsedMs: number }) {
    this.userId = userId;
    this.period = period;
    this.owner = userId;
    this.limit = limit;
    this.unusedSinceMs = elapsedMs;
  }

  /** Number of tokens to request: enough for all waiting requests, within the maximum. */
  get sizeToAsk(): number {
    return Math.min(this.#maxTokens - this.left, Math.max(this.#size, this.waiting.size));
  }

  get #maxTokens(): number {
    return Math.min(maxTokensOfLargeLimit, Math.max(maxTokens, Math.floor(this.limit * partOfLimit)));
  }

  /** Adds a grant and serves waiting requests in order. */
  add({ owner, granted, leased, limit }: Grant, elapsedMs: number): void {
    const isBusy = elapsedMs - this.#fetchedAtMs < busyMs;
    this.#size = isBusy ? Math.min(this.#maxTokens, this.#size * 2) : Math.max(firstTokens, this.#size >> 1);
    this.#fetchedAtMs = elapsedMs;
    this.refillBelow = granted >> 2;
    this.owner = owner;
    this.limit = limit;
    this.leased = leased;
    this.leasedHere += granted;
    this.left += granted;
    if (granted > 0) {
      this.isSpent = false;
      this.recalledAtMs = undefined;
    }
    this.#serve();
  }

  /** Returns a token. */
  refund(): void {
    this.left++;
    this.#serve();
    this.onRefund?.();
  }

  /** Takes all tokens, to release them. */
  empty(): number {
    const tokens = this.left;
    this.left = 0;
    this.leased -= tokens;
    this.leasedHere -= tokens;
    this.#size = firstTokens;
    return tokens;
  }

  /** A lease without tokens that knows as much of the quota. */
  successor(elapsedMs: number): Lease {
    const lease = new Lease(this.userId, this.period, { limit: this.limit, elapsedMs });
    lease.leased = this.leased;
    lease.leasedHere = this.leasedHere;
    lease.#others = this.#others && new Map(this.#others);
    lease.#shownLimit = this.#shownLimit;
    lease.#shownLeft = this.#shownLeft;
    return lease;
  }

  /** Unused tokens of all workers of this machine. */
  get leftOnMachine(): number {
    let left = this.left;
    if (this.#others) for (const ofOther of this.#others.values()) left += ofOther;
    return left;
  }

  /** What is left of a limit: unused tokens of this machine are, and it never grows, though refunds and other processes' news may come late. */
  show(limit: number): number {
    const known = limit === this.#shownLimit ? this.#shownLeft : Infinity;
    const isOver = this.isSpent && this.left === 0;
    const left = isOver ? 0 : Math.max(this.left, limit - this.leased + this.leftOnMachine);
    this.#shownLimit = limit;
    return (this.#shownLeft = Math.min(known, left));
  }

  /** For the machine's other workers. */
  figure(): QuotaFigure {
    const { userId, period, limit, leased, left } = this;
    return { userId, period: period.name, limit, leased, left, shown: this.show(limit) };
  }

  /** Notes what another worker of the machine knows. */
  hear({ limit, leased, left, shown }: QuotaFigure, by: number): void {
    if (left > 0) (this.#others ??= new Map()).set(by, left);
    else this.#others?.delete(by);
    // A limit that another worker read may be older than that of this worker's tokens.
    if (this.leasedHere === 0) this.limit = limit;
    if (this.limit !== limit) return;
    this.leased = leased;
    this.#shownLeft = limit === this.#shownLimit ? Math.min(this.#shownLeft, shown) : shown;
    this.#shownLimit = limit;
  }

  /** Settles all waiting requests, in order. */
  settleWaiting(settle: (waiter: Waiter) => void): void {
    // Requests that arrive during this loop wait for the next fetch.
    for (let count = this.waiting.size; count > 0; count--) settle(this.waiting.shift() as Waiter);
  }

  /** The refusal for requests when the quota is used up: the same object as long as it says the same. */
  refusal(): Refusal {
    const { limit, period } = this;
    const used = this.leased - this.left;
    if (this.#refusal?.limit === limit && this.#refusal.used === used) return this.#refusal;
    const reason = period.kind === "day" ? "daily_quota" : "monthly_quota";
    return (this.#refusal = { isRefused: true, reason, limit, used, resetAt: period.endsAt });
  }

  #serve(): void {
    while (this.left > 0 && this.waiting.size > 0) {
      this.left--;
      this.waiting.shift()?.resolve(this);
    }
  }
}
