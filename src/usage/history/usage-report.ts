import type { Database } from "../../store/database.js";
import { errorNameOf } from "../error-name.js";
import { bucketCount, percentile } from "../latency-buckets.js";
import { webSocketTallies } from "../web-socket-tally.js";
import type { DurationCount, HistoryStore, KindCount, SliceCount, SliceDuration } from "./history-store.js";
import { bucketStarts, type UsageRange, type UsageSlice } from "./usage-range.js";

/** User, time range and optionally one API key and one method. */
export interface UsageQuestion {
  readonly userId: string;
  readonly range: UsageRange;
  readonly keyId?: string | undefined;
  readonly method?: string | undefined;
  readonly nowMs: number;
}

/** A user's usage. `errors` counts those of `requests` that failed or were refused. */
export interface UsageReport {
  readonly buckets: { start: string; requests: number; errors: number; latency: Percentiles | null }[];
  readonly methods: { method: string; requests: number; errors: number; latency: Percentiles | null }[];
  readonly keys: { keyId: string; name: string; requests: number }[];
  readonly errors: { code: number; name: string; count: number }[];
  /** Of all methods; null without requests that ran. */
  readonly latency: Percentiles | null;
  /** Connections that were opened, subscriptions that began, and events that were sent. */
  readonly webSocket: { connections: number; subscriptions: number; events: number };
}

/** Estimated percentiles of durations. */
export interface Percentiles {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

export interface UsageReportParts {
  /** The database of the API keys' names. */
  readonly db: Database;
  readonly history: HistoryStore;
}

/** Reads a user's usage in few queries. Returns nothing for another user's key. */
export async function readUsage({ db, history }: UsageReportParts, question: UsageQuestion): Promise<UsageReport> {
  const starts = bucketStarts(question.range, question.nowMs);
  const from = (starts[0] as { prefix: string }).prefix;
  const { userId, keyId, method } = question;
  const scope = { userId, keyId, method, from };
  const [bySlice, rows, names, durations, sliceDurations] = await Promise.all([
    history.countBySlice(scope),
    history.countByKind(scope),
    readKeyNames(db, scope.userId),
    history.countDurations(scope),
    history.countSliceDurations(scope),
  ]);
  const counts = rows.filter(({ method }) => !isTally(method));
  return {
    buckets: starts.map((slice) => bucketOf(slice, { counts: bySlice, durations: sliceDurations })),
    methods: sumBy(counts, ({ method }) => method).map(({ of, requests, errors: failed }) => ({
      method: of,
      requests,
      errors: failed,
      latency: percentilesOf(durations.filter((row) => row.method === of)),
    })),
    keys: sumBy(counts, ({ key_id }) => key_id).flatMap(({ of: keyId, requests }) => {
      const name = names.get(keyId);
      return name === undefined ? [] : [{ keyId, name, requests }];
    }),
    errors: sumBy(counts, ({ code }) => code)
      .filter(({ of }) => of !== 0)
      .map(({ of, requests }) => ({ code: of, name: errorNameOf(of), count: requests })),
    latency: percentilesOf(durations),
    webSocket: {
      connections: sumOf(rows, "websocket connections"),
      subscriptions: sumOf(counts, "eth_subscribe"),
      events: sumOf(rows, "websocket events"),
    },
  };
}

interface SliceRows {
  readonly counts: readonly SliceCount[];
  readonly durations: readonly SliceDuration[];
}

function bucketOf({ prefix, start }: UsageSlice, { counts, durations }: SliceRows) {
  const { requests = 0, errors = 0 } = counts.find((row) => row.prefix === prefix) ?? {};
  return { start, requests, errors, latency: percentilesOf(durations.filter((row) => row.prefix === prefix)) };
}

function isTally(method: string): boolean {
  return webSocketTallies.some((name) => name === method);
}

/** Of those without an error. */
function sumOf(counts: readonly KindCount[], name: string): number {
  const found = counts.filter(({ method, code }) => method === name && code === 0);
  return found.reduce((sum, { requests }) => sum + requests, 0);
}

/** Sums, largest first. */
function sumBy<Value>(counts: readonly KindCount[], pick: (count: KindCount) => Value) {
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

async function readKeyNames(db: Database, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("api_key").select(["id", "name"]).where("user_id", "=", userId).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function percentilesOf(durations: readonly Pick<DurationCount, "bucket" | "requests">[]): Percentiles | null {
  if (durations.length === 0) return null;
  const counts = Array.from({ length: bucketCount }, () => 0);
  for (const { bucket, requests } of durations) counts[bucket] = (counts[bucket] ?? 0) + requests;
  return { p50Ms: percentile(counts, 0.5), p95Ms: percentile(counts, 0.95), p99Ms: percentile(counts, 0.99) };
}
