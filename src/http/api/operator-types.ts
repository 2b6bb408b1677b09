import type { AuditEvent } from "../../accounts/audit-log.js";
import type { OperatorKey } from "../../accounts/list-keys.js";
import type { User } from "../../accounts/users.js";
import type { NetworkLabel } from "./api-types.js";
import type { UsageToday } from "./usage-types.js";

// Routes under /api/operator: for users who operate the service; 404 for others. Writes take a code of two-factor
// authentication in the last five minutes, where it is on: 403 `code_required`.

/** A user, for operators. */
export type OperatorUser = User;

export type UserState = "active" | "disabled" | "unverified";

/** `GET /api/operator/users?email=&status=&after=`: newest first; with the start of an `email` in the order of e-mails. */
export interface OperatorUserPage {
  readonly users: readonly OperatorUser[];
  /** `after` of the next page; null on the last one. */
  readonly next: string | null;
}

/**
 * `GET /api/operator/users/:id`; `DELETE` deletes the account: 204. `GET …/usage?range=` → Usage; `POST …/reset-two-factor` turns
 * two-factor authentication off: 204.
 */
export interface OperatorUserFacts {
  readonly user: OperatorUser;
  readonly today: UsageToday;
  /** Active keys. `DELETE /api/operator/keys/:id` revokes one: 204. */
  readonly keys: readonly OperatorApiKey[];
}

/** An API key without its secret. */
export interface OperatorApiKey extends Pick<
  OperatorKey,
  "id" | "name" | "createdAt" | "lastUsedAt" | "expiresAt" | "dailyRequests" | "requestsPerSecond"
> {
  readonly network: NetworkLabel;
}

/** `PATCH /api/operator/users/:id` → OperatorUser. Absent members stay unchanged; null: the default quota. */
export interface ChangeUser {
  /** Whether the user can't log in, and the API keys are refused. */
  readonly isDisabled?: boolean | undefined;
  /** An e-mail can be marked as verified, not the other way. */
  readonly emailVerified?: true | undefined;
  readonly dailyRequests?: number | null | undefined;
  readonly monthlyRequests?: number | null | undefined;
}

/** `POST /api/operator/invitations` → 201 SentInvitation. */
export interface NewInvitation {
  readonly email: string;
}

/** The link is mailed, too; it works once. */
export interface SentInvitation {
  readonly email: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** `GET /api/operator/audit-log?userId=&after=`: newest first. */
export interface AuditPage {
  readonly events: readonly AuditEntry[];
  /** `after` of the next page; null on the last one. */
  readonly next: string | null;
}

export interface AuditEntry extends AuditEvent {
  /** Null: not an operator of the dashboard, or their account was deleted. */
  readonly actorEmail: string | null;
  /** Null: no account, or a deleted one. */
  readonly userEmail: string | null;
}

/** `GET /api/operator/service`. */
export interface OperatorService {
  readonly version: string;
  readonly signUp: "open" | "invite" | "closed";
  /** What is wrong, by part: a network, `store`, `mail`, `clock`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly networks: readonly {
    readonly network: NetworkLabel;
    /** None: a devchain serves it. */
    readonly nodes: readonly NodeState[];
  }[];
}

/** A node as the process that responds sees it. */
export interface NodeState {
  readonly name: string;
  /** `in`, or why it is out of service. */
  readonly state: string;
  readonly height: number | null;
  readonly latencyMs: number | null;
  /** Of recent requests, 0 to 1. */
  readonly errorRate: number;
}
