/**
 * The types of the dashboard's JSON API: requests and responses of each route in `routes.ts`. Types only, so that `web/` may
 * `import type` them. Times are ISO 8601 text in UTC. Errors have the form of ApiErrorBody.
 */

import type { UserPreferences } from "../../accounts/preferences.js";
import type { NetworkLabel } from "../../config/network-table.js";

export type * from "./access-key-types.js";
export type { AuthBodies, BackupCodes, EmailChangeResult, SignInResult, TwoFactorSetup } from "./auth-types.js";
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
export type * from "./operator-types.js";
export type { SecurityEvent, SecurityEventKind, SecurityLogPage } from "./security-types.js";
export type * from "./usage-types.js";
export type * from "./webhook-types.js";
export type { NetworkLabel };

/** What `eth_estimateGas` returns for a transaction that would fail: `specified` an estimate, `strict` an error. */
export type Estimates = "specified" | "strict";

/** The block tags that a key may use: `ethereum` adds `safe` and `finalized`. */
export type BlockTags = "specified" | "ethereum";

/** `GET /api/me`; 401 without a session. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly twoFactorEnabled: boolean;
  /** Whether the user operates the service (`/api/operator/…`). */
  readonly isOperator: boolean;
  /** Whether changes of the account take a code in addition to the password: no code was given in the last five minutes. */
  readonly needsCode: boolean;
}

/** `GET /api/preferences`; `PATCH /api/preferences` with some members → UserPreferences. */
export type { UserPreferences };

/**
 * A user's sessions: `GET /api/sessions` → SessionList; `DELETE /api/sessions/:id` revokes one, `DELETE /api/sessions` all
 * others: 204.
 */
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
  /** The device, such as "Firefox on Windows". */
  readonly device: string;
  /** The session of this request. */
  readonly isCurrent: boolean;
}

/** `GET /api/service`, without a session: what pages need to know before log-in. */
export interface ServiceFacts {
  /** Development mode: mailbox, devchain page and faucet are available. */
  readonly mode: "development" | "production";
  readonly networks: readonly {
    readonly network: NetworkLabel;
    readonly baseUrl: string;
    readonly chainId: number;
    readonly chainName: string;
    /** URL of a block explorer; null for a devchain, and if unknown. */
    readonly explorerUrl: string | null;
  }[];
  readonly offer: { readonly requestsPerDay: number; readonly keysPerUser: number; readonly methodCount: number };
  /** Whether users may have webhooks. */
  readonly hasWebhooks: boolean;
  /** Who may sign up. */
  readonly signUp: "open" | "invite" | "closed";
  readonly minPasswordLength: number;
  readonly maxPasswordLength: number;
}

/** `GET /api/status`, without a session: the state of each network, and its checks by day, oldest first. */
export interface ServiceStatus {
  readonly networks: readonly {
    readonly network: NetworkLabel;
    /** Whether the nodes responded to the latest check, some seconds ago. */
    readonly isUp: boolean;
    /** The latest block; null if the nodes never responded. */
    readonly head: { readonly number: number; readonly minedAt: string } | null;
    /** Up to 90 days such as `2026-11-21`; days without checks are absent. */
    readonly days: readonly { readonly day: string; readonly checks: number; readonly passed: number }[];
  }[];
}

/** An API key for its owner. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly network: NetworkLabel;
  readonly description: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  /** False if the stored key can't be decrypted: `text` and `url` are empty, requests with the key succeed, rotation replaces it. */
  readonly isReadable: boolean;
  readonly text: string;
  /** Endpoint URL: the network's base URL and the key. */
  readonly url: string;
  /** When the previous key expires after rotation; null if there is none. */
  readonly previousExpiresAt: string | null;
  /** Allowed browser origins; empty: all. */
  readonly allowedOrigins: readonly string[];
  /** Allowed methods; empty: all. */
  readonly allowedMethods: readonly string[];
  /** Allowed contract addresses, in lower case; empty: all. */
  readonly allowedContracts: readonly string[];
  /** Allowed IP addresses and networks (CIDR) of clients; empty: all. */
  readonly allowedIpAddresses: readonly string[];
  readonly estimates: Estimates;
  readonly blockTags: BlockTags;
  /** Whether the request log has params of its requests, for 24 hours. */
  readonly logsParams: boolean;
  /** ISO 8601, within five years when it is set; null: never. */
  readonly expiresAt: string | null;
  /** Requests per day (UTC) of this key alone; null: no limit but the daily quota. */
  readonly dailyRequests: number | null;
  /** Requests per second of this key alone, in each process; null: no limit. */
  readonly requestsPerSecond: number | null;
}

/** `GET /api/keys`. */
export interface ApiKeyList {
  readonly keys: readonly ApiKey[];
  readonly limit: number;
}

/** `POST /api/keys` → 201 ApiKey; 409 `key_limit` at the maximum number of keys. All that can be changed can be chosen at once. */
export interface CreateApiKey extends ChangeApiKey {
  readonly name: string;
  readonly network: NetworkLabel;
}

/**
 * `PATCH /api/keys/:id` → ApiKey. Absent members stay unchanged; an empty list removes the restriction, null a limit. Limits are
 * whole numbers: `dailyRequests` at most the daily quota, `requestsPerSecond` at most 10,000.
 */
export interface ChangeApiKey {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly allowedMethods?: readonly string[] | undefined;
  readonly allowedContracts?: readonly string[] | undefined;
  readonly allowedIpAddresses?: readonly string[] | undefined;
  readonly estimates?: Estimates | undefined;
  readonly blockTags?: BlockTags | undefined;
  readonly logsParams?: boolean | undefined;
  readonly expiresAt?: string | null | undefined;
  readonly dailyRequests?: number | null | undefined;
  readonly requestsPerSecond?: number | null | undefined;
}

/** Error codes; AuthBodies documents those of `/api/auth/` only. */
export type ApiErrorCode =
  | "invalid" // 400, `field` names the member
  | "malformed" // 400, the body is not JSON
  | "unauthorized" // 401, no session
  | "foreign_origin" // 403, a write from another site
  | "code_required" // 403, two-factor authentication is on
  | "missing_scope" // 403, an access key is for something else
  | "foreign_host" // 403, development mode asked from another machine
  | "not_found" // 404, also another user's object
  | "method_not_allowed" // 405
  | "key_limit" // 409, also of access keys
  | "conflict" // 409, the state of the object does not allow it
  | "too_large" // 413
  | "content_type" // 415
  | "too_many_requests" // 429
  | "internal" // 500
  | "unavailable"; // 503, the database does not respond

/** The body of every error response under /api. */
export interface ApiErrorBody {
  readonly error: { readonly code: ApiErrorCode | (string & {}); readonly message: string; readonly field?: string };
}
