import { LinkedQueue } from "../turns/linked-queue.js";
import type { Period } from "./period.js";
import type { Refusal, Ticket } from "./quota.js";
import type { Grant } from "./quota-store.js";

/** The most tokens of one user and period that a process holds, and so the most that a killed one wastes. */
const maxTokens = 128;

/** A lease used up faster than this was too small: the next one is twice as large. */
const busyMs = 1_000;

interface Waiter {
  readonly resolve: (taken: Ticket | Refusal) => void;
  readonly reject: (error: unknown) => void;
}

/** The tokens of one user and period that this process holds, and the requests that wait for more. It is its requests' ticket. */
export interface Lease extends Ticket {
  readonly userId: string;
  readonly period: Period;
  /** Whose count the tokens were taken from, and go back to. */
  owner: string;
  /** Tokens in hand. While requests wait there are none. */
  left: number;
  /** With fewer in hand more are fetched ahead. */
  refillBelow: number;
  /** How many to ask for next. */
  size: number;
  /** The user's limit, and how much of it all processes have leased, at the store's latest answer. */
  limit: number;
  leased: number;
  readonly waiting: LinkedQueue<Waiter>;
  /** The fetch under way; at most one. */
  fetching: Promise<void> | undefined;
  /** The latest fetch has failed. */
  hasFailed: boolean;
  fetchedAtMs: number;
  /** When another process was last seen to lease from this quota. */
  othersSeenAtMs: number;
  /** The store has nothing left; it is asked again after a while. */
  isSpent: boolean;
  askAgainAtMs: number;
  /** What the latest sweep saw in hand, and how many sweeps in a row have seen just that. */
  leftAtSweep: number;
  idleSweeps: number;
}

export function createLease(userId: string, period: Period, limit: number): Lease {
  const lease: Lease = {
    isRefused: false,
    refund() {
      lease.left++;
      serve(lease);
    },
    userId,
    period,
    owner: userId,
    left: 0,
    refillBelow: 0,
    size: 1,
    limit,
    leased: 0,
    waiting: new LinkedQueue(),
    fetching: undefined,
    hasFailed: false,
    fetchedAtMs: -Infinity,
    othersSeenAtMs: -Infinity,
    isSpent: false,
    askAgainAtMs: -Infinity,
    leftAtSweep: 0,
    idleSweeps: 0,
  };
  return lease;
}

/** How many tokens to ask for: enough for those who wait, and never more than a process may hold. */
export function sizeToAsk(lease: Lease): number {
  return Math.min(maxTokens - lease.left, Math.max(lease.size, lease.waiting.size));
}

/** Takes in what the store granted, and lets waiting requests go, in the order they came. */
export function addGrant(lease: Lease, { owner, granted, leased, limit }: Grant, elapsedMs: number): void {
  if (leased - granted !== lease.leased) lease.othersSeenAtMs = elapsedMs;
  const isBusy = elapsedMs - lease.fetchedAtMs < busyMs;
  lease.size = isBusy ? Math.min(maxTokens, lease.size * 2) : Math.max(1, lease.size >> 1);
  lease.fetchedAtMs = elapsedMs;
  lease.refillBelow = granted >> 2;
  lease.owner = owner;
  lease.limit = limit;
  lease.leased = leased;
  lease.left += granted;
  if (granted > 0) lease.isSpent = false;
  serve(lease);
}

/** Lets all waiting requests go, in the order they came. */
export function settleWaiting({ waiting }: Lease, settle: (waiter: Waiter) => void): void {
  // Whoever comes meanwhile waits for what comes next.
  for (let count = waiting.size; count > 0; count--) settle(waiting.shift() as Waiter);
}

/** What a request gets when the quota is spent. */
export function refusalOf({ period, limit, leased, left }: Lease): Refusal {
  return {
    isRefused: true,
    reason: period.kind === "day" ? "daily_quota" : "monthly_quota",
    limit,
    used: leased - left,
    resetAt: period.endsAt,
  };
}

function serve(lease: Lease): void {
  while (lease.left > 0 && lease.waiting.size > 0) {
    lease.left--;
    lease.waiting.shift()?.resolve(lease);
  }
}
