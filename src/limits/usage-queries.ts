import { sql } from "kysely";
import { type ErrorName, errors } from "../../generated/errors.js";
import { type NetworkName, networks } from "../config/networks.js";
import type { Database } from "../store/database.js";
import { bucketCount, percentile } from "./latency-buckets.js";
import { bucketStarts, type UsageRange } from "./usage-range.js";

/** Whose use, over which time; of one key or of all. */
export interface UsageQuestion {
  readonly userId: string;
  readonly range: UsageRange;
  readonly keyId?: string | undefined;
  readonly nowMs: number;
}

/** A user's history of use. `errors` counts requests among `requests` that got an error, refusals too. */
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

/** Reads a user's history of use. Another user's key has none. */
export async function readUsage(db: Database, question: UsageQuestion): Promise<UsageReport> {
  const starts = bucketStarts(question.range, question.nowMs);
  const from = (starts[0] as { prefix: string }).prefix;
  const scope = { userId: question.userId, keyId: question.keyId, from };
  const prefixLength = from.length;
  const [bySlice, byMethod, byKey, byCode, latency] = await Promise.all([
    countBy(db, scope, sql<string>`substr(start, 1, ${sql.lit(prefixLength)})`),
    countBy(db, scope, sql<string>`method`),
    countByKey(db, scope),
    countBy(db, scope, sql<number>`code`),
    readLatency(db, scope),
  ]);
  const slices = new Map(bySlice.map((row) => [row.of, row]));
  return {
    buckets: starts.map(({ prefix, start }) => {
      const { requests, errors: failed } = slices.get(prefix) ?? { requests: 0, errors: 0 };
      return { start, requests, errors: failed };
    }),
    methods: byMethod.map(({ of, requests, errors: failed }) => ({ method: of, requests, errors: failed })),
    keys: byKey,
    errors: byCode
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
  /** The first hour, day or month, as the beginning of `start`. */
  readonly from: string;
}

const requestSum = sql<number>`sum(requests)`;
const errorSum = sql<number>`sum(case when code <> 0 then requests else 0 end)`;

function countBy<Value>(db: Database, { userId, keyId, from }: Scope, column: ReturnType<typeof sql<Value>>) {
  let query = db
    .selectFrom("usage")
    .select([column.as("of"), requestSum.as("requests"), errorSum.as("errors")])
    .where("user_id", "=", userId)
    .where("start", ">=", from);
  if (keyId !== undefined) query = query.where("key_id", "=", keyId);
  return query.groupBy(column).orderBy("requests", "desc").execute();
}

function countByKey(db: Database, { userId, keyId, from }: Scope) {
  let query = db
    .selectFrom("usage")
    .innerJoin("api_key", "api_key.id", "usage.key_id")
    .select(["usage.key_id as keyId", "api_key.name", requestSum.as("requests")])
    .where("usage.user_id", "=", userId)
    .where("api_key.user_id", "=", userId)
    .where("usage.start", ">=", from);
  if (keyId !== undefined) query = query.where("usage.key_id", "=", keyId);
  return query.groupBy(["usage.key_id", "api_key.name"]).orderBy("requests", "desc").execute();
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
