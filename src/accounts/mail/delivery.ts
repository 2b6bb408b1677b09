import type { Selectable } from "kysely";
import type { Database } from "../../store/database.js";
import type { MailOutboxTable } from "../../store/schema.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import type { Log } from "../../telemetry/log.js";
import type { Sealer } from "../sealer.js";
import { type Mail, type Mailer, MailRefusedError } from "./mail.js";

/** What became of a mail, or of one attempt to send it (`failed`: another follows). */
export type MailOutcome = "sent" | "failed" | "refused" | "expired" | "dropped";

/** Sends the mails of the outbox. Any number of processes do so together: each mail is sent by one of them. */
export interface Delivery {
  /** Looks for mails that are due, now and not only at the next poll. */
  wake(): void;
  count(outcome: MailOutcome): void;
  readonly counts: Readonly<Record<MailOutcome, number>>;
  /** Whether the last attempt found no mail server that takes mails. */
  readonly isFailing: () => boolean;
  /** Resolves when no mail is due, or another process has it. */
  settled(): Promise<void>;
  /** Takes up no more mails, and gives those under way some seconds. */
  close(): Promise<void>;
}

export interface DeliveryOptions {
  /** How often to look for mails that other processes stored, or that are due again. */
  readonly pollMs: number;
}

export interface DeliveryParts {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly mailer: Mailer;
  readonly now: () => Date;
  readonly breaker: Pick<StoreBreaker, "outage" | "report">;
  readonly log: Pick<Log, "error" | "warn" | "info">;
}

type Row = Selectable<MailOutboxTable>;

const lanes = 4;
/** Longer than a mail server may take: until then no other process tries the same mail. */
const claimMs = 5 * 60_000;
const firstRetryMs = 10_000;
const maxRetryMs = 2 * 3_600_000;
const closeMs = 5_000;

/** A retry follows after 10 s, then after three times as long each time, up to two hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(firstRetryMs * 3 ** (attempts - 1), maxRetryMs);
}

export function createDelivery({ pollMs }: DeliveryOptions, parts: DeliveryParts): Delivery {
  return new OutboxDelivery(pollMs, parts);
}

class OutboxDelivery implements Delivery {
  readonly counts = { sent: 0, failed: 0, refused: 0, expired: 0, dropped: 0 };
  private readonly running = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private hasFailed = false;
  private isClosed = false;

  constructor(
    pollMs: number,
    private readonly parts: DeliveryParts,
  ) {
    this.timer = setInterval(() => this.wake(), pollMs).unref();
  }

  isFailing = (): boolean => this.hasFailed;

  count(outcome: MailOutcome): void {
    this.counts[outcome]++;
    if (outcome === "dropped") this.parts.log.error("a mail was dropped: too many wait to be sent");
  }

  wake(): void {
    if (this.isClosed || this.running.size >= lanes || this.parts.breaker.outage()) return;
    const lane = this.run().finally(() => this.running.delete(lane));
    this.running.add(lane);
  }

  async settled(): Promise<void> {
    this.wake();
    while (this.running.size > 0) await Promise.all(this.running);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.isClosed = true;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, closeMs)));
    await Promise.race([Promise.all(this.running), patience]);
    clearTimeout(timer);
  }

  /** Sends mails while there are any; where there is one, there may be more for another lane. */
  private async run(): Promise<void> {
    try {
      for (let row = await this.claim(); row; row = await this.claim()) {
        this.wake();
        await this.deliver(row);
      }
    } catch (error) {
      const { breaker, log } = this.parts;
      if (!(await breaker.report(error))) log.warn({ err: error }, "waiting mails could not be read");
    }
  }

  /** Takes the mail that is due longest, and keeps the other processes from it by putting off when it is due. */
  private async claim(): Promise<Row | undefined> {
    const { db, now } = this.parts;
    while (!this.isClosed) {
      const nowMs = now().getTime();
      const due = db.selectFrom("mail_outbox").selectAll().where("due_at", "<=", toText(nowMs));
      const row = await due.orderBy("due_at").orderBy("id").limit(1).executeTakeFirst();
      if (!row) return undefined;
      const claimed = await db
        .updateTable("mail_outbox")
        .set({ due_at: toText(nowMs + claimMs), attempts: row.attempts + 1 })
        .where("id", "=", row.id)
        .where("attempts", "=", row.attempts)
        .executeTakeFirst();
      if (claimed.numUpdatedRows > 0n) return { ...row, attempts: row.attempts + 1 };
    }
    return undefined;
  }

  private async deliver(row: Row): Promise<void> {
    const outcome = await this.attempt(row);
    this.count(outcome);
    const { db, now } = this.parts;
    if (outcome === "failed") {
      const due_at = toText(now().getTime() + retryDelayMs(row.attempts));
      await db.updateTable("mail_outbox").set({ due_at }).where("id", "=", row.id).execute();
    } else await db.deleteFrom("mail_outbox").where("id", "=", row.id).execute();
  }

  private async attempt({ id, sealed, expires_at }: Row): Promise<MailOutcome> {
    const { mailer, now, log } = this.parts;
    if (expires_at <= now().toISOString()) {
      log.error({ mailId: id }, "a mail was given up: the mail server could not be reached for too long");
      return "expired";
    }
    const mail = this.open(id, sealed);
    if (!mail) return "refused";
    try {
      await mailer.send(mail, id);
      this.noteWorking(true);
      return "sent";
    } catch (error) {
      if (error instanceof MailRefusedError) {
        this.noteWorking(true);
        log.warn({ mailId: id }, "a mail was given up: the mail server refuses its recipient");
        return "refused";
      }
      // A mail server's answer may quote the recipient and the message: only its code goes to the log.
      this.noteWorking(false, (error as { code?: unknown }).code);
      return "failed";
    }
  }

  private open(id: string, sealed: string): Mail | undefined {
    try {
      return JSON.parse(this.parts.sealer.unseal(sealed, id)) as Mail;
    } catch {
      this.parts.log.error({ mailId: id }, "a mail was given up: it was stored with another MASTER_SECRET");
      return undefined;
    }
  }

  private noteWorking(isWorking: boolean, code?: unknown): void {
    if (this.hasFailed !== isWorking) return;
    this.hasFailed = !isWorking;
    if (isWorking) this.parts.log.info("mails can be sent again");
    else this.parts.log.error({ code }, "mails cannot be sent: they are kept and tried again");
  }
}

function toText(ms: number): string {
  return new Date(ms).toISOString();
}
