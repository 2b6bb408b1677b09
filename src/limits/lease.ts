import { LinkedQueue } from "../turns/linked-queue.js";
import type { Period } from "./period.js";
import type { Refusal, Ticket } from "./quota.js";
import type { Grant } from "./quota-store.js";

/** The most tokens of one user and period that a process holds, and so the most that a killed one wastes. */
const maxTokens = 128;

/** What a user begins with: the requests of a dApp's page. */
const firstTokens = 32;

/** A lease that nobody has used for so long goes back. */
export const holdMs = 60_000;

/** A lease used up faster than this was too small: the next one is twice as large. */
const busyMs = 1_000;

interface Waiter {
  readonly resolve: (taken: Ticket | Refusal) => void;
  readonly reject: (error: unknown) => void;
}

/** The tokens of one user and period that this process holds, and the requests that wait for more. It is its requests' ticket. */
export class Lease implements Ticket {
  readonly isRefused = false;
  readonly userId: string;
  readonly period: Period;
  /** Whose count the tokens were taken from, and go back to. */
  owner: string;
  /** Tokens in hand. While requests wait there are none. */
  left = 0;
  /** With fewer in hand more are fetched ahead. */
  refillBelow = 0;
  /** The user's limit, and how much of it all processes have leased, at the store's latest answer. */
  limit: number;
  leased = 0;
  /** How much of it this process has leased. */
  leasedHere = 0;
  /** A fetch is under way; at most one. */
  isFetching = false;
  /** The latest fetch has failed. */
  hasFailed = false;
  /** The store has nothing left; it is asked again after a while. */
  isSpent = false;
  askAgainAtMs = -Infinity;
  /** When other processes were asked for what they hold, since the store last had something. */
  recalledAtMs: number | undefined;
  /** What was in hand when that was last looked at, and since when it is the same. */
  leftWhenSeen = 0;
  unusedSinceMs: number;
  readonly waiting = new LinkedQueue<Waiter>();
  #size = firstTokens;
  #fetchedAtMs = -Infinity;

  constructor(userId: string, period: Period, { limit, elapsedMs }: { limit: number; elapsedMs: number }) {
    this.userId = userId;
    this.period = period;
    this.owner = userId;
    this.limit = limit;
    this.unusedSinceMs = elapsedMs;
  }

  /** How many tokens to ask for: enough for those who wait, and never more than a process may hold. */
  get sizeToAsk(): number {
    return Math.min(maxTokens - this.left, Math.max(this.#size, this.waiting.size));
  }

  /** Takes in what the store granted, and lets waiting requests go, in the order they came. */
  add({ owner, granted, leased, limit }: Grant, elapsedMs: number): void {
    const isBusy = elapsedMs - this.#fetchedAtMs < busyMs;
    this.#size = isBusy ? Math.min(maxTokens, this.#size * 2) : Math.max(firstTokens, this.#size >> 1);
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

  /** Puts a token back. */
  refund(): void {
    this.left++;
    this.#serve();
  }

  /** Takes all tokens out of the hand, to be given back. */
  empty(): number {
    const tokens = this.left;
    this.left = 0;
    this.leased -= tokens;
    this.leasedHere -= tokens;
    this.#size = firstTokens;
    return tokens;
  }

  /** Lets all waiting requests go, in the order they came. */
  settleWaiting(settle: (waiter: Waiter) => void): void {
    // Whoever comes meanwhile waits for what comes next.
    for (let count = this.waiting.size; count > 0; count--) settle(this.waiting.shift() as Waiter);
  }

  /** What a request gets when the quota is used up. */
  refusal(): Refusal {
    return {
      isRefused: true,
      reason: this.period.kind === "day" ? "daily_quota" : "monthly_quota",
      limit: this.limit,
      used: this.leased - this.left,
      resetAt: this.period.endsAt,
    };
  }

  #serve(): void {
    while (this.left > 0 && this.waiting.size > 0) {
      this.left--;
      this.waiting.shift()?.resolve(this);
    }
  }
}
