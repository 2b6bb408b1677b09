import { errors } from "../../generated/errors.js";
import type { NetworkName } from "../config/network-table.js";
import type { OriginKind, RequestLogTable, ServedBy } from "../store/count-tables.js";
import { bucketOf } from "./latency-buckets.js";
import { type KeySamples, type RequestSamples, toLogRows } from "./request-samples.js";
import { startLength } from "./start-length.js";
import type { WebSocketTally } from "./web-socket-tally.js";

/** A completed request object. */
export interface CountedRequest {
  readonly caller: { readonly userId: string; readonly keyId: string; readonly network: NetworkName };
  /** A method of the document or a fixed placeholder, never a caller's text. */
  readonly method: string;
  /** 0, or the error's code. */
  readonly code: number;
  readonly durationMs: number;
  /** The error's message, as the caller got it. */
  readonly message: string | undefined;
  /** Size of the result as JSON; undefined of an error, and where it is not known. */
  readonly resultBytes: number | undefined;
  /** Read only for requests that are logged. */
  readonly source: LoggedRequest;
}

/** What the request log says of a request beyond what is counted. */
export interface LoggedRequest {
  /** The method's name as the caller wrote it. */
  readonly methodName: string;
  readonly originKind: OriginKind;
  /** Of the HTTP request or WebSocket message that it belongs to. */
  readonly requestId: string;
  /** Size of the request object; undefined of a malformed one. */
  readonly requestBytes: number | undefined;
  readonly servedBy: ServedBy;
  /** Its params as JSON; undefined where its API key does not log them, or they are long. */
  readonly loggedParams: string | undefined;
  /** Removes API keys from a text. */
  redact(text: string): string;
}

/** Usage of an API key in an interval of five minutes. Lists are short: most keys use few methods and few latency buckets. */
export interface KeyCounts {
  readonly caller: CountedRequest["caller"];
  /** The beginning of the interval in the form of the history: `2026-11-21T07:35`. */
  readonly start: string;
  readonly methods: MethodCounts[];
  readonly samples: KeySamples;
}

/** Requests of a method with the same outcome. Refused requests have no durations. */
export interface MethodCounts {
  readonly method: string;
  readonly code: number;
  requests: number;
  readonly durations: { readonly bucket: number; requests: number }[];
}

/** Counts since the last drain. */
export interface DrainedCounts {
  readonly counts: readonly KeyCounts[];
  /** For the request log. */
  readonly logged: readonly RequestLogTable[];
  /** Requests not counted because the maximum number of rows was reached. */
  readonly dropped: number;
}

export interface UsageCountsParts {
  readonly nowMs: () => number;
  readonly samples: RequestSamples;
}

const intervalMs = 300_000;
/** Errors from before execution: they have no latency. */
const refusals: ReadonlySet<number> = new Set([errors.QuotaExceeded.code, errors.RateLimited.code]);

/**
 * In-memory counts. A map look-up and two short searches by existing strings, so counting allocates nothing per request.
 */
export class UsageCounts {
  readonly #maxEntries: number;
  readonly #parts: UsageCountsParts;
  #keys = new Map<string, KeyCounts>();
  /** Counts of past intervals. */
  #ended: KeyCounts[] = [];
  #entries = 0;
  #dropped = 0;
  /** The current interval as a number of intervals since 1970, and as text. */
  #interval = -1;
  #start = "";

  /** `maxEntries` bounds the number of rows between two drains. */
  constructor(maxEntries: number, parts: UsageCountsParts) {
    this.#maxEntries = maxEntries;
    this.#parts = parts;
  }

  count(request: CountedRequest): void {
    const atMs = this.#parts.nowMs();
    const counts = this.#countsOf(request.caller, atMs);
    const ofMethod = this.#countMethod(counts, request);
    if (ofMethod && !refusals.has(request.code)) countDuration(ofMethod, bucketOf(request.durationMs));
    this.#parts.samples.add(counts.samples, { request, atMs });
  }

  /** Counts something that is no request. */
  tally(caller: CountedRequest["caller"], name: WebSocketTally): void {
    this.#countMethod(this.#countsOf(caller, this.#parts.nowMs()), { method: name, code: 0 });
  }

  drain(): DrainedCounts {
    const counts = [...this.#ended, ...this.#keys.values()];
    const logged = counts.flatMap((ofKey) => toLogRows(ofKey.samples, ofKey.caller));
    const drained = { counts, logged, dropped: this.#dropped };
    this.#keys = new Map();
    this.#ended = [];
    this.#entries = 0;
    this.#dropped = 0;
    this.#parts.samples.reset();
    return drained;
  }

  isHalfFull(): boolean {
    return this.#entries > this.#maxEntries / 2;
  }

  #countsOf(caller: CountedRequest["caller"], atMs: number): KeyCounts {
    const start = this.#startOf(Math.floor(atMs / intervalMs));
    const known = this.#keys.get(caller.keyId);
    if (known?.start === start) return known;
    if (known) this.#ended.push(known);
    const counts = { caller, start, methods: [], samples: {} };
    this.#keys.set(caller.keyId, counts);
    return counts;
  }

  /** All keys share the text. */
  #startOf(interval: number): string {
    if (interval !== this.#interval) {
      this.#interval = interval;
      this.#start = new Date(interval * intervalMs).toISOString().slice(0, startLength.interval);
    }
    return this.#start;
  }

  #countMethod(
    { methods }: KeyCounts,
    { method, code }: Pick<CountedRequest, "method" | "code">,
  ): MethodCounts | undefined {
    const known = methods.find((count) => count.method === method && count.code === code);
    if (known) {
      known.requests++;
      return known;
    }
    if (this.#entries++ >= this.#maxEntries) {
      this.#dropped++;
      return undefined;
    }
    const counts = { method, code, requests: 1, durations: [] };
    methods.push(counts);
    return counts;
  }
}

function countDuration({ durations }: MethodCounts, bucket: number): void {
  const known = durations.find((count) => count.bucket === bucket);
  if (known) known.requests++;
  else durations.push({ bucket, requests: 1 });
}
