import type { Generated } from "kysely";
import type { WebhookFormat } from "../config/webhooks.js";

/** Who is logged in; `token` is a digest of what the cookie holds. In the columns of the accounts library. */
export interface SessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
  /** When the log-in was completed with a code of two-factor authentication. Not a column of the library. */
  second_factor_at: string | null;
}

/** How a user logs in: one row with the password's scrypt hash. In the columns of the accounts library. */
export interface AccountTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

/** What the accounts library keeps for a while, in its columns: `value` is the user's id where a log-in waits for a code. */
export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
}

/** Secrets of two-factor authentication, in the columns of the accounts library. */
export interface TwoFactorTable {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  verified: number | null;
}

/** Keys to the management API, by a digest: their texts are stored nowhere. */
export interface AccessKeyTable {
  id: string;
  user_id: string;
  /** From 1; each once for a user. */
  slot: number;
  name: string;
  /** A JSON list. */
  scopes: string;
  digest: string;
  /** The last four characters. */
  ending: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
}

/** Places where an API key is used: up to 32, of users who want alerts about new ones. */
export interface KeyPlaceTable {
  key_id: string;
  /** A browser origin, or a network in CIDR notation. */
  place: string;
  first_used_at: string;
}

/** Invitations to sign up. */
export interface InvitationTable {
  /** In lower case. */
  email: string;
  digest: string;
  expires_at: string;
}

/** Which links of mails work. */
export interface AccountTokenTable {
  user_id: string;
  purpose: string;
  digest: string;
  expires_at: string;
}

/** Mails that are to be sent. `sealed` holds the mail as JSON, since its links let their reader in. */
export interface MailOutboxTable {
  id: string;
  sealed: string;
  attempts: number;
  /** When a process may try to send it; while one does, when another may. */
  due_at: string;
  /** Not sent from then on: by now its link is too old, or its news. */
  expires_at: string;
}

/** Changes by operators and users. */
export interface AuditEventTable {
  id: string;
  at: string;
  actor: string;
  kind: string;
  /** No foreign key, since the row outlives the account. */
  user_id: string | null;
  detail: string | null;
  /** The operator's user ID; null for changes by commands and by the account's owner. */
  actor_id: string | null;
}

/** What happened in an account (`accounts/protection/security-event.ts`), for its owner. */
export interface SecurityEventTable {
  id: string;
  user_id: string;
  at: string;
  kind: string;
  detail: string | null;
  ip_address: string | null;
  user_agent: string | null;
}

/** The browsers that a user has logged in with, by a digest of the token in their cookie. */
export interface KnownDeviceTable {
  user_id: string;
  digest: string;
  last_used_at: string;
}

/** Accounts deleted in the running period, so that their counts go on in a new account of the same e-mail. */
export interface DeletedAccountTable {
  /** A keyed digest of the e-mail. */
  email_digest: string;
  quota_owner: string;
  until: string;
}

/** Where users' alerts are sent besides their mails; one a user. */
export interface WebhookTable {
  id: string;
  user_id: string;
  /** The URL and the secret (`accounts/webhooks/webhooks.ts`), encrypted. */
  sealed: string;
  host: string;
  format: WebhookFormat;
  created_at: string;
  /** While a request is under way, which is then the only one; null: none is. */
  claimed_until: string | null;
}

/** Alerts that wait to be sent to a webhook, and those that were sent last. */
export interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  type: string;
  at: string;
  body: string;
  attempts: Generated<number>;
  /** When it is sent next; null: never. */
  due_at: string | null;
  outcome: Generated<string | null>;
}
