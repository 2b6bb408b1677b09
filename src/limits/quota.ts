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
  /** `key_daily_quota`: the API key's own daily limit. */
  readonly reason: "daily_quota" | "monthly_quota" | "key_daily_quota";
  readonly limit: number;
  readonly used: number;
  readonly resetAt: string;
}

/** A quota as known to this process: exact except for other machines' leases. `left` never grows within a period and limit. */
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

/** A token or a refusal: at once while the lease has tokens, else a promise. */
export type Taken = Ticket | Refusal | Promise<Ticket | Refusal>;

/**
 * A daily or monthly quota of all users, by user ID, or the daily limits of API keys, by key ID. It is never exceeded, with any
 * number of processes on the store.
 */
export interface PeriodQuota {
  /** Throws store_unavailable when no lease can be fetched. */
  take(id: string): Taken;
  /** Reads no store. `limit`: the current limit, where the caller knows it. */
  stateOf(id: string, limit?: number): QuotaState;
  /**
   * Reads the store: what was counted, at most what was leased minus unused tokens of this machine. `counted` reads the requests that
   * have been written in a period.
   */
  read(id: string, counted: (periodName: string) => Promise<number>): Promise<QuotaUse>;
  /** Releases a lease (undefined: all), so that a changed limit applies from the next request on. */
  release(id: string | undefined): void;
  /** Releases all leases. */
  close(): Promise<void>;
}

/** Whose quotas a request uses. */
export interface QuotaCaller {
  readonly userId: string;
  readonly keyId: string;
  /** The API key's own limits, if it has any. */
  readonly limits?: { readonly dailyRequests: number | undefined };
}

/** The quotas: of users, daily and optionally monthly, and the daily limits of API keys. */
export interface QuotaParts {
  readonly day: PeriodQuota;
  readonly month: PeriodQuota | undefined;
  readonly key: PeriodQuota;
}

/** All quotas together. A request needs a token of each that applies. If one refuses it, the others' tokens are returned. */
export interface Quota extends QuotaParts {
  take(caller: QuotaCaller): Taken;
  close(): Promise<void>;
}

export function createQuota({ day, month, key }: QuotaParts): Quota {
  const takeOfUser = (userId: string): Taken =>
    month ? takeBoth(day.take(userId), () => month.take(userId)) : day.take(userId);
  return {
    day,
    month,
    key,
    take({ userId, keyId, limits }) {
      if (limits?.dailyRequests === undefined) return takeOfUser(userId);
      return takeBoth(nameKey(key.take(keyId)), () => takeOfUser(userId));
    },
    close: async () => {
      await Promise.all([day.close(), month?.close(), key.close()]);
    },
  };
}

/** A refusal by a key's limit says so. */
function nameKey(taken: Taken): Taken {
  if (taken instanceof Promise) return taken.then(nameKey);
  return taken.isRefused ? { ...taken, reason: "key_daily_quota" } : taken;
}

function takeBoth(first: Taken, takeSecond: () => Taken): Taken {
  if (first instanceof Promise) return first.then((ticket) => takeBoth(ticket, takeSecond));
  if (first.isRefused) return first;
  try {
    const taken = takeSecond();
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
