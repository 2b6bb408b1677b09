import { randomUUID } from "node:crypto";
import { errors } from "../../generated/errors.js";
import type { NetworkName } from "../config/networks.js";
import type { RecentErrorTable } from "../store/count-tables.js";
import { bucketOf } from "./latency-buckets.js";

/** A completed request object. */
export interface CountedRequest {
  readonly caller: { readonly userId: string; readonly keyId: string; readonly network: NetworkName };
  /** A method of the document or a fixed placeholder, never a caller's text. */
  readonly method: string;
  /** 0, or the error's code. */
  readonly code: number;
  readonly durationMs: number;
}

/** Usage of an API key in one hour. Lists are short: most keys use few methods and few latency buckets. */
export interface KeyCounts {
  readonly caller: CountedRequest["caller"];
  /** Hours since 1970. */
  readonly hour: number;
  readonly methods: { readonly method: string; readonly code: number; requests: number }[];
  readonly durations: { readonly bucket: number; requests: number }[];
}

/** Counts since the last drain. */
export interface DrainedCounts {
  readonly counts: readonly KeyCounts[];
  readonly failures: readonly RecentErrorTable[];
  /** Requests not counted because the maximum number of rows was reached. */
  readonly dropped: number;
}

export interface UsageCountsOptions {
  /** Maximum number of rows between two drains. */
  readonly maxEntries: number;
  /** Maximum number of failed calls per user between two drains. */
  readonly maxErrorsPerUser: number;
}

const hourMs = 3_600_000;
/** Errors from before execution: they have no latency, and one per drain is recorded. */
const refusals: ReadonlySet<number> = new Set([errors.QuotaExceeded.code, errors.RateLimited.code]);

/**
 * In-memory counts. A map look-up and two short searches by existing strings, so counting allocates nothing per request.
 */
export class UsageCounts {
  readonly #options: UsageCountsOptions;
  readonly #nowMs: () => number;
  #keys = new Map<string, KeyCounts>();
  /** Counts of past hours. */
  #ended: KeyCounts[] = [];
  #failures = new Map<string, RecentErrorTable[]>();
  #entries = 0;
  #dropped = 0;

  constructor(options: UsageCountsOptions, nowMs: () => number) {
    this.#options = options;
    this.#nowMs = nowMs;
  }

  count(request: CountedRequest): void {
    const atMs = this.#nowMs();
    const counts = this.#countsOf(request.caller, Math.floor(atMs / hourMs));
    this.#countMethod(counts, request);
    if (!refusals.has(request.code)) countDuration(counts, bucketOf(request.durationMs));
    if (request.code !== 0) this.#remember(request, atMs);
  }

  drain(): DrainedCounts {
    const counts = [...this.#ended, ...this.#keys.values()];
    const drained = { counts, failures: [...this.#failures.values()].flat(), dropped: this.#dropped };
    this.#keys = new Map();
    this.#ended = [];
    this.#failures = new Map();
    this.#entries = 0;
    this.#dropped = 0;
    return drained;
  }

  isHalfFull(): boolean {
    return this.#entries > this.#options.maxEntries / 2;
  }

  #countsOf(caller: CountedRequest["caller"], hour: number): KeyCounts {
    const known = this.#keys.get(caller.keyId);
    if (known?.hour === hour) return known;
    if (known) this.#ended.push(known);
    const counts = { caller, hour, methods: [], durations: [] };
    this.#keys.set(caller.keyId, counts);
    return counts;
  }

  #countMethod({ methods }: KeyCounts, { method, code }: CountedRequest): void {
    const known = methods.find((count) => count.method === method && count.code === code);
    if (known) known.requests++;
    else if (this.#entries++ >= this.#options.maxEntries) this.#dropped++;
    else methods.push({ method, code, requests: 1 });
  }

  #remember({ caller, method, code, durationMs }: CountedRequest, atMs: number): void {
    const list = this.#failures.get(caller.userId) ?? [];
    if (list.length >= this.#options.maxErrorsPerUser) return;
    if (refusals.has(code) && list.some((failure) => failure.code === code)) return;
    if (list.length === 0) this.#failures.set(caller.userId, list);
    const { userId: user_id, keyId: key_id, network } = caller;
    const at = new Date(atMs).toISOString();
    list.push({ id: randomUUID(), user_id, at, method, code, duration_ms: Math.round(durationMs), key_id, network });
  }
}

function countDuration({ durations }: KeyCounts, bucket: number): void {
  const known = durations.find((count) => count.bucket === bucket);
  if (known) known.requests++;
  else durations.push({ bucket, requests: 1 });
}

/** Hours since 1970 in the form of the history: `2026-11-21T07`. */
export function hourName(hour: number): string {
  return new Date(hour * hourMs).toISOString().slice(0, 13);
}
