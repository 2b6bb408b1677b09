import type { WebhookFormat } from "../../config/webhooks.js";

/** The kinds of alerts, by what a receiver reads in `type`. */
export type AlertType =
  | "quota.used"
  | "requests.failing"
  | "key.used_elsewhere"
  | "key.expires"
  | "account.changed"
  | "test";

/** A message to a user about their account. */
export interface Alert {
  readonly type: AlertType;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** In a sentence. */
  readonly text: string;
  readonly data: Readonly<Record<string, string | number | null>>;
}

/** The body that a webhook is sent. */
export function printAlert({ type, at, text, data }: Alert, format: WebhookFormat): string {
  return JSON.stringify(format === "slack" ? { text: `rootgate: ${text}` } : { type, timestamp: at, text, data });
}
