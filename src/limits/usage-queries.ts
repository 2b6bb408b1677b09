import { sql } from "kysely";
import { type ErrorName, errors } from "../../generated/errors.js";
import { type NetworkName, networks } from "../config/networks.js";
import type { Database } from "../store/database.js";
import { bucketCount, percentile } from "./latency-buckets.js";
import { bucketStarts, type UsageRange } from "./usage-range.js";

/** User, time range and optionally one API key. */
export interface UsageQuestion {
  readonly userId: string;
  readonly range: UsageRange;
  readonly keyId?: string | undefined;
  readonly nowMs: number;
}

/** A user's usage. `errors` counts those of `requests` that failed or were refused. */
export interface UsageReport {
  readonly buckets: { start: string; requests: number; errors: number }[];
  readonly methods: { method: string; requests: number; errors: number }[];
  readonly keys: { keyId: string; name: string; requests: number }[];
  readonly errors: { code: number; name: string; count: number }[];
  readonly latency: { p50Ms: number; p95Ms: number; p99Ms: number } | null;
}

/** A failed call, without its params. */
export interface RecentError {
  readonly at: string;
  readonly method: string;
  readonly code: number;
  readonly durationMs: number;
  readonly keyId: string;
  readonly network: (typeof networks)[NetworkName]["label"];
}

/** Reads a user's usage in few queries. Returns nothing for another user's key. */
export async function readUsage(db: Database, question: UsageQuestion): Promise<UsageReport> {
  const starts = bucketStarts(question.range, question.nowMs);
  const from = (starts[0] as { prefix: string }).prefix;
  const scope = { userId: question.userId, keyId: question.keyId, from };
  const [bySlice, counts, names, latency] = await Promise.all([
    countBySlice(db, scope),
    countByKind(db, scope),
    readKeyNames(db, scope),
    readLatency(db, scope),
  ]);
  const slices = new Map(bySlice.map((row) => [row.prefix, row]));
  return {
    buckets: starts.map(({ prefix, start }) => {
      const { requests, errors: failed } = slices.get(prefix) ?? { requests: 0, errors: 0 };
      return { start, requests, errors: failed };
    }),
    methods: sumBy(counts, ({ method }) => method).map(({ of: method, requests, errors: failed }) => ({
      method,
      requests,
      errors: failed,
    })),
    keys: sumBy(counts, ({ key_id }) => key_id).flatMap(({ of: keyId, requests }) => {
      const name = names.get(keyId);
      return name === undefined ? [] : [{ keyId, name, requests }];
    }),
    errors: sumBy(counts, ({ code }) => code)
      .filter(({ of }) => of !== 0)
      .map(({ of, requests }) => ({ code: of, name: nameOf(of), count: requests })),
    latency,
  };
}

/** A user's latest failed calls, newest first. */
export async function readRecentErrors(db: Database, userId: string): Promise<RecentError[]> {
  const rows = await db
    .selectFrom("recent_error")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .limit(100)
    .execute();
  return rows.map(({ at, method, code, duration_ms, key_id, network }) => ({
    at,
    method,
    code,
    durationMs: duration_ms,
    keyId: key_id,
    network: networks[network].label,
  }));
}

interface Scope {
  readonly userId: string;
  readonly keyId: string | undefined;
  /** The first hour, day or month, as a prefix of `start`. */
  readonly from: string;
}

const requestSum = sql<number>`sum(requests)`;
const errorSum = sql<number>`sum(case when code <> 0 then requests else 0 end)`;

function selectUsage(db: Database, { userId, keyId, from }: Scope) {
  const query = db.selectFrom("usage").where("user_id", "=", userId).where("start", ">=", from);
  return keyId === undefined ? query : query.where("key_id", "=", keyId);
}

function countBySlice(db: Database, scope: Scope) {
  const prefix = sql<string>`substr(start, 1, ${sql.lit(scope.from.length)})`;
  return selectUsage(db, scope)
    .select([prefix.as("prefix"), requestSum.as("requests"), errorSum.as("errors")])
    .groupBy(prefix)
    .execute();
}

/** At most a few hundred rows, added up in memory. */
function countByKind(db: Database, scope: Scope): Promise<Count[]> {
  return selectUsage(db, scope)
    .select(["method", "key_id", "code", requestSum.as("requests")])
    .groupBy(["method", "key_id", "code"])
    .execute();
}

interface Count {
  readonly method: string;
  readonly key_id: string;
  readonly code: number;
  readonly requests: number;
}

/** Sums, largest first. */
function sumBy<Value>(counts: readonly Count[], pick: (count: Count) => Value) {
  const sums = new Map<Value, { of: Value; requests: number; errors: number }>();
  for (const count of counts) {
    const of = pick(count);
    const sum = sums.get(of) ?? { of, requests: 0, errors: 0 };
    sum.requests += count.requests;
    if (count.code !== 0) sum.errors += count.requests;
    sums.set(of, sum);
  }
  return [...sums.values()].toSorted((a, b) => b.requests - a.requests);
}

async function readKeyNames(db: Database, { userId }: Scope): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("api_key").select(["id", "name"]).where("user_id", "=", userId).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readLatency(db: Database, { userId, keyId, from }: Scope): Promise<UsageReport["latency"]> {
  let query = db
    .selectFrom("usage_latency")
    .select(["bucket", requestSum.as("requests")])
    .where("user_id", "=", userId)
    .where("start", ">=", from);
  if (keyId !== undefined) query = query.where("key_id", "=", keyId);
  const rows = await query.groupBy("bucket").execute();
  if (rows.length === 0) return null;
  const counts = Array.from({ length: bucketCount }, () => 0);
  for (const { bucket, requests } of rows) counts[bucket] = requests;
  return { p50Ms: percentile(counts, 0.5), p95Ms: percentile(counts, 0.95), p99Ms: percentile(counts, 0.99) };
}

function nameOf(code: number): ErrorName | "Unknown" {
  const names = Object.keys(errors) as ErrorName[];
  return names.find((name) => errors[name].code === code) ?? "Unknown";
}
