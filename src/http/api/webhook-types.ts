import type { Webhook, WebhookDelivery } from "../../accounts/webhooks/webhooks.js";
import type { WebhookFormat } from "../../config/webhooks.js";

export type { Webhook, WebhookDelivery, WebhookFormat };

/** `GET /api/webhook`; `DELETE /api/webhook`: 204; `POST /api/webhook/test`: 204. */
export interface WebhookState {
  /** Null: alerts are only mailed. */
  readonly webhook: Webhook | null;
  /** The latest first; at most 50. */
  readonly deliveries: readonly WebhookDelivery[];
}

/** `POST /api/webhook` → 201 SetWebhook. */
export interface NewWebhookUrl {
  readonly url: string;
  readonly format: WebhookFormat;
}

export interface SetWebhook extends Webhook {
  /** Shown this once. */
  readonly secret: string;
}
