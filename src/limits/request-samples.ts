import { randomUUID } from "node:crypto";
import { errors } from "../../generated/errors.js";
import { readableLine } from "../rpc/readable-line.js";
import type { RequestLogTable } from "../store/count-tables.js";
import { createPerMinute, type PerMinute } from "../turns/per-minute.js";
import type { CountedRequest } from "./usage-counts.js";

/** Failed requests of one API key and samples of the others, since the last drain. */
export interface KeySamples {
  readonly failed: SampleList;
  readonly refused: SampleList;
  readonly successful: SampleList;
}

interface SampleList {
  readonly samples: Sample[];
  /** Whether no more requests are taken until the next drain. */
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

/** A request, and when it completed. */
export interface SampledRequest {
  readonly request: CountedRequest;
  readonly atMs: number;
}

/** Collects requests for the request log. */
export interface RequestSamples {
  open(): KeySamples;
  add(samples: KeySamples, sampled: SampledRequest): void;
  /** To be called when the samples were drained. */
  reset(): void;
}

const maxNameLength = 64;
const maxMessageLength = 300;
/** Sampled requests of an API key, for refusals and for successes. */
const samplesPerMinute = 20;

/** Refusals by a quota or a limit are sampled: a flood of them must not displace errors that say more. */
const refusals: ReadonlySet<number> = new Set([errors.QuotaExceeded.code, errors.RateLimited.code]);

/** A request of a busy key costs one comparison. */
export function createRequestSamples(
  { maxPerKey, maxEntries }: RequestSamplesOptions,
  elapsedMs: () => number,
): RequestSamples {
  const ofSuccesses = createPerMinute(samplesPerMinute, elapsedMs);
  const ofRefusals = createPerMinute(samplesPerMinute, elapsedMs);
  let entries = 0;

  const take = (list: SampleList, perMinute: PerMinute | undefined, { request, atMs }: SampledRequest): void => {
    if (list.isFull) return;
    const { keyId } = request.caller;
    list.isFull = list.samples.length >= maxPerKey || entries >= maxEntries || (perMinute?.waitMs(keyId) ?? 0) > 0;
    if (list.isFull) return;
    perMinute?.charge(keyId);
    list.samples.push(toSample(request, atMs));
    entries++;
  };

  const open = (): SampleList => ({ samples: [], isFull: maxPerKey === 0 });

  return {
    open: () => ({ failed: open(), refused: open(), successful: open() }),
    add({ failed, refused, successful }, sampled) {
      const { code } = sampled.request;
      if (code === 0) take(successful, ofSuccesses, sampled);
      else if (refusals.has(code)) take(refused, ofRefusals, sampled);
      else take(failed, undefined, sampled);
    },
    reset() {
      entries = 0;
    },
  };
}

/** The rows of a key's samples. */
export function toLogRows(
  { failed, successful, refused }: KeySamples,
  caller: CountedRequest["caller"],
): RequestLogTable[] {
  const { userId: user_id, keyId: key_id, network } = caller;
  return [...failed.samples, ...refused.samples, ...successful.samples].map(({ atMs, durationMs, ...sample }) => ({
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
  const read = (text: string, maxLength: number) => copyOf(source.redact(text), maxLength);
  return {
    // The name of an unknown method is the caller's text.
    method: method === "unknown" ? read(source.methodName, maxNameLength) : method,
    code,
    durationMs,
    atMs,
    message: message === undefined ? null : read(message, maxMessageLength),
    origin: source.originKind,
  };
}

/** One line that shares no memory with the request: a part of a text would keep all of it. */
function copyOf(text: string, maxLength: number): string {
  return Buffer.from(readableLine(text.slice(0, maxLength + 1), maxLength)).toString();
}
