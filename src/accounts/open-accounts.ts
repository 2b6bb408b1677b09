import { publicUrlOf } from "../config/public-urls.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";
import { type Auth, createAuth } from "./auth.js";
import { deriveSecret } from "./derive-secret.js";
import { type CallerFinder, createCallerFinder } from "./find-caller.js";
import { createKeyChanges } from "./key-changes.js";
import { createKeySecrets } from "./key-secrets.js";
import { createKeys, type Keys } from "./keys.js";
import { createLastUsed, type LastUsed } from "./last-used.js";
import { type OpenedMail, openMail } from "./mail/open-mail.js";
import { createEmailChange } from "./protection/email-change.js";
import { createKnownDevices, type KnownDevices } from "./protection/known-devices.js";
import { createLiveTokens } from "./protection/live-tokens.js";
import { createSecurityLog, type SecurityLog } from "./protection/security-log.js";
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
  readonly mail: OpenedMail;
  readonly devices: KnownDevices;
  readonly securityLog: SecurityLog;
  close(): Promise<void>;
}

export interface AccountsParts {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => Date;
  readonly breaker: StoreBreaker;
  readonly masterSecret: string;
}

const keyChangePollMs = 1_000;
const lastUsedFlushMs = 10_000;

export async function openAccounts(settings: Settings, parts: AccountsParts): Promise<Accounts> {
  const { db, log, now, breaker, masterSecret } = parts;
  const secrets = createKeySecrets(masterSecret);
  const finder = createCallerFinder({ db, secrets, nowMs: () => now().getTime() });
  const onForeignChange = () => finder.forgetAll();
  const changes = await createKeyChanges({ pollMs: keyChangePollMs }, { db, log, onForeignChange });
  const lastUsed = createLastUsed({ flushMs: lastUsedFlushMs }, { db, now, breaker, log });
  const onUserChanged = () => {
    finder.forgetAll();
    return changes.announce();
  };
  const onKeyChanged = (keyId: string) => {
    finder.forget(keyId);
    return changes.announce();
  };
  const mail = await openMail(settings, parts);
  const rotationGraceMs = settings.KEY_ROTATION_GRACE_HOURS * 3_600_000;
  const secret = deriveSecret(masterSecret, "rootgate sessions").toString("base64url");
  const publicUrl = publicUrlOf(settings);
  const securityLog = createSecurityLog({ db, now, post: mail.post, publicUrl });
  const devices = createKnownDevices(db, now);
  const tokens = createLiveTokens(db, now);
  const sealer = createSealer(deriveSecret(masterSecret, "rootgate e-mail change"));
  const emailChange = createEmailChange({ db, tokens, securityLog, post: mail.post, sealer, publicUrl });
  const protection = { db, log, tokens, devices, securityLog, emailChange };
  const auth = createAuth({ publicUrl, secret }, { ...protection, post: mail.post, onUserDeleted: onUserChanged });
  return {
    auth,
    sessions: createSessions(db, now),
    users: createUsers({ db, now, onChanged: onUserChanged }),
    keys: createKeys({ db, secrets, now, rotationGraceMs, onChanged: onKeyChanged }),
    finder,
    lastUsed,
    mail,
    devices,
    securityLog,
    async close() {
      await mail.close();
      await lastUsed.close();
      await changes.close();
    },
  };
}
