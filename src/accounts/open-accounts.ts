import { publicUrlOf } from "../config/public-urls.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import type { Log } from "../telemetry/log.js";
import { type Auth, createAuth } from "./auth.js";
import { deriveSecret } from "./derive-secret.js";
import { type CallerFinder, createCallerFinder } from "./find-caller.js";
import { createKeyChanges } from "./key-changes.js";
import { createKeySecrets } from "./key-secrets.js";
import { createKeys, type Keys } from "./keys.js";
import { createLastUsed, type LastUsed } from "./last-used.js";
import { createDelivery, type Delivery } from "./mail/delivery.js";
import type { Mailer } from "./mail/mail.js";
import { createMailbox, type Mailbox } from "./mail/mailbox.js";
import { createOutbox } from "./mail/outbox.js";
import { openSmtpMailer } from "./mail/smtp-mailer.js";
import { createLiveTokens } from "./protection/live-tokens.js";
import { createSealer } from "./sealer.js";
import { createSessions, type Sessions } from "./sessions.js";
import { createUsers, type Users } from "./users.js";

/** People, their sessions and their API keys. */
export interface Accounts {
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly users: Users;
  readonly keys: Keys;
  readonly finder: CallerFinder;
  readonly lastUsed: LastUsed;
  /** Where messages go when there is no mail server. */
  readonly mailbox: Mailbox;
  readonly delivery: Delivery;
  close(): Promise<void>;
}

export interface AccountsParts {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => Date;
  readonly masterSecret: string;
}

const keyChangePollMs = 1_000;
const lastUsedFlushMs = 10_000;
const deliveryPollMs = 2_000;
const maxWaitingMails = 10_000;

/** Without a mail server (development only, settings.ts sees to that) messages go to the mailbox. */
export async function openAccounts(settings: Settings, parts: AccountsParts): Promise<Accounts> {
  const { db, log, now, masterSecret } = parts;
  const secrets = createKeySecrets(masterSecret);
  const finder = createCallerFinder({ db, secrets, nowMs: () => now().getTime() });
  const onForeignChange = () => finder.forgetAll();
  const changes = await createKeyChanges({ pollMs: keyChangePollMs }, { db, log, onForeignChange });
  const lastUsed = createLastUsed({ flushMs: lastUsedFlushMs }, { db, now, log });
  const onUserChanged = () => {
    finder.forgetAll();
    return changes.announce();
  };
  const onKeyChanged = (keyId: string) => {
    finder.forget(keyId);
    return changes.announce();
  };
  const mailbox = createMailbox(now);
  const mailer = await openMailer(settings, mailbox);
  const sealer = createSealer(deriveSecret(masterSecret, "rootgate mail outbox"));
  const delivery = createDelivery({ pollMs: deliveryPollMs }, { db, sealer, mailer, now, log });
  const outbox = createOutbox(
    { maxWaiting: maxWaitingMails },
    { db, sealer, now, onStored: () => delivery.wake(), onDropped: () => delivery.count("dropped") },
  );
  const rotationGraceMs = settings.KEY_ROTATION_GRACE_HOURS * 3_600_000;
  const secret = deriveSecret(masterSecret, "rootgate sessions").toString("base64url");
  const auth = createAuth(
    { publicUrl: publicUrlOf(settings), secret },
    { db, log, post: outbox.post, tokens: createLiveTokens(db, now), onUserDeleted: onUserChanged },
  );
  return {
    auth,
    sessions: createSessions(db, now),
    users: createUsers({ db, now, onChanged: onUserChanged }),
    keys: createKeys({ db, secrets, now, rotationGraceMs, onChanged: onKeyChanged }),
    finder,
    lastUsed,
    mailbox,
    delivery,
    async close() {
      await delivery.close();
      mailer.close();
      await lastUsed.close();
      await changes.close();
    },
  };
}

function openMailer({ SMTP_URL: url, MAIL_FROM: from }: Settings, mailbox: Mailbox): Mailer | Promise<Mailer> {
  return url === undefined ? mailbox : openSmtpMailer({ url, from });
}
