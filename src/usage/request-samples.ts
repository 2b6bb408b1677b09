import { randomUUID } from "node:crypto";
import { errors } from "../../generated/errors.js";
import { readableLine } from "../rpc/readable-line.js";
import type { RequestLogTable } from "../store/count-tables.js";
import { createPerMinute, type PerMinute } from "../turns/per-minute.js";
import type { CountedRequest } from "./usage-counts.js";

/** What an outcome is for the request log: all failures are logged, of refusals and successes a sample. */
type Kind = "failed" | "refused" | "successful";

/** Requests of one API key for the request log, since the last drain. */
export type KeySamples = { [kind in Kind]?: SampleList };

interface SampleList {
  readonly samples: Sample[];
  /** Whether no more requests are taken until the next drain. */
  isFull: boolean;
}

/** A request without references to its call, so that no call is held in memory. */
interface Sample
  extends
    Pick<CountedRequest, "method" | "code" | "durationMs">,
    Pick<RequestLogTable, "message" | "origin" | "request_id" | "request_bytes" | "result_bytes" | "served_by"> {
  readonly atMs: number;
  readonly params: string | null;
}

export interface RequestSamplesOptions {
  /** Maximum number of requests per API key and kind. */
  readonly maxPerKey: number;
}

/** A request, and when it completed. */
export interface SampledRequest {
  readonly request: CountedRequest;
  readonly atMs: number;
}

/** Collects requests for the request log. */
export interface RequestSamples {
  add(samples: KeySamples, sampled: SampledRequest): void;
  /** To be called when the samples were drained. */
  reset(): void;
}

const maxNameLength = 64;
const maxMessageLength = 300;
/** What the column takes: 36 minutes. */
const maxDurationUs = 2 ** 31 - 1;
/** Sampled requests of an API key, for refusals and for successes. */
const samplesPerMinute = 20;
/** Requests of all API keys until the next drain. Each kind has its own maximum: many successes displace no failure. */
const maxEntries: Readonly<Record<Kind, number>> = { failed: 20_000, refused: 2_000, successful: 2_000 };

/** Characters of params of all API keys until the next drain. */
const maxParamsLength = 1_048_576;

/** Refusals by a quota or a limit are sampled: a flood of them must not displace errors that say more. */
const refusals: ReadonlySet<number> = new Set([errors.QuotaExceeded.code, errors.RateLimited.code]);

/** A request of a busy key costs one comparison. */
export function createRequestSamples({ maxPerKey }: RequestSamplesOptions, elapsedMs: () => number): RequestSamples {
  const perMinute: Readonly<Partial<Record<Kind, PerMinute>>> = {
    refused: createPerMinute(samplesPerMinute, elapsedMs),
    successful: createPerMinute(samplesPerMinute, elapsedMs),
  };
  let left = { ...maxEntries };
  let paramsLeft = maxParamsLength;

  const readParams = ({ source }: CountedRequest): string | null => {
    const params = source.loggedParams;
    if (params === undefined || params.length > paramsLeft) return null;
    paramsLeft -= params.length;
    return source.redact(params);
  };

  const take = (list: SampleList, kind: Kind, { request, atMs }: SampledRequest): void => {
    const { keyId } = request.caller;
    list.isFull = list.samples.length >= maxPerKey || (perMinute[kind]?.waitMs(keyId) ?? 0) > 0;
    if (list.isFull) return;
    perMinute[kind]?.charge(keyId);
    list.samples.push({ ...toSample(request, atMs), params: readParams(request) });
    left[kind]--;
  };

  return {
    add(samples, sampled) {
      const kind = kindOf(sampled.request.code);
      if (left[kind] === 0) return;
      const list = (samples[kind] ??= { samples: [], isFull: false });
      if (!list.isFull) take(list, kind, sampled);
    },
    reset() {
      left = { ...maxEntries };
      paramsLeft = maxParamsLength;
    },
  };
}

function kindOf(code: number): Kind {
  if (code === 0) return "successful";
  return refusals.has(code) ? "refused" : "failed";
}

/** The rows of a key's samples. */
export function toLogRows(
  { failed, successful, refused }: KeySamples,
  caller: CountedRequest["caller"],
): RequestLogTable[] {
  const { userId: user_id, keyId: key_id, network } = caller;
  const samples = [failed, refused, successful].flatMap((list) => list?.samples ?? []);
  return samples.map(({ atMs, durationMs, ...sample }) => ({
    id: randomUUID(),
    user_id,
    key_id,
    network,
    at: new Date(atMs).toISOString(),
    duration_ms: Math.round(durationMs),
    duration_us: Math.min(Math.round(durationMs * 1_000), maxDurationUs),
    ...sample,
  }));
}

function toSample(request: CountedRequest, atMs: number): Omit<Sample, "params"> {
  const { method, code, durationMs, message, resultBytes, source } = request;
  const read = (text: string, maxLength: number) => copyOf(source.redact(text), maxLength);
  return {
    // The name of an unknown method is the caller's text.
    method: method === "unknown" ? read(source.methodName, maxNameLength) : method,
    code,
    durationMs,
    atMs,
    message: message === undefined ? null : read(message, maxMessageLength),
    origin: source.originKind,
    request_id: source.requestId,
    request_bytes: source.requestBytes ?? null,
    result_bytes: resultBytes ?? null,
    served_by: source.servedBy,
  };
}

/** One line that shares no memory with the request: a part of a text would keep all of it. */
function copyOf(text: string, maxLength: number): string {
  return Buffer.from(readableLine(text.slice(0, maxLength + 1), maxLength)).toString();
}
