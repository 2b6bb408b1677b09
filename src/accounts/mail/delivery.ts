import type { Selectable } from "kysely";
import { isoTime } from "../../clock.js";
import type { MailOutboxTable } from "../../store/account-tables.js";
import type { Database } from "../../store/database.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import type { Log } from "../../telemetry/log.js";
import type { Sealer } from "../sealer.js";
import { type Mail, type Mailer, MailRefusedError } from "./mail.js";

/** Outcome of a mail or of one attempt (`failed`: it will be retried). */
export type MailOutcome = "sent" | "failed" | "refused" | "expired" | "dropped";

/** Sends the mails of the outbox. Any number of processes do so together; each mail is sent by one of them. */
export interface Delivery {
  /** Checks for due mails now, without waiting for the next poll. */
  wake(): void;
  count(outcome: MailOutcome): void;
  readonly counts: Readonly<Record<MailOutcome, number>>;
  /** Whether the last attempt failed because of the mail server. */
  readonly isFailing: () => boolean;
  /** Resolves when no mail is due, or other processes are sending them. */
  settled(): Promise<void>;
  /** Starts no more mails, and gives running ones some seconds. */
  close(): Promise<void>;
}

export interface DeliveryOptions {
  /** How often to check for mails stored by other processes or due for a retry. */
  readonly pollMs: number;
}

export interface DeliveryParts {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly mailer: Mailer;
  readonly now: () => Date;
  /** Whether the time may decide that a mail has expired. */
  readonly mayDelete: () => boolean;
  readonly breaker: Pick<StoreBreaker, "outage" | "report">;
  readonly log: Pick<Log, "error" | "warn" | "info">;
}

type Row = Selectable<MailOutboxTable>;

const lanes = 4;
/** Longer than the mail server's timeout: until then no other process tries the same mail. */
const claimMs = 5 * 60_000;
const firstRetryMs = 10_000;
const maxRetryMs = 2 * 3_600_000;
const closeMs = 5_000;

/** Retries follow after 10 s, then after three times as long each time, up to two hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(firstRetryMs * 3 ** (attempts - 1), maxRetryMs);
}

export function createDelivery({ pollMs }: DeliveryOptions, parts: DeliveryParts): Delivery {
  return new OutboxDelivery(pollMs, parts);
}

class OutboxDelivery implements Delivery {
  readonly #parts: DeliveryParts;
  readonly counts = { sent: 0, failed: 0, refused: 0, expired: 0, dropped: 0 };
  readonly #running = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #hasFailed = false;
  #isClosed = false;

  constructor(pollMs: number, parts: DeliveryParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.wake(), pollMs).unref();
  }

  isFailing = (): boolean => this.#hasFailed;

  count(outcome: MailOutcome): void {
    this.counts[outcome]++;
    if (outcome === "dropped") this.#parts.log.error("a mail was dropped: the outbox is full");
  }

  wake(): void {
    if (this.#isClosed || this.#running.size >= lanes || this.#parts.breaker.outage()) return;
    const lane = this.#run().finally(() => this.#running.delete(lane));
    this.#running.add(lane);
  }

  async settled(): Promise<void> {
    this.wake();
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosed = true;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, closeMs)));
    await Promise.race([Promise.all(this.#running), patience]);
    clearTimeout(timer);
  }

  /** Sends due mails until there are none. If there was one, another lane may find more. */
  async #run(): Promise<void> {
    try {
      for (let row = await this.#claim(); row; row = await this.#claim()) {
        this.wake();
        await this.#deliver(row);
      }
    } catch (error) {
      const { breaker, log } = this.#parts;
      if (!(await breaker.report(error))) log.warn({ err: error }, "waiting mails could not be read");
    }
  }

  /** Takes the mail due for longest, and postpones it so that other processes skip it. */
  async #claim(): Promise<Row | undefined> {
    const { db, now } = this.#parts;
    while (!this.#isClosed) {
      const nowMs = now().getTime();
      const due = db.selectFrom("mail_outbox").selectAll().where("due_at", "<=", isoTime(nowMs));
      const row = await due.orderBy("due_at").orderBy("id").limit(1).executeTakeFirst();
      if (!row) return undefined;
      const claimed = await db
        .updateTable("mail_outbox")
        .set({ due_at: isoTime(nowMs + claimMs), attempts: row.attempts + 1 })
        .where("id", "=", row.id)
        .where("attempts", "=", row.attempts)
        .executeTakeFirst();
      if (claimed.numUpdatedRows > 0n) return { ...row, attempts: row.attempts + 1 };
    }
    return undefined;
  }

  async #deliver(row: Row): Promise<void> {
    const outcome = await this.#attempt(row);
    this.count(outcome);
    const { db, now } = this.#parts;
    if (outcome === "failed") {
      const due_at = isoTime(now().getTime() + retryDelayMs(row.attempts));
      await db.updateTable("mail_outbox").set({ due_at }).where("id", "=", row.id).execute();
    } else await db.deleteFrom("mail_outbox").where("id", "=", row.id).execute();
  }

  async #attempt({ id, sealed, expires_at }: Row): Promise<MailOutcome> {
    const { mailer, now, mayDelete, log } = this.#parts;
    if (expires_at <= now().toISOString() && mayDelete()) {
      log.error({ mailId: id }, "a mail expired: the mail server was unavailable for too long");
      return "expired";
    }
    const mail = this.#open(id, sealed);
    if (!mail) return "refused";
    try {
      await mailer.send(mail, id);
      this.#noteWorking(true);
      return "sent";
    } catch (error) {
      if (error instanceof MailRefusedError) {
        this.#noteWorking(true);
        log.warn({ mailId: id }, "a mail was discarded: the mail server refuses its recipient");
        return "refused";
      }
      // A mail server's response may quote the recipient and the message: only its code is logged.
      this.#noteWorking(false, (error as { code?: unknown }).code);
      return "failed";
    }
  }

  #open(id: string, sealed: string): Mail | undefined {
    try {
      return JSON.parse(this.#parts.sealer.unseal(sealed, id)) as Mail;
    } catch {
      this.#parts.log.error({ mailId: id }, "a mail was discarded: it was stored with another MASTER_SECRET");
      return undefined;
    }
  }

  #noteWorking(isWorking: boolean, code?: unknown): void {
    if (this.#hasFailed !== isWorking) return;
    this.#hasFailed = !isWorking;
    if (isWorking) this.#parts.log.info("mails can be sent again");
    else this.#parts.log.error({ code }, "mails cannot be sent: they are queued and will be retried");
  }
}
