import { randomUUID } from "node:crypto";
import { errors } from "../../generated/errors.js";
import { readableLine } from "../rpc/readable-line.js";
import type { RequestLogTable } from "../store/count-tables.js";
import { createPerMinute, type PerMinute } from "../turns/per-minute.js";
import type { CountedRequest } from "./usage-counts.js";

/** The last failed requests of one API key and samples of the others, since the last drain. */
export interface KeySamples {
  readonly failed: Sample[];
  /** Number of failed requests; the next one takes this place, modulo the maximum. */
  failures: number;
  readonly successful: SampledList;
  readonly refused: SampledList;
}

interface SampledList {
  readonly samples: Sample[];
  /** Whether no more requests are sampled until the next drain. */
  isFull: boolean;
}

/** A request without references to its call, so that no call is held in memory. */
interface Sample extends Pick<CountedRequest, "method" | "code" | "durationMs"> {
  readonly atMs: number;
  readonly message: string | null;
  readonly origin: RequestLogTable["origin"];
}

export interface RequestSamplesOptions {
  /** Maximum number of failed and of sampled requests per API key, each. */
  readonly maxPerKey: number;
  /** Maximum number of requests of all keys. */
  readonly maxEntries: number;
}

/** Collects requests for the request log. */
export interface RequestSamples {
  open(): KeySamples;
  add(samples: KeySamples, request: CountedRequest, atMs: number): void;
  /** To be called when the samples were drained. */
  reset(): void;
}

const maxNameLength = 64;
const maxMessageLength = 300;
/** Sampled requests of an API key, of each kind. */
const samplesPerMinute = 20;

/** Refusals by a quota or a limit are sampled: a flood of them must not displace errors that say more. */
const refusals: ReadonlySet<number> = new Set([errors.QuotaExceeded.code, errors.RateLimited.code]);

/** A successful request of a busy key costs one comparison. */
export function createRequestSamples(
  { maxPerKey, maxEntries }: RequestSamplesOptions,
  elapsedMs: () => number,
): RequestSamples {
  const ofSuccesses = createPerMinute(samplesPerMinute, elapsedMs);
  const ofRefusals = createPerMinute(samplesPerMinute, elapsedMs);
  let entries = 0;

  const addSampled = (list: SampledList, perMinute: PerMinute, { request, atMs }: Sampled): void => {
    const { keyId } = request.caller;
    list.isFull = list.samples.length >= maxPerKey || entries >= maxEntries || perMinute.waitMs(keyId) > 0;
    if (list.isFull) return;
    perMinute.charge(keyId);
    list.samples.push(toSample(request, atMs));
    entries++;
  };

  const addFailed = (samples: KeySamples, request: CountedRequest, atMs: number): void => {
    const place = samples.failures % maxPerKey;
    if (samples.failed.length === place && entries++ >= maxEntries) return;
    samples.failed[place] = toSample(request, atMs);
    samples.failures++;
  };

  return {
    open: () => ({
      failed: [],
      failures: 0,
      successful: { samples: [], isFull: maxPerKey === 0 },
      refused: { samples: [], isFull: maxPerKey === 0 },
    }),
    add(samples, request, atMs) {
      if (request.code === 0) {
        if (!samples.successful.isFull) addSampled(samples.successful, ofSuccesses, { request, atMs });
      } else if (refusals.has(request.code)) {
        if (!samples.refused.isFull) addSampled(samples.refused, ofRefusals, { request, atMs });
      } else if (maxPerKey > 0) addFailed(samples, request, atMs);
    },
    reset() {
      entries = 0;
    },
  };
}

interface Sampled {
  readonly request: CountedRequest;
  readonly atMs: number;
}

/** The rows of a key's samples. */
export function toLogRows(
  { failed, successful, refused }: KeySamples,
  caller: CountedRequest["caller"],
): RequestLogTable[] {
  const { userId: user_id, keyId: key_id, network } = caller;
  return [...failed, ...refused.samples, ...successful.samples].map(({ atMs, durationMs, ...sample }) => ({
    id: randomUUID(),
    user_id,
    key_id,
    network,
    at: new Date(atMs).toISOString(),
    duration_ms: Math.round(durationMs),
    ...sample,
  }));
}

function toSample({ method, code, durationMs, message, source }: CountedRequest, atMs: number): Sample {
  return {
    // The name of an unknown method is the caller's text.
    method: method === "unknown" ? copyOf(source.loggedName, maxNameLength) : method,
    code,
    durationMs,
    atMs,
    message: message === undefined ? null : copyOf(message, maxMessageLength),
    origin: source.originKind,
  };
}

/** One line that shares no memory with the request: a part of a text would keep all of it. */
function copyOf(text: string, maxLength: number): string {
  return Buffer.from(readableLine(text.slice(0, maxLength + 1), maxLength)).toString();
}
