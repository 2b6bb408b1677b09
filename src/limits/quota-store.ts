import type { Database } from "../store/database.js";
import { createQuotaStatements, type FoundCount, type QuotaStatements } from "./quota-statements.js";

/** A request for a lease. */
export interface LeaseRequest {
  /** The user, or the API key whose own quota it is. */
  readonly userId: string;
  readonly period: string;
  /** Requested tokens; fewer are granted when little remains. */
  readonly size: number;
}

/** A granted lease and the state of its period. */
export interface Grant {
  /** The quota row's owner: the user, a deleted account with the same e-mail, or the API key. */
  readonly owner: string;
  readonly granted: number;
  /** Tokens leased by all processes in this period, including this grant. */
  readonly leased: number;
  /** A user's limit: an operator's override, or the default. A key's: its owner's choice. */
  readonly limit: number;
  /** When the last lease was granted to any process. */
  readonly leasedAtMs: number;
}

/** Tokens that a process returns to the store. */
export interface LeaseRelease {
  /** `owner` of the grant. */
  readonly owner: string;
  readonly period: string;
  readonly tokens: number;
}

/** Store operations of a quota. Each is atomic across processes. */
export interface QuotaStore {
  /** Grants a lease for each request, in order; 0 tokens if the quota is used up. */
  grant(requests: readonly LeaseRequest[], nowMs: number): Promise<readonly Grant[]>;
  releaseLeases(entries: readonly LeaseRelease[]): Promise<void>;
  /** Asks all processes to release the leases of a user or a key in a period. */
  recall(userId: string, period: string, nowMs: number): Promise<void>;
  /** Recalls since a time. */
  readRecalls(sinceMs: number): Promise<readonly { readonly userId: string; readonly period: string }[]>;
  /** A user's quota in a period. */
  read(userId: string, period: string): Promise<Pick<Grant, "owner" | "leased" | "limit">>;
}

export interface QuotaStoreOptions {
  readonly defaultLimit: number;
  /** Whose quota it is: users', or that of single API keys. Default: users'. */
  readonly table?: "user" | "api_key";
  /** Column of the table with a limit other than the default: an operator's override, or a key's limit. */
  readonly overrideColumn: "daily_requests" | "monthly_requests";
}

/** Maximum number of recalls read at once. */
const maxRecalls = 1_000;

/** Keeps one row per user (or API key) and period, changed by single statements only, so the store decides who gets the last token. */
export function createQuotaStore(db: Database, options: QuotaStoreOptions): QuotaStore {
  const statements = createQuotaStatements(db, options);
  return {
    async grant(requests, nowMs) {
      const grants = new Map<LeaseRequest, Grant>();
      // Another process may take or release tokens in between: repeat for users who got no result.
      for (let rest = requests; rest.length > 0; rest = rest.filter((request) => !grants.has(request)))
        await grantOnce(rest, { statements, grants, nowMs });
      return requests.map((request) => grants.get(request) as Grant);
    },

    releaseLeases: statements.releaseLeases,

    async recall(userId, period, nowMs) {
      const recalled_at = new Date(nowMs).toISOString();
      await db
        .insertInto("lease_recall")
        .values({ user_id: userId, period, recalled_at })
        .onConflict((conflict) => conflict.columns(["user_id", "period"]).doUpdateSet({ recalled_at }))
        .execute();
    },

    readRecalls: (sinceMs) =>
      db
        .selectFrom("lease_recall")
        .select(["user_id as userId", "period"])
        .where("recalled_at", ">", new Date(sinceMs).toISOString())
        .limit(maxRecalls)
        .execute(),

    async read(userId, period) {
      const [found] = await statements.find([{ userId, period }]);
      return { owner: found?.owner ?? userId, leased: found?.leased ?? 0, limit: found?.limit ?? options.defaultLimit };
    },
  };
}

interface GrantRound {
  readonly statements: QuotaStatements;
  /** Grants so far. */
  readonly grants: Map<LeaseRequest, Grant>;
  readonly nowMs: number;
}

/** Takes for all users, then finds out why some got nothing: they share another row, or the quota is used up. */
async function grantOnce(requests: readonly LeaseRequest[], { statements, grants, nowMs }: GrantRound): Promise<void> {
  const taken = new Map(
    (await statements.take(requests, nowMs)).map((count) => [nameOf(count.owner, count.period), count]),
  );
  /** Of several users who share a row, only the first gets the lease. */
  const hasTaken = (request: LeaseRequest, owner: string): boolean => {
    const name = nameOf(owner, request.period);
    const count = taken.get(name);
    if (count) grants.set(request, { ...count, leasedAtMs: nowMs });
    return taken.delete(name);
  };
  const others = requests.filter((request) => !hasTaken(request, request.userId));
  if (others.length === 0) return;
  const found = new Map((await statements.find(others)).map((count) => [nameOf(count.userId, count.period), count]));
  for (const request of others) {
    const count = found.get(nameOf(request.userId, request.period));
    if (!count) grants.set(request, { owner: request.userId, granted: 0, leased: 0, limit: 0, leasedAtMs: 0 });
    else if (!hasTaken(request, count.owner) && count.leased >= count.limit) grants.set(request, nothingOf(count));
  }
}

function nothingOf({ owner, leased, limit, leasedAt }: FoundCount): Grant {
  return { owner, granted: 0, leased, limit, leasedAtMs: Date.parse(leasedAt ?? "") };
}

function nameOf(userId: string, period: string): string {
  return `${period} ${userId}`;
}
