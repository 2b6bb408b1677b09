import type { Generated } from "kysely";
import type { NetworkName } from "../config/network-table.js";

/** Tokens of a quota that processes have leased in a period: `2026-11-21`, or `2026-11` for a month. */
export interface QuotaTable {
  /** A user, a deleted account whose count continues in another (`user.quota_owner`), or an API key with a daily limit. */
  user_id: string;
  period: string;
  leased: number;
  /** The latest lease's tokens, and the limit at that time. */
  granted: number;
  allowed: Generated<number>;
  /** Percent used at the last alert: 0, what the user chose, or 100. */
  alerted: Generated<number>;
  leased_at: string;
}

/** A used-up period of a user or an API key, for which other processes should release their leases. */
export interface LeaseRecallTable {
  user_id: string;
  period: string;
  recalled_at: string;
}

/**
 * Counted requests: by intervals of five minutes (`start` is `2026-11-21T07:35`), later by hour (`2026-11-21T07`), by day (`2026-11-21`) and by month
 * (`2026-11`).
 */
export interface UsageTable {
  user_id: string;
  start: string;
  key_id: string;
  network: NetworkName;
  /** A method of the document, or a label of `gateway/method-label.ts`. */
  method: string;
  /** 0, or the error's code. */
  code: number;
  requests: number;
}

/** Call durations, as counts per bucket of `usage/latency-buckets.ts`; `start` as in UsageTable. */
export interface MethodLatencyTable {
  user_id: string;
  start: string;
  key_id: string;
  /** As in UsageTable; empty for durations from before they were counted per method. */
  method: string;
  bucket: number;
  requests: number;
}

/** The latest failed requests of each API key and a sample of the successful ones, without their params. */
export interface RequestLogTable {
  id: string;
  user_id: string;
  key_id: string;
  network: NetworkName;
  at: string;
  /** The method that was requested, even an unknown one; `invalid` if there was none. */
  method: string;
  /** 0, or the error's code. */
  code: number;
  /** The error's message, shortened; null for a success. */
  message: string | null;
  duration_ms: number;
  /** In microseconds, at most 2^31 - 1; null of a process of an earlier release. */
  duration_us: number | null;
  origin: OriginKind;
  /** Of its HTTP request or WebSocket message; null of a process of an earlier release. */
  request_id: string | null;
  /** Its params as JSON, for a day, if the API key logs them. */
  params: string | null;
  /** Of the request object; null of a process of an earlier release. */
  request_bytes: number | null;
  /** Of the result; null for an error, and where it is not known beforehand. */
  result_bytes: number | null;
  /** Null of a process of an earlier release. */
  served_by: ServedBy | null;
}

/** What a result or an error came from: a cache in the gateway's memory, a node or a shared cache, or the gateway alone. */
export type ServedBy = "memory" | "node" | "gateway";

/** Where a request came from: a browser or another client, or any client over WebSocket. */
export type OriginKind = "browser" | "server" | "websocket";

/** Checks of a network on a day (`2026-11-21`) by all processes, and how many it passed. */
export interface NetworkDayTable {
  network: NetworkName;
  day: string;
  checks: number;
  passed: number;
}

/** A table of the previous release that nothing reads. */
export interface FormerTable {
  user_id: string;
}

/** Attempts counted by a throttle (`http/throttles.ts`), until `expire`, in milliseconds since 1970. */
export interface ThrottleTable {
  key: string;
  points: number;
  expire: number | null;
}
