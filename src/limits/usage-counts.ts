import { randomUUID } from "node:crypto";
import { errors } from "../../generated/errors.js";
import type { NetworkName } from "../config/networks.js";
import type { RecentErrorTable, UsageLatencyTable, UsageTable } from "../store/count-tables.js";
import { bucketCount, bucketOf } from "./latency-buckets.js";

/** A request object that was answered. */
export interface CountedRequest {
  readonly caller: { readonly userId: string; readonly keyId: string; readonly network: NetworkName };
  /** One of few names, never a caller's text. */
  readonly method: string;
  /** 0, or the error's code. */
  readonly code: number;
  readonly durationMs: number;
}

/** Counts as rows for the store. */
export interface UsageRows {
  readonly usage: UsageTable[];
  readonly latency: UsageLatencyTable[];
  readonly errors: RecentErrorTable[];
}

/** Counts in memory. */
export interface UsageCounts {
  count(request: CountedRequest): void;
  /** What was counted since the last time, and how many requests could not be for want of room. */
  drain(): { readonly rows: UsageRows; readonly dropped: number };
}

export interface UsageCountsOptions {
  /** Different rows held at most between two drains. */
  readonly maxEntries: number;
  /** Failed calls of one user to remember between two drains. */
  readonly maxErrorsPerUser: number;
}

interface KeyCounts {
  readonly caller: CountedRequest["caller"];
  readonly codesByMethod: Map<string, Map<number, number>>;
  readonly latency: Uint32Array;
}

const hourMs = 3_600_000;
/** Refused before they ran: no latency, and one a drain is enough to remember. */
const refusals: ReadonlySet<number> = new Set([errors.QuotaExceeded.code, errors.RateLimited.code]);

/** Three look-ups by strings that exist already: nothing is put together per request. */
export function createUsageCounts(
  { maxEntries, maxErrorsPerUser }: UsageCountsOptions,
  nowMs: () => number,
): UsageCounts {
  const keys = new Map<string, KeyCounts>();
  const failures = new Map<string, RecentErrorTable[]>();
  let sealed: UsageRows = { usage: [], latency: [], errors: [] };
  let hour = 0;
  let entries = 0;
  let dropped = 0;

  const seal = (): void => {
    const start = new Date(hour * hourMs).toISOString().slice(0, 13);
    for (const counts of keys.values()) addRows(sealed, counts, start);
    for (const list of failures.values()) sealed.errors.push(...list);
    keys.clear();
    failures.clear();
  };

  const countCode = ({ codesByMethod }: KeyCounts, { method, code }: CountedRequest): void => {
    let codes = codesByMethod.get(method);
    if (!codes) codesByMethod.set(method, (codes = new Map()));
    const before = codes.get(code);
    if (before === undefined && entries++ >= maxEntries) dropped++;
    else codes.set(code, (before ?? 0) + 1);
  };

  const remember = ({ caller, method, code, durationMs }: CountedRequest, atMs: number): void => {
    const list = failures.get(caller.userId) ?? [];
    if (list.length >= maxErrorsPerUser || (refusals.has(code) && list.some((failure) => failure.code === code)))
      return;
    if (list.length === 0) failures.set(caller.userId, list);
    const { userId: user_id, keyId: key_id, network } = caller;
    const at = new Date(atMs).toISOString();
    list.push({ id: randomUUID(), user_id, at, method, code, duration_ms: Math.round(durationMs), key_id, network });
  };

  return {
    count(request) {
      const atMs = nowMs();
      const thisHour = Math.floor(atMs / hourMs);
      if (thisHour !== hour) {
        seal();
        hour = thisHour;
      }
      const { caller, code, durationMs } = request;
      let counts = keys.get(caller.keyId);
      if (!counts) {
        counts = { caller, codesByMethod: new Map(), latency: new Uint32Array(bucketCount) };
        keys.set(caller.keyId, counts);
      }
      countCode(counts, request);
      if (!refusals.has(code)) (counts.latency[bucketOf(durationMs)] as number)++;
      if (code !== 0) remember(request, atMs);
    },

    drain() {
      seal();
      const drained = { rows: sealed, dropped };
      sealed = { usage: [], latency: [], errors: [] };
      entries = 0;
      dropped = 0;
      return drained;
    },
  };
}

function addRows(
  { usage, latency }: UsageRows,
  { caller, codesByMethod, latency: buckets }: KeyCounts,
  start: string,
): void {
  const { userId: user_id, keyId: key_id, network } = caller;
  for (const [method, codes] of codesByMethod)
    for (const [code, requests] of codes) usage.push({ user_id, start, key_id, network, method, code, requests });
  for (const [bucket, requests] of buckets.entries())
    if (requests > 0) latency.push({ user_id, start, key_id, bucket, requests });
}
