import type { PeriodKind } from "./period.js";

/** A request may run: one of the quota's tokens is spent on it. */
export interface Ticket {
  readonly isRefused: false;
  /** Puts the token back, for a request that was refused after all. */
  refund(): void;
}

/** The refusal that a caller gets when the quota is used up. */
export interface Refusal {
  readonly isRefused: true;
  readonly reason: "daily_quota" | "monthly_quota";
  readonly limit: number;
  readonly used: number;
  readonly resetAt: string;
}

/** What this process knows of a user's quota: exact to the leases of other processes. */
export interface QuotaState {
  readonly kind: PeriodKind;
  readonly limit: number;
  readonly left: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** How much of a quota is used, and when it resets. */
export interface QuotaUse {
  readonly limit: number;
  readonly used: number;
  readonly resetAt: string;
}

/** One quota of every user, over days or months: never one request more, with any number of processes on the store. */
export interface Allowance {
  /** At once from the lease; by a promise only when a lease must be fetched. Throws store_unavailable when none can be. */
  take(userId: string): Ticket | Refusal | Promise<Ticket | Refusal>;
  /** Asks no store. */
  look(userId: string): QuotaState;
  /** What the store says, less what is leased and unused here. */
  read(userId: string): Promise<QuotaUse>;
  /** Gives back what is leased. */
  close(): Promise<void>;
}

/** All quotas of every user: the daily one and, where there is one, the monthly one. */
export interface Quota extends Pick<Allowance, "take" | "close"> {
  readonly day: Allowance;
  readonly month: Allowance | undefined;
}

/** A request needs a token of the day and one of the month; refused by one, it costs nothing of the other. */
export function createQuota(day: Allowance, month?: Allowance): Quota {
  if (!month) return { day, month, take: (userId) => day.take(userId), close: () => day.close() };
  return {
    day,
    month,
    take(userId) {
      const ofDay = day.take(userId);
      return ofDay instanceof Promise
        ? ofDay.then((ticket) => takeSecond(ticket, month, userId))
        : takeSecond(ofDay, month, userId);
    },
    close: async () => {
      await Promise.all([day.close(), month.close()]);
    },
  };
}

function takeSecond(first: Ticket | Refusal, second: Allowance, userId: string): ReturnType<Allowance["take"]> {
  if (first.isRefused) return first;
  try {
    const taken = second.take(userId);
    if (!(taken instanceof Promise)) return join(first, taken);
    return taken.then(
      (ticket) => join(first, ticket),
      (error: unknown) => {
        first.refund();
        throw error;
      },
    );
  } catch (error) {
    first.refund();
    throw error;
  }
}

function join(first: Ticket, second: Ticket | Refusal): Ticket | Refusal {
  if (second.isRefused) {
    first.refund();
    return second;
  }
  return {
    isRefused: false,
    refund() {
      first.refund();
      second.refund();
    },
  };
}
