import type { RequestSource } from "./request-source.js";

export type SecurityEventKind =
  | "new_device"
  | "device_allowed"
  | "password_changed"
  | "password_reset"
  | "email_changed"
  | "two_factor_on"
  | "two_factor_off"
  | "backup_codes_renewed"
  | "backup_code_used"
  | "key_created"
  | "key_rotated"
  | "key_revoked"
  | "access_key_created"
  | "access_key_revoked"
  | "webhook_set"
  | "webhook_removed";

/** An event for the account's owner. */
export interface SecurityEvent {
  readonly id: string;
  readonly at: string;
  readonly kind: SecurityEventKind;
  /** An API key's or access key's name, a webhook's host, or the old and the new e-mail. */
  readonly detail: string | null;
  readonly source: RequestSource;
}
