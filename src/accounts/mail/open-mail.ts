import type { Clock } from "../../clock.js";
import type { Settings } from "../../config/settings.js";
import type { Database } from "../../store/database.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import type { Log } from "../../telemetry/log.js";
import { deriveSecrets, type MasterSecrets } from "../derive-secret.js";
import { createSealer, type Sealer } from "../sealer.js";
import { createDelivery, type Delivery } from "./delivery.js";
import { createMailbox, type Mailbox } from "./mailbox.js";
import { createOutbox, type Outbox } from "./outbox.js";
import { openSmtpMailer } from "./smtp-mailer.js";

/** The outbox and its delivery. */
export interface OpenedMail extends Outbox {
  /** Receives messages when there is no mail server. */
  readonly mailbox: Mailbox;
  readonly delivery: Delivery;
  close(): Promise<void>;
}

export interface MailParts {
  readonly db: Database;
  readonly breaker: StoreBreaker;
  readonly log: Log;
  readonly clock: Clock;
  readonly masterSecrets: MasterSecrets;
}

const pollMs = 2_000;
const maxWaiting = 10_000;

/** Without a mail server (development mode only), messages go to the mailbox. */
export async function openMail(settings: Settings, parts: MailParts): Promise<OpenedMail> {
  const { db, breaker, log, clock, masterSecrets } = parts;
  const now = () => new Date(clock.nowMs());
  const { mayDelete } = clock;
  const { SMTP_URL: url, MAIL_FROM: from } = settings;
  const mailbox = createMailbox(now);
  const mailer = url === undefined ? mailbox : await openSmtpMailer({ url, from });
  const sealer = createMailSealer(masterSecrets);
  const delivery = createDelivery({ pollMs }, { db, sealer, mailer, now, mayDelete, breaker, log });
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

interface OutboxAloneParts extends Pick<MailParts, "db" | "masterSecrets"> {
  readonly now: () => Date;
}

/** The outbox for commands beside a running service, which sends its mails. */
export function openOutbox({ db, now, masterSecrets }: OutboxAloneParts): Outbox {
  const sealer = createMailSealer(masterSecrets);
  return createOutbox({ maxWaiting }, { db, sealer, now, onStored: ignore, onDropped: ignore });
}

function ignore(): void {
  // The running service sends them.
}

/** Encrypts mails for the ID of their row. */
export function createMailSealer(masterSecrets: MasterSecrets): Sealer {
  return createSealer(...deriveSecrets(masterSecrets, "rootgate mail outbox"));
}
