import { randomUUID } from "node:crypto";
import { isoTime } from "../../clock.js";
import type { Database } from "../../store/database.js";
import type { Sealer } from "../sealer.js";
import type { Mail } from "./mail.js";

/** Mails that wait to be sent, kept in the store so that they survive restarts and outages of the mail server. */
export interface Outbox {
  /**
   * Resolves when the mail is stored. It is sent soon and retried until it expires. With a `transaction`, it is stored atomically
   * with the event that it reports.
   */
  readonly post: (mail: Mail, transaction?: Database) => Promise<void>;
}

export interface OutboxParts {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly now: () => Date;
  readonly onStored: () => void;
  readonly onDropped: () => void;
}

export interface OutboxOptions {
  /** Maximum number of waiting mails; further ones are dropped, so that an outage of the mail server cannot fill the store. */
  readonly maxWaiting: number;
}

export function createOutbox(
  { maxWaiting }: OutboxOptions,
  { db, sealer, now, onStored, onDropped }: OutboxParts,
): Outbox {
  return {
    async post(mail, transaction = db) {
      const count = transaction.selectFrom("mail_outbox").select(({ fn }) => fn.countAll<number>().as("waiting"));
      const { waiting } = await count.executeTakeFirstOrThrow();
      if (waiting >= maxWaiting) return onDropped();
      const id = randomUUID();
      const nowMs = now().getTime();
      const sealed = sealer.seal(JSON.stringify(mail), id);
      const times = { due_at: isoTime(nowMs), expires_at: isoTime(nowMs + mail.keepMs) };
      await transaction
        .insertInto("mail_outbox")
        .values({ id, sealed, attempts: 0, ...times })
        .execute();
      onStored();
    },
  };
}
