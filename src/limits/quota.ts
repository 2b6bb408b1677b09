import type { PeriodKind } from "./period.js";

/** Permission for one request, which uses one token of the quota. */
export interface Ticket {
  readonly isRefused: false;
  /** Returns the token, if the request is refused later on. */
  refund(): void;
}

/** Why a request is refused when the quota is used up. */
export interface Refusal {
  readonly isRefused: true;
  readonly reason: "daily_quota" | "monthly_quota";
  readonly limit: number;
  readonly used: number;
  readonly resetAt: string;
}

/** A user's quota as known to this process: exact except for other processes' leases. */
export interface QuotaState {
  readonly kind: PeriodKind;
  readonly limit: number;
  readonly left: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** Usage of a quota, and when it resets. */
export interface QuotaUse {
  readonly limit: number;
  readonly used: number;
  readonly resetAt: string;
}

/** A daily or monthly quota of all users. It is never exceeded, with any number of processes on the store. */
export interface PeriodQuota {
  /** Synchronous while the lease has tokens, else a promise. Throws store_unavailable when no lease can be fetched. */
  take(userId: string): Ticket | Refusal | Promise<Ticket | Refusal>;
  /** Reads no store. */
  stateOf(userId: string): QuotaState;
  /** Reads the store, minus unused tokens of this process. */
  read(userId: string): Promise<QuotaUse>;
  /** Releases all leases. */
  close(): Promise<void>;
}

/** All quotas: the daily quota and the optional monthly quota. */
export interface Quota extends Pick<PeriodQuota, "take" | "close"> {
  readonly day: PeriodQuota;
  readonly month: PeriodQuota | undefined;
}

/** A request needs a token of each quota. If one refuses it, the other's token is returned. */
export function createQuota(day: PeriodQuota, month?: PeriodQuota): Quota {
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

function takeSecond(first: Ticket | Refusal, second: PeriodQuota, userId: string): ReturnType<PeriodQuota["take"]> {
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
