import type { Selectable } from "kysely";
import { isoTime } from "../../clock.js";
import type { WebhookDeliveryTable } from "../../store/account-tables.js";
import type { Database } from "../../store/database.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import type { Log } from "../../telemetry/log.js";
import { retryDelayMs } from "../mail/delivery.js";
import type { Sealer } from "../sealer.js";
import { type SendWebhook, WebhookError } from "./send-webhook.js";
import { oldestOf, type WebhookTarget } from "./webhooks.js";

/** Sends what waits for webhooks. Any number of processes do so together; each request is sent by one of them. */
export interface WebhookSender {
  /** Looks for what is due now, without waiting for the next poll. */
  wake(): void;
  /** Resolves when nothing is due, or other processes are sending it. */
  settled(): Promise<void>;
  /** Ends requests that are under way: they are sent again by another process, or after the next start. */
  close(): Promise<void>;
}

export interface WebhookSenderParts {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly send: SendWebhook;
  readonly now: () => Date;
  readonly breaker: Pick<StoreBreaker, "outage" | "report">;
  readonly log: Pick<Log, "warn">;
}

type Row = Selectable<WebhookDeliveryTable> & { readonly target: string };

/** Concurrent requests. Each webhook has one at a time, so that a slow receiver doesn't delay other users' alerts. */
const lanes = 8;
/** Longer than a request takes: until then no other process sends to the same webhook. */
const claimMs = 60_000;
/** How long a receiver may be away. */
const keepMs = 24 * 3_600_000;

export function createWebhookSender({ pollMs }: { readonly pollMs: number }, parts: WebhookSenderParts): WebhookSender {
  const { breaker, log } = parts;
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;

  const run = async (): Promise<void> => {
    try {
      for (let row = await claim(parts); row && !signal.aborted; row = await claim(parts)) {
        wake();
        await deliver(row, parts, signal);
      }
    } catch (error) {
      if (!(await breaker.report(error))) log.warn({ err: error }, "waiting webhooks could not be read");
    }
  };
  const wake = (): void => {
    if (signal.aborted || running.size >= lanes || breaker.outage()) return;
    const lane = run().finally(() => running.delete(lane));
    running.add(lane);
  };
  const timer = setInterval(wake, pollMs).unref();

  return {
    wake,
    async settled() {
      wake();
      while (running.size > 0) await Promise.all(running);
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      await Promise.all(running);
    },
  };
}

/** Takes the webhook whose requests are due for longest, so that nothing else is sent to it meanwhile, and its oldest request. */
async function claim({ db, now }: WebhookSenderParts): Promise<Row | undefined> {
  for (;;) {
    const at = now().getTime();
    const due = await db
      .selectFrom("webhook_delivery")
      .innerJoin("webhook", "webhook.id", "webhook_id")
      .select("webhook.id")
      .where("due_at", "<=", isoTime(at))
      .where((is) => is.or([is("claimed_until", "is", null), is("claimed_until", "<=", isoTime(at))]))
      .orderBy("due_at")
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const webhook = await db
      .updateTable("webhook")
      .set({ claimed_until: isoTime(at + claimMs) })
      .where("id", "=", due.id)
      .where((is) => is.or([is("claimed_until", "is", null), is("claimed_until", "<=", isoTime(at))]))
      .returning(["id", "sealed"])
      .executeTakeFirst();
    const row = webhook && (await takeOldest(db, webhook.id, isoTime(at)));
    if (row) return { ...row, target: webhook.sealed };
    if (webhook) await release(db, webhook.id);
  }
}

/** Undefined if it is not due, since it failed lately: then the later ones, which were due, wait for it. */
async function takeOldest(db: Database, webhookId: string, at: string) {
  const oldest = await oldestOf(db, webhookId);
  if (!oldest) return undefined;
  if (oldest.due_at > at) {
    await postpone(db, webhookId, oldest.due_at);
    return undefined;
  }
  const row = db.updateTable("webhook_delivery").set((is) => ({ attempts: is("attempts", "+", 1) }));
  return row.where("id", "=", oldest.id).returningAll().executeTakeFirst();
}

async function deliver(row: Row, parts: WebhookSenderParts, signal: AbortSignal): Promise<void> {
  const { db, now } = parts;
  const { isDone, outcome } = await attempt(row, parts, signal);
  const at = now().getTime();
  const isLate = Date.parse(row.at) + keepMs <= at;
  const due_at = isDone || isLate ? null : isoTime(at + retryDelayMs(row.attempts));
  await db.updateTable("webhook_delivery").set({ due_at, outcome }).where("id", "=", row.id).execute();
  if (due_at !== null) await postpone(db, row.webhook_id, due_at);
  await release(db, row.webhook_id);
}

/** Lets what waits for a webhook wait until a time. */
async function postpone(db: Database, webhookId: string, due_at: string): Promise<void> {
  const waiting = db.updateTable("webhook_delivery").set({ due_at }).where("webhook_id", "=", webhookId);
  await waiting.where("due_at", "<", due_at).execute();
}

async function release(db: Database, webhookId: string): Promise<void> {
  await db.updateTable("webhook").set({ claimed_until: null }).where("id", "=", webhookId).execute();
}

/** A receiver that says 410 wants no more. */
async function attempt(row: Row, { sealer, send }: WebhookSenderParts, signal: AbortSignal) {
  const { id, webhook_id, target, body } = row;
  try {
    const { url, secret } = JSON.parse(sealer.unseal(target, webhook_id)) as WebhookTarget;
    const status = await send({ url, secret, id, body }, signal);
    return { isDone: (status >= 200 && status < 300) || status === 410, outcome: `HTTP ${status}` };
  } catch (error) {
    if (error instanceof WebhookError) return { isDone: false, outcome: error.message };
    return { isDone: true, outcome: "it was set with another MASTER_SECRET: set it again" };
  }
}
