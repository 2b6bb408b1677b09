import { randomBytes, randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { WebhookFormat } from "../../config/webhooks.js";
import type { WebhookDeliveryTable } from "../../store/account-tables.js";
import type { Database } from "../../store/database.js";
import type { RequestSource } from "../protection/request-source.js";
import type { SecurityLog } from "../protection/security-log.js";
import type { Sealer } from "../sealer.js";
import { type Alert, printAlert } from "./alert.js";

/** Where a user's alerts are sent, without the rest of the URL and the secret. */
export interface Webhook {
  readonly host: string;
  readonly format: WebhookFormat;
  readonly createdAt: string;
}

export interface WebhookDelivery {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  readonly attempts: number;
  /** When it is sent (again); null: it is not. */
  readonly dueAt: string | null;
  /** Of the last attempt: the receiver's HTTP status, or why there was none. */
  readonly outcome: string | null;
}

/** Each user's webhook, and what was sent to it lately. */
export interface Webhooks {
  find(userId: string): Promise<Webhook | undefined>;
  /** The latest first. */
  listDeliveries(userId: string): Promise<WebhookDelivery[]>;
  /** Sets the webhook, with a new secret, which is in no other response. What waits for the one before is dropped. */
  set(webhook: NewWebhook, source: RequestSource): Promise<Webhook & { readonly secret: string }>;
  /** Sends a test. False if there is no webhook. */
  test(userId: string): Promise<boolean>;
  /** False if there is none. */
  remove(userId: string, source: RequestSource): Promise<boolean>;
}

export interface NewWebhook {
  readonly userId: string;
  readonly url: string;
  readonly format: WebhookFormat;
}

export interface WebhooksParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly sealer: Sealer;
  readonly securityLog: Pick<SecurityLog, "record">;
}

/** What is sealed. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

export function createWebhooks(parts: WebhooksParts): Webhooks {
  const { db, now, securityLog } = parts;
  return {
    async find(userId) {
      const row = db.selectFrom("webhook").select(["host", "format", "created_at as createdAt"]);
      return row.where("user_id", "=", userId).executeTakeFirst();
    },
    async listDeliveries(userId) {
      const rows = db
        .selectFrom("webhook_delivery")
        .innerJoin("webhook", "webhook.id", "webhook_id")
        .selectAll("webhook_delivery")
        .where("user_id", "=", userId);
      const latest = rows.orderBy("at", "desc").orderBy("webhook_delivery.id", "desc").limit(maxKept);
      return (await latest.execute()).map(readDelivery);
    },
    set: (webhook, source) => set(webhook, source, parts),
    test: (userId) => {
      const text = "This is a test of your webhook.";
      const alert = { type: "test", at: now().toISOString(), text, data: {} } as const;
      return db.transaction().execute((transaction) => postAlert(userId, alert, transaction));
    },
    remove: (userId, source) =>
      db.transaction().execute(async (transaction) => {
        const removed = transaction.deleteFrom("webhook").where("user_id", "=", userId).returning("host");
        const row = await removed.executeTakeFirst();
        if (row) await securityLog.record({ userId, kind: "webhook_removed", detail: row.host, source }, transaction);
        return row !== undefined;
      }),
  };
}

function set({ userId, url, format }: NewWebhook, source: RequestSource, parts: WebhooksParts) {
  const { db, now, sealer, securityLog } = parts;
  const [id, createdAt] = [randomUUID(), now().toISOString()];
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  const { host } = new URL(url);
  const sealed = sealer.seal(JSON.stringify({ url, secret } satisfies WebhookTarget), id);
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("webhook").where("user_id", "=", userId).execute();
    await transaction
      .insertInto("webhook")
      .values({ id, user_id: userId, sealed, host, format, created_at: createdAt })
      .execute();
    await securityLog.record({ userId, kind: "webhook_set", detail: host, source }, transaction);
    return { host, format, createdAt, secret };
  });
}

/** The most that are kept of a webhook, whether they were sent or wait. */
export const maxKept = 50;

/** Stores an alert for the user's webhook, if there is one, and removes the oldest ones past the limit. */
export async function postAlert(userId: string, alert: Alert, transaction: Database): Promise<boolean> {
  const found = transaction.selectFrom("webhook").select(["id", "format"]).where("user_id", "=", userId);
  const webhook = await found.executeTakeFirst();
  if (!webhook) return false;
  const { type, at } = alert;
  // It comes after one that failed lately, and waits for it.
  const oldest = await oldestOf(transaction, webhook.id);
  const due_at = oldest && oldest.due_at > at ? oldest.due_at : at;
  await transaction
    .insertInto("webhook_delivery")
    .values({ id: randomUUID(), webhook_id: webhook.id, type, at, body: printAlert(alert, webhook.format), due_at })
    .execute();
  const own = transaction.selectFrom("webhook_delivery").select("id").where("webhook_id", "=", webhook.id);
  await transaction
    .deleteFrom("webhook_delivery")
    .where("webhook_id", "=", webhook.id)
    .where("id", "not in", own.orderBy("at", "desc").orderBy("id", "desc").limit(maxKept))
    .execute();
  return true;
}

/** The first of what waits for a webhook, and when it is due. */
export function oldestOf(db: Database, webhookId: string) {
  return db
    .selectFrom("webhook_delivery")
    .select(["id", (is) => is.ref("due_at").$notNull().as("due_at")])
    .where("webhook_id", "=", webhookId)
    .where("due_at", "is not", null)
    .orderBy("at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

function readDelivery(row: Selectable<WebhookDeliveryTable>): WebhookDelivery {
  const { id, type, at, attempts, due_at: dueAt, outcome } = row;
  return { id, type, at, attempts, dueAt, outcome };
}
