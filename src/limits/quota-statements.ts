import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Database } from "../store/database.js";
import { toJsonRows } from "../store/json-rows.js";
import type { LeaseRelease, LeaseRequest, QuotaStoreOptions } from "./quota-store.js";

/** A quota row from which a lease was granted. */
export interface TakenCount {
  readonly owner: string;
  readonly period: string;
  readonly granted: number;
  readonly leased: number;
  readonly limit: number;
}

/** A user's quota in a period. */
export interface FoundCount extends Omit<TakenCount, "granted"> {
  readonly userId: string;
  readonly leasedAt: string | null;
}

/** Each function executes a single statement for any number of users. */
export interface QuotaStatements {
  /** Grants leases. Users who share a quota row get one lease together. */
  readonly take: (requests: readonly LeaseRequest[], nowMs: number) => Promise<readonly TakenCount[]>;
  readonly releaseLeases: (entries: readonly LeaseRelease[]) => Promise<void>;
  /** Omits users and keys that no longer exist. */
  readonly find: (users: readonly Pick<LeaseRequest, "userId" | "period">[]) => Promise<readonly FoundCount[]>;
}

/** Below this many leases of remaining tokens, leases become smaller, down to single tokens. */
const shrinkBelowLeases = 16;

/** Placeholder for a parameter. */
const parameter = null;

/**
 * The statements are compiled once, since all users of a statement are one JSON parameter. Rows are always updated in the same
 * order, so processes cannot deadlock.
 */
export function createQuotaStatements(db: Database, options: QuotaStoreOptions): QuotaStatements {
  const take = compileTake(db, options);
  const find = compileFind(db, options);
  const releaseLeases = compileReleaseLeases(db);
  const execute = async <Row>(statement: CompiledQuery<Row>, parameters: readonly unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>({ ...statement, parameters })).rows;
  return {
    take(requests, nowMs) {
      const asked = requests.map(({ userId, period, size }) => [userId, period, size]);
      return execute(take, [new Date(nowMs).toISOString(), toJsonRows(asked)]);
    },
    async releaseLeases(entries) {
      await execute(releaseLeases, [toJsonRows(entries.map(({ owner, period, tokens }) => [owner, period, tokens]))]);
    },
    find: (users) => execute(find, [toJsonRows(users.map(({ userId, period }) => [userId, period]))]),
  };
}

function ownerOf({ table }: QuotaStoreOptions) {
  return table === "api_key" ? sql`u.id` : sql`coalesce(u.quota_owner, u.id)`;
}

function tableOf({ table = "user" }: QuotaStoreOptions) {
  return sql`${sql.table(table)} as u`;
}

function limitOf({ defaultLimit, overrideColumn }: QuotaStoreOptions) {
  return sql`coalesce(${sql.ref(`u.${overrideColumn}`)}, ${sql.lit(defaultLimit)})`;
}

/** The first lease of a period inserts the row. */
function compileTake(db: Database, options: QuotaStoreOptions): CompiledQuery<TakenCount> {
  const first = shareOf(sql`allowed`, sql`size`);
  const left = sql`(excluded.allowed - quota.leased)`;
  // The requested share of the remainder equals the share of `excluded.granted`.
  const next = shareOf(left, sql`excluded.granted`);
  return sql<TakenCount>`
    insert into quota (user_id, period, leased, granted, allowed, leased_at)
    select owner, period, ${first}, ${first}, allowed, ${parameter}
    from (
      select ${ownerOf(options)} as owner, asked.value ->> 1 as period, max(${limitOf(options)}) as allowed,
        max(cast(asked.value ->> 2 as integer)) as size
      from json_each(${parameter}) as asked join ${tableOf(options)} on u.id = asked.value ->> 0
      group by 1, 2
    ) as counts
    where allowed > 0 order by owner, period
    on conflict (user_id, period) do update
    set granted = ${next}, leased = quota.leased + ${next}, allowed = excluded.allowed, leased_at = excluded.leased_at
    where ${left} > 0
    returning user_id as "owner", period, granted, leased, allowed as "limit"`.compile(db);
}

/** The insert never happens: it is an upsert whose row exists, unless the account was deleted. */
function compileReleaseLeases(db: Database): CompiledQuery {
  return sql`
    insert into quota (user_id, period, leased, granted, leased_at)
    select value ->> 0, value ->> 1, sum(cast(value ->> 2 as integer)), 0, '' from json_each(${parameter}) as given
    where exists (select 1 from quota as counted where user_id = value ->> 0 and period = value ->> 1)
    group by 1, 2 order by 1, 2
    on conflict (user_id, period) do update set leased = quota.leased - excluded.leased`.compile(db);
}

function compileFind(db: Database, options: QuotaStoreOptions): CompiledQuery<FoundCount> {
  const owner = ownerOf(options);
  return sql<FoundCount>`
    select u.id as "userId", asked.value ->> 1 as period, ${owner} as "owner", ${limitOf(options)} as "limit",
      coalesce(quota.leased, 0) as leased, quota.leased_at as "leasedAt"
    from json_each(${parameter}) as asked join ${tableOf(options)} on u.id = asked.value ->> 0
    left join quota on quota.user_id = ${owner} and quota.period = asked.value ->> 1`.compile(db);
}

/** Tokens to grant: the requested size, fewer when little remains, at least one. */
function shareOf(left: RawBuilder<unknown>, size: RawBuilder<unknown>): RawBuilder<unknown> {
  // `floor`, since the quotient of integers is no integer on every engine.
  const part = sql`cast(floor(${left} / ${sql.lit(shrinkBelowLeases)}) as integer)`;
  return sql`case when ${part} >= ${size} then ${size} when ${part} > 1 then ${part} else 1 end`;
}
