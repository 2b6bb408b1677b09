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
export type * from "./key-types.js";
export type * from "./operator-types.js";
export type { SecurityEvent, SecurityEventKind, SecurityLogPage } from "./security-types.js";
export type * from "./usage-types.js";
export type * from "./webhook-types.js";
export type { NetworkLabel };

/** `GET /api/me`; 204 without a session. */
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
