import type { SecurityEventKind } from "../../accounts/protection/security-event.js";

export type { SecurityEventKind };

/** An event of an account. */
export interface SecurityEvent {
  readonly id: string;
  readonly at: string;
  readonly kind: SecurityEventKind;
  /** An API key's name. */
  readonly detail: string | null;
  /** Both null: by an operator of the service. */
  readonly ipAddress: string | null;
  readonly device: string | null;
}

/** `GET /api/security-log?before=`, newest first, of the last 90 days. */
export interface SecurityLogPage {
  readonly events: readonly SecurityEvent[];
  /** Cursor for `before`; null on the last page. */
  readonly next: string | null;
}
