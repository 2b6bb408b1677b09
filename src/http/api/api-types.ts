/**
 * The dashboard's JSON API as types: what each route of `routes.ts` takes and answers. Pure types, so that `web/` may
 * `import type` them. Times are ISO 8601 text in UTC. Every error answer has the form of ApiErrorBody.
 */

export type { AuthBodies, BackupCodes, EmailChangeAnswer, SignInAnswer, TwoFactorSetup } from "./auth-types.js";
export type {
  DevchainBlock,
  DevchainCommand,
  DevchainControl,
  DevchainNetwork,
  DevchainSnapshot,
  DevchainState,
  DevchainTransaction,
  DevchainView,
  DevelopmentKeys,
  FaucetReceipt,
  FaucetRequest,
  Mailbox,
  MailboxMessage,
} from "./development-types.js";
export type { SecurityEvent, SecurityEventKind, SecurityLogPage } from "./security-types.js";

/** What `eth_estimateGas` answers to a transaction that would fail: `specified` is an estimate all the same, `strict` an error. */
export type Estimates = "specified" | "strict";

/** A network by the name that people see. */
export type NetworkLabel = "Testnet" | "Mainnet";

/** `GET /api/me`; 401 without a session. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly twoFactorEnabled: boolean;
}

/** One's sessions: `GET /api/sessions` → SessionList; `DELETE /api/sessions/:id` ends one, `DELETE /api/sessions` all but this one: 204. */
export interface SessionList {
  readonly sessions: readonly Session[];
}

export interface Session {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  /** The user agent in words: "Firefox on Windows". */
  readonly device: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

/** `GET /api/service`, no session needed: what the pages have to know about the service before anybody has logged in. */
export interface ServiceFacts {
  /** Development: the mailbox, the devchain page and the faucet exist. */
  readonly mode: "development" | "production";
  readonly networks: readonly {
    readonly network: NetworkLabel;
    readonly baseUrl: string;
    readonly chainId: number;
    readonly chainName: string;
    /** Where people look at the chain's blocks; null for the devchain, and where nobody said. */
    readonly explorerUrl: string | null;
  }[];
  readonly offer: { readonly requestsPerDay: number; readonly keysPerUser: number; readonly methodCount: number };
  readonly minPasswordLength: number;
  readonly maxPasswordLength: number;
}

/** An API key as its owner sees it. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly network: NetworkLabel;
  readonly description: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly text: string;
  /** Where calls go: the network's base URL and the text. */
  readonly url: string;
  /** Until when the text from before the last rotation works; null when it doesn't. */
  readonly previousExpiresAt: string | null;
  /** Browser origins that may call; empty: all may. */
  readonly allowedOrigins: readonly string[];
  /** Methods that may be called; empty: all may. */
  readonly allowedMethods: readonly string[];
  /** Contract addresses, lower case, that calls may go to; empty: all. */
  readonly allowedContracts: readonly string[];
  readonly estimates: Estimates;
}

/** `GET /api/keys`. */
export interface ApiKeyList {
  readonly keys: readonly ApiKey[];
  readonly limit: number;
}

/** `POST /api/keys` → 201 ApiKey; 409 `key_limit` when the user holds as many as one may. */
export interface CreateApiKey {
  readonly name: string;
  readonly network: NetworkLabel;
  readonly description?: string | null | undefined;
  /** By default `specified`. */
  readonly estimates?: Estimates | undefined;
}

/** `PATCH /api/keys/:id` → ApiKey. What is absent stays; an empty list lifts its restriction. */
export interface ChangeApiKey {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly allowedMethods?: readonly string[] | undefined;
  readonly allowedContracts?: readonly string[] | undefined;
  readonly estimates?: Estimates | undefined;
}

/** How much of a limit is used up, and when it starts anew. */
export interface LimitUse {
  readonly limit: number;
  readonly used: number;
  readonly resetAt: string;
}

/** `GET /api/usage/today`. */
export interface UsageToday extends LimitUse {
  /** Present when the service has a monthly limit. */
  readonly month?: LimitUse;
}

export type UsageRange = "24h" | "30d" | "12m";

/** `GET /api/usage?range=24h|30d|12m&keyId=`: by hour, by day, by month. */
export interface Usage {
  readonly buckets: readonly { readonly start: string; readonly requests: number; readonly errors: number }[];
  readonly methods: readonly { readonly method: string; readonly requests: number; readonly errors: number }[];
  readonly keys: readonly { readonly keyId: string; readonly name: string; readonly requests: number }[];
  readonly errors: readonly { readonly code: number; readonly name: string; readonly count: number }[];
  readonly latency: { readonly p50Ms: number; readonly p95Ms: number; readonly p99Ms: number } | null;
}

/** `GET /api/usage/errors`: the user's own recent failed calls, newest first, without their params. */
export interface RecentErrors {
  readonly errors: readonly RecentError[];
}

export interface RecentError {
  readonly at: string;
  readonly method: string;
  readonly code: number;
  readonly durationMs: number;
  readonly keyId: string;
  readonly network: NetworkLabel;
}

/** What kept a route from answering; those of AuthBodies' notes come from `/api/auth/` only. */
export type ApiErrorCode =
  | "invalid" // 400, `field` names the member
  | "malformed" // 400, the body is not JSON
  | "unauthorized" // 401, no session
  | "foreign_origin" // 403, a write from another site
  | "foreign_host" // 403, development mode asked from another machine
  | "not_found" // 404, also another user's object
  | "method_not_allowed" // 405
  | "key_limit" // 409
  | "too_large" // 413
  | "content_type" // 415
  | "too_many_requests" // 429
  | "internal" // 500
  | "unavailable"; // 503, the database does not respond

/** The body of every error answer under /api. */
export interface ApiErrorBody {
  readonly error: { readonly code: ApiErrorCode | (string & {}); readonly message: string; readonly field?: string };
}
