import type { Database } from "../store/database.js";
import { createQuotaStatements, type FoundCount, type QuotaStatements } from "./quota-statements.js";

/** A lease that a user needs. */
export interface LeaseRequest {
  readonly userId: string;
  readonly period: string;
  /** Tokens; fewer are granted when little is left. */
  readonly size: number;
}

/** What a lease was given, and how the period then stands. */
export interface Grant {
  /** Whose count it was taken from: the user's own, or one from a deleted account of the same person. */
  readonly owner: string;
  readonly granted: number;
  /** Of all processes in this period, this grant included: used up, or in some process's hand. */
  readonly leased: number;
  /** The user's limit: the operator's word, or else the default. */
  readonly limit: number;
  /** When any process last was given something. */
  readonly leasedAtMs: number;
}

/** Tokens that go back from a process to the store. */
export interface LeaseRelease {
  /** The count's, as the grant said. */
  readonly owner: string;
  readonly period: string;
  readonly tokens: number;
}

/** What a quota needs of the store; every operation is atomic over all processes. */
export interface QuotaStore {
  /** Takes leases out of their periods: a grant for each request, in their order; of 0 tokens when nothing is left. */
  grant(requests: readonly LeaseRequest[], nowMs: number): Promise<readonly Grant[]>;
  releaseLeases(entries: readonly LeaseRelease[]): Promise<void>;
  /** Asks all processes to give back what they hold of a user's period. */
  recall(userId: string, period: string, nowMs: number): Promise<void>;
  /** What was recalled since a time. */
  readRecalls(sinceMs: number): Promise<readonly { readonly userId: string; readonly period: string }[]>;
  /** How a user's period stands. */
  read(userId: string, period: string): Promise<Pick<Grant, "leased" | "limit">>;
}

export interface QuotaStoreOptions {
  readonly defaultLimit: number;
  /** Where the operator's word for single users stands. */
  readonly overrideColumn: "daily_requests" | "monthly_requests";
}

/** Recalls that a process takes note of at once. */
const maxRecalls = 1_000;

/** Leases as one row per user and period, which only ever changes by single statements: the store alone decides who gets the last one. */
export function createQuotaStore(db: Database, options: QuotaStoreOptions): QuotaStore {
  const statements = createQuotaStatements(db, options);
  return {
    async grant(requests, nowMs) {
      const grants = new Map<LeaseRequest, Grant>();
      // What another process takes or gives back in between may need another round.
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
      return { leased: found?.leased ?? 0, limit: found?.limit ?? options.defaultLimit };
    },
  };
}

interface GrantRound {
  readonly statements: QuotaStatements;
  /** Those given so far. */
  readonly grants: Map<LeaseRequest, Grant>;
  readonly nowMs: number;
}

/** Takes for all, then looks at those who got nothing: their count may be another's, or there is nothing left. */
async function grantOnce(requests: readonly LeaseRequest[], { statements, grants, nowMs }: GrantRound): Promise<void> {
  const taken = new Map(
    (await statements.take(requests, nowMs)).map((count) => [nameOf(count.owner, count.period), count]),
  );
  /** Of several users who share a count, one has the lease. */
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
