import type { Settings } from "../../config/settings.js";
import { type WebhookPlaces, webhookPlacesOf } from "../../config/webhooks.js";
import type { Database } from "../../store/database.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import type { Log } from "../../telemetry/log.js";
import { deriveSecrets, type MasterSecrets } from "../derive-secret.js";
import type { SecurityLog } from "../protection/security-log.js";
import { createSealer, type Sealer } from "../sealer.js";
import { createWebhookSender, type WebhookSender } from "./delivery.js";
import { createSendWebhook } from "./send-webhook.js";
import { createWebhooks, type Webhooks } from "./webhooks.js";

/** Users' webhooks, and what sends to them. */
export interface OpenedWebhooks extends Webhooks {
  readonly sender: WebhookSender;
  /** Where receivers may be. */
  readonly places: WebhookPlaces;
}

interface WebhookParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly masterSecrets: MasterSecrets;
  readonly securityLog: Pick<SecurityLog, "record">;
  readonly breaker: StoreBreaker;
  readonly log: Log;
}

/** What waits is kept, and sent once webhooks are on again. */
const idleSender: WebhookSender = {
  wake: () => undefined,
  settled: async () => undefined,
  close: async () => undefined,
};

const pollMs = 5_000;
const timeoutMs = 10_000;

export function openWebhooks(settings: Settings, parts: WebhookParts): OpenedWebhooks {
  const { now, masterSecrets } = parts;
  const places = webhookPlacesOf(settings);
  const sealer = createWebhookSealer(masterSecrets);
  const send = createSendWebhook({ allowsPrivate: places === "any", now, timeoutMs });
  const sender = places === "off" ? idleSender : createWebhookSender({ pollMs }, { ...parts, sealer, send });
  return { ...createWebhooks({ ...parts, sealer }), sender, places };
}

/** Encrypts a webhook's URL and secret for the ID of its row. */
export function createWebhookSealer(masterSecrets: MasterSecrets): Sealer {
  return createSealer(...deriveSecrets(masterSecrets, "rootgate webhooks"));
}
