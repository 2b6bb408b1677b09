import { sql } from "kysely";
import type { Database } from "../../src/store/database.js";

export interface Size {
  readonly users: number;
  /** Of how many users one has a history of usage. */
  readonly usersPerActive: number;
}

const dayMs = 86_400_000;
const intervalMs = 300_000;

/** Name of the user with a number: ids are in another order than numbers, as random ones are. */
export function userId(number: number): string {
  return `u${(number * prime) % modulus}`;
}

/** Numbers up to `modulus` times this, modulo it, are all different. */
const [prime, modulus] = [7_919, 10_000_019];
const idOf = sql.raw(`'u' || ((n * cast(${prime} as bigint)) % ${modulus})`);

/** Fills an empty store by direct inserts: users, two API keys each, and 90 days of usage of some. */
export async function seedStore(db: Database, { users, usersPerActive }: Size, nowMs: number): Promise<void> {
  const now = new Date(nowMs).toISOString();
  const active = Math.floor(users / usersPerActive);
  await insertAccounts(db, users, now);
  await insertQuotas(db, users, nowMs);
  for (const [count, length, stepMs, youngestMs] of [
    [2, 7, 31 * dayMs, 0],
    [60, 10, dayMs, 0],
    [10, 13, 12 * intervalMs, 3 * 12 * intervalMs],
    [24, 16, intervalMs, 0],
  ] as const)
    await insertUsage(db, active, {
      count,
      startOf: (index) => {
        const atMs = nowMs - youngestMs - index * stepMs;
        return new Date(atMs - (atMs % intervalMs)).toISOString().slice(0, length);
      },
    });
  await insertLog(db, active, nowMs);
}

/** Adds usage of many users in six intervals of a day, two in each of three hours, before retention merges them. */
export async function insertIntervals(db: Database, users: number, day: string): Promise<void> {
  await insertUsage(db, users, { count: 6, startOf: (index) => `${day}T1${index % 3}:${index < 3 ? "05" : "50"}` });
}

const numbers = (count: number) =>
  sql`numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`;

async function insertAccounts(db: Database, users: number, now: string): Promise<void> {
  const insert = (into: string, values: ReturnType<typeof sql>, count = users) =>
    sql`with recursive ${numbers(count)} insert into ${sql.raw(into)} select ${values} from numbers`.execute(db);
  await insert(
    `"user" (id, name, email, "emailVerified", "createdAt", "updatedAt")`,
    sql`${idOf}, 'name', 'user' || n || '@example.org', 1, ${now}, ${now}`,
  );
  await insert(
    `account (id, "userId", "accountId", "providerId", password, "createdAt", "updatedAt")`,
    sql`'a' || n, ${idOf}, ${idOf}, 'credential', 'none', ${now}, ${now}`,
  );
  await insert(
    `session (id, "userId", token, "expiresAt", "createdAt", "updatedAt")`,
    sql`'s' || n, ${idOf}, 'token' || n, ${now}, ${now}, ${now}`,
    Math.floor(users / 2),
  );
  for (const slot of [1, 2])
    await insert(
      "api_key (id, user_id, slot, name, network, digest, sealed, created_at)",
      sql`'k' || ${sql.lit(slot)} || '-' || n, ${idOf}, ${sql.lit(slot)}, 'key', 'testnet', 'd' || ${sql.lit(slot)} || '-' || n,
        'sealed', ${now}`,
    );
  await insert("security_event (id, user_id, at, kind)", sql`'e' || n, ${idOf}, ${now}, 'new_device'`);
  await insert("known_device (user_id, digest, last_used_at)", sql`${idOf}, 'd' || n, ${now}`);
  const some = Math.floor(users / 20);
  await insert(
    "account_token (user_id, purpose, digest, expires_at)",
    sql`${idOf}, 'verify-email', 't' || n, ${"2999"}`,
    some,
  );
  await insert("throttle (key, points, expire)", sql`'signUp:' || n, 1, 32503680000000`, some);
  await insert("deleted_account (email_digest, quota_owner, until)", sql`'x' || n, 'gone' || n, ${"2999"}`, some);
  await insert("lease_recall (user_id, period, recalled_at)", sql`${idOf}, 'past', ${now.slice(0, 10)}`, some);
}

/** Three days' counts of each user; one of a thousand has used 90 % today. */
async function insertQuotas(db: Database, users: number, nowMs: number): Promise<void> {
  for (const age of [0, 1, 2]) {
    const period = new Date(nowMs - age * dayMs).toISOString().slice(0, 10);
    await sql`
      with recursive ${numbers(users)}
      insert into quota (user_id, period, leased, granted, allowed, leased_at)
      select ${idOf}, ${period}, case when n % 1000 = 0 then 22500 else 128 end, 32, 25000, ${period} from numbers`.execute(
      db,
    );
  }
}

interface UsageSeed {
  /** Rows per user. */
  readonly count: number;
  readonly startOf: (index: number) => string;
}

async function insertUsage(db: Database, users: number, { count, startOf }: UsageSeed): Promise<void> {
  for (let index = 0; index < count; index++) {
    const start = startOf(index);
    await sql`
      with recursive ${numbers(users)}
      insert into usage (user_id, start, key_id, network, method, code, requests)
      select ${idOf}, ${start}, 'k1-' || n, 'testnet', method, 0, 10
      from numbers, (select 'eth_call' as method union all select 'eth_getLogs') as methods`.execute(db);
    await sql`
      with recursive ${numbers(users)}
      insert into method_latency (user_id, start, key_id, method, bucket, requests)
      select ${idOf}, ${start}, 'k1-' || n, method, 7, 10
      from numbers, (select 'eth_call' as method union all select 'eth_getLogs') as methods`.execute(db);
  }
}

async function insertLog(db: Database, users: number, nowMs: number): Promise<void> {
  for (let index = 0; index < 50; index++)
    await sql`
      with recursive ${numbers(users)}
      insert into request_log (id, user_id, key_id, network, at, method, code, message, duration_ms, origin)
      select 'r' || ${sql.lit(index)} || '-' || n, ${idOf}, 'k1-' || n, 'testnet', ${new Date(nowMs - index * 60_000).toISOString()},
        'eth_call', ${sql.lit(index % 2)}, 'm', 1, 'server' from numbers`.execute(db);
}
