import type { DrainedCounts } from "../usage-counts.js";
import type { RequestLogEntry, RequestLogEntryQuery, RequestLogPage, RequestLogQuery } from "./request-log.js";

/** An atomic write. Its rows are created only when it runs, since they take more memory than counts. It may run again after an error. */
export type UsageWrite = () => Promise<void>;

/** A user, one of the API keys and methods or all, and the first interval, hour, day or month, as a prefix of the rows' `start`. */
export interface HistoryScope {
  readonly userId: string;
  readonly keyId?: string | undefined;
  readonly method?: string | undefined;
  readonly from: string;
}

/** Requests in an interval of five minutes, an hour, a day or a month: `prefix` has the length of the scope's `from`. */
export interface SliceCount {
  readonly prefix: string;
  readonly requests: number;
  readonly errors: number;
}

/** Requests of a method by an API key with the same outcome: code 0, or an error's. */
export interface KindCount {
  readonly method: string;
  readonly key_id: string;
  readonly code: number;
  readonly requests: number;
}

/** Requests of a method whose duration is in a bucket of `latency-buckets.ts`. */
export interface DurationCount {
  readonly method: string;
  readonly bucket: number;
  readonly requests: number;
}

/** Durations in an interval of five minutes, an hour, a day or a month. */
export interface SliceDuration {
  readonly prefix: string;
  readonly bucket: number;
  readonly requests: number;
}

/** Requests of an API key in an hour, `2026-11-21T07`. */
export interface HourCount {
  readonly key_id: string;
  readonly start: string;
  readonly requests: number;
}

/** A user's requests in an hour, and how many of them failed. */
export interface UserCount {
  readonly userId: string;
  readonly requests: number;
  readonly errors: number;
}

/** Where usage history and the request log are kept. */
export interface HistoryStore {
  /** The writes for a set of counts, to be done in order. */
  readonly toWrites: (drained: Pick<DrainedCounts, "counts" | "logged">) => UsageWrite[];
  readonly countBySlice: (scope: HistoryScope) => Promise<SliceCount[]>;
  /** At most a few hundred rows, those of WebSockets' events included. */
  readonly countByKind: (scope: HistoryScope) => Promise<KindCount[]>;
  readonly countDurations: (scope: HistoryScope) => Promise<DurationCount[]>;
  readonly countSliceDurations: (scope: HistoryScope) => Promise<SliceDuration[]>;
  /** `from` is an hour. */
  readonly countByHour: (scope: HistoryScope) => Promise<HourCount[]>;
  /** The requests that count for a quota. */
  readonly countForQuota: (scope: HistoryScope) => Promise<number>;
  /** Of these users in one hour, `2026-11-21T07`; users without requests are absent. */
  readonly countByUser: (userIds: readonly string[], hour: string) => Promise<UserCount[]>;
  readonly readLog: (query: RequestLogQuery & { readonly nowMs: number }) => Promise<RequestLogPage>;
  readonly readLogEntry: (
    query: RequestLogEntryQuery & { readonly nowMs: number },
  ) => Promise<RequestLogEntry | undefined>;
}
