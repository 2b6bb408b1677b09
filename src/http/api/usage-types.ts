import type { NetworkLabel } from "./api-types.js";

/** Usage of a quota, and when it resets. */
export interface LimitUse {
  readonly limit: number;
  readonly used: number;
  readonly resetAt: string;
}

/** `GET /api/usage/today`. */
export interface UsageToday extends LimitUse {
  /** Present if the service has a monthly quota. */
  readonly month?: LimitUse;
}

/** `GET /api/usage/keys`; unused keys without a daily limit are absent. */
export interface KeyUsageList {
  readonly keys: readonly {
    readonly keyId: string;
    /** Requests since 00:00 UTC. */
    readonly today: number;
    /** Requests of the last 24 hours, oldest first. */
    readonly hours: readonly number[];
    /** Usage of the key's own daily limit; null without one. */
    readonly dailyLimit: LimitUse | null;
  }[];
}

export type UsageRange = "15m" | "1h" | "24h" | "7d" | "30d" | "12m";

/** `GET /api/usage?range=15m|1h|24h|7d|30d|12m&keyId=&method=`: by intervals of five minutes, by hour, by day, by month. */
export interface Usage {
  readonly buckets: readonly UsageBucket[];
  readonly methods: readonly MethodUsage[];
  readonly keys: readonly { readonly keyId: string; readonly name: string; readonly requests: number }[];
  readonly errors: readonly { readonly code: number; readonly name: string; readonly count: number }[];
  /** Of all methods; null without requests that ran. */
  readonly latency: Latency | null;
  /** Connections that were opened, subscriptions that began, and events that were sent. */
  readonly webSocket: { readonly connections: number; readonly subscriptions: number; readonly events: number };
}

export interface UsageBucket {
  readonly start: string;
  readonly requests: number;
  readonly errors: number;
  /** Null without requests that ran. */
  readonly latency: Latency | null;
}

export interface MethodUsage {
  readonly method: string;
  readonly requests: number;
  readonly errors: number;
  readonly latency: Latency | null;
}

export interface Latency {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/**
 * `GET /api/request-log?keyId=&method=&result=&since=&before=&limit=`: the user's latest failed requests and a sample of the
 * successful ones, newest first. `result` is `failed` or a code (0: success), `since` is 1h, 24h or 7d, `before`
 * is `next` of the previous page, `limit` is at most 500.
 */
export interface RequestLogPage {
  readonly entries: readonly LoggedRequest[];
  /** Null on the last page. */
  readonly next: string | null;
}

/** A request of the log, without its params. */
export interface LoggedRequest {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  /** 0, or the error's code. */
  readonly code: number;
  /** The error's name; null for a success. */
  readonly error: string | null;
  readonly message: string | null;
  /** To the microsecond. */
  readonly durationMs: number;
  readonly keyId: string;
  readonly network: NetworkLabel;
  readonly origin: "browser" | "server" | "websocket";
  /** Of its HTTP request or WebSocket message, as `x-request-id` and `data.requestId` have it; null if it was not stored. */
  readonly requestId: string | null;
  /** Size of the request object; null if it was malformed. */
  readonly requestBytes: number | null;
  /** Size of the result; null of an error, of a result that was streamed, and of one that the gateway made. */
  readonly resultBytes: number | null;
  /** The gateway's memory, a node (or a cache that processes share), or the gateway alone; null if it was not stored. */
  readonly servedBy: "memory" | "node" | "gateway" | null;
}

/** `GET /api/request-log/:id`. */
export interface RequestLogEntry extends LoggedRequest {
  /** JSON text, for 24 hours; null where the key did not log params, and of unknown methods and requests above 8 KiB. */
  readonly params: string | null;
}
