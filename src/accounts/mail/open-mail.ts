import type { Settings } from "../../config/settings.js";
import type { Database } from "../../store/database.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import type { Log } from "../../telemetry/log.js";
import { deriveSecret } from "../derive-secret.js";
import { createSealer, type Sealer } from "../sealer.js";
import { createDelivery, type Delivery } from "./delivery.js";
import { createMailbox, type Mailbox } from "./mailbox.js";
import { createOutbox, type Outbox } from "./outbox.js";
import { openSmtpMailer } from "./smtp-mailer.js";

/** Mails, from being stored to being sent. */
export interface OpenedMail extends Outbox {
  /** Where messages go when there is no mail server. */
  readonly mailbox: Mailbox;
  readonly delivery: Delivery;
  close(): Promise<void>;
}

export interface MailParts {
  readonly db: Database;
  readonly breaker: StoreBreaker;
  readonly log: Log;
  readonly now: () => Date;
  readonly masterSecret: string;
}

const pollMs = 2_000;
const maxWaiting = 10_000;

/** Without a mail server (development only, settings.ts sees to that) messages go to the mailbox. */
export async function openMail(settings: Settings, parts: MailParts): Promise<OpenedMail> {
  const { db, breaker, log, now, masterSecret } = parts;
  const { SMTP_URL: url, MAIL_FROM: from } = settings;
  const mailbox = createMailbox(now);
  const mailer = url === undefined ? mailbox : await openSmtpMailer({ url, from });
  const sealer = createMailSealer(masterSecret);
  const delivery = createDelivery({ pollMs }, { db, sealer, mailer, now, breaker, log });
  const onStored = () => delivery.wake();
  const onDropped = () => delivery.count("dropped");
  return {
    ...createOutbox({ maxWaiting }, { db, sealer, now, onStored, onDropped }),
    mailbox,
    delivery,
    async close() {
      await delivery.close();
      mailer.close();
    },
  };
}

/** The outbox of a running service, for commands beside it: what is stored there is sent by the service. */
export function openOutbox({ db, now, masterSecret }: Pick<MailParts, "db" | "now" | "masterSecret">): Outbox {
  const sealer = createMailSealer(masterSecret);
  return createOutbox({ maxWaiting }, { db, sealer, now, onStored: ignore, onDropped: ignore });
}

function ignore(): void {
  // The running service sees to it.
}

function createMailSealer(masterSecret: string): Sealer {
  return createSealer(deriveSecret(masterSecret, "rootgate mail outbox"));
}
