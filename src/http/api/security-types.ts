import type { SecurityEventKind } from "../../accounts/protection/security-event.js";

export type { SecurityEventKind };

/** Something that happened in an account. */
export interface SecurityEvent {
  readonly id: string;
  readonly at: string;
  readonly kind: SecurityEventKind;
  /** An API key's name. */
  readonly detail: string | null;
  /** Both null: the operator of the service did it. */
  readonly ipAddress: string | null;
  readonly device: string | null;
}

/** `GET /api/security-log?before=`, newest first, of the last 90 days. */
export interface SecurityLogPage {
  readonly events: readonly SecurityEvent[];
  /** For `before`: where the next page begins; null when this is the last. */
  readonly next: string | null;
}
