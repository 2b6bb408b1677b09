import type { Clock } from "../clock.js";
import { publicUrlOf } from "../config/public-urls.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import type { LeasedWork } from "../store/leased-work.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { PartedStore } from "../store/store-parts.js";
import type { Log } from "../telemetry/log.js";
import { type AccessKeys, createAccessKeys } from "./access-keys.js";
import { recordAudit } from "./audit-log.js";
import { deriveAuthSecrets } from "./auth-secrets.js";
import { type Auth, createAuth } from "./auth.js";
import type { KeyAuthenticator } from "./authenticate-key.js";
import { createDigests, deriveSecrets, type MasterSecrets } from "./derive-secret.js";
import { createExpiryNotices } from "./expiry-notices.js";
import { createInvitations, type Invitations } from "./invitations.js";
import type { ChangeKeys } from "./key-changes.js";
import { createKeyPlaces, type KeyPlaces } from "./key-places.js";
import { createKeySecrets } from "./key-secrets.js";
import { createKeys, type Keys } from "./keys.js";
import { createLastUsed, type LastUsed } from "./last-used.js";
import { type OpenedMail, openMail } from "./mail/open-mail.js";
import { createNotices, type Notices } from "./notices.js";
import { openAuthenticator } from "./open-authenticator.js";
import type { Operator } from "./open-operator.js";
import { createPreferences, type Preferences } from "./preferences.js";
import { createDeviceLinks } from "./protection/device-links.js";
import { createEmailChange } from "./protection/email-change.js";
import { createKnownDevices, type KnownDevices } from "./protection/known-devices.js";
import { createLiveTokens } from "./protection/live-tokens.js";
import { createSecondFactors, type SecondFactors } from "./protection/second-factors.js";
import { createSecurityLog, type SecurityLog } from "./protection/security-log.js";
import { createQuotaOwners } from "./quota-owners.js";
import { announceSecrets } from "./rotation/secret-uses.js";
import { createSealer } from "./sealer.js";
import { createSessions, type Sessions } from "./sessions.js";
import { createUsers, type Users } from "./users.js";
import { type OpenedWebhooks, openWebhooks } from "./webhooks/open-webhooks.js";

/** Users, sessions and API keys. */
export interface Accounts {
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly users: Users;
  readonly keys: Keys;
  /** Of the management API. */
  readonly accessKeys: AccessKeys;
  readonly finder: KeyAuthenticator;
  readonly lastUsed: LastUsed;
  readonly keyPlaces: KeyPlaces;
  readonly mail: OpenedMail;
  /** Tells users of used quotas. */
  readonly notices: Notices;
  readonly expiryNotices: LeasedWork;
  readonly webhooks: OpenedWebhooks;
  readonly devices: KnownDevices;
  readonly secondFactors: SecondFactors;
  readonly securityLog: SecurityLog;
  readonly preferences: Preferences;
  readonly invitations: Invitations;
  /** What changes by an operator, given by their user ID, need. */
  readonly operatorOf: (actorId: string) => Operator;
  close(): Promise<void>;
}

export interface AccountsParts {
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  /** Where keys are looked up, and where the times of their last use are written. */
  readonly stores: Pick<PartedStore, "keys" | "background">;
  readonly masterSecrets: MasterSecrets;
}

const lastUsedFlushMs = 10_000;

export async function openAccounts(settings: Settings, parts: AccountsParts): Promise<Accounts> {
  const { db, log, clock, breaker, masterSecrets } = parts;
  const now = () => new Date(clock.nowMs());
  const secrets = createKeySecrets(...masterSecrets);
  const ofKeys = { ...parts, lookUps: parts.stores.keys, secrets };
  const { finder, changeKeys, ...opened } = await openAuthenticator(settings, ofKeys);
  const mail = await openMail(settings, parts);
  const publicUrl = publicUrlOf(settings);
  const inBackground = { ...parts, ...parts.stores.background };
  const { lastUsed, keyPlaces, notices, expiryNotices } = startWork({ mail, publicUrl, now }, inBackground);
  const protection = createProtection(settings, { db, log, masterSecrets, now, post: mail.post });
  const webhooks = openWebhooks(settings, { ...parts, ...protection, now });
  const auth = createAuth(
    { publicUrl, secrets: deriveAuthSecrets(masterSecrets) },
    { ...protection, breaker, clock, onUserDeleted: recordDeletion(changeKeys, now) },
  );
  const secretUse = await announceSecrets(masterSecrets, inBackground);
  const rotationGraceMs = settings.KEY_ROTATION_GRACE_HOURS * 3_600_000;
  return {
    auth,
    sessions: createSessions(db, now),
    users: createUsers({ db, now, changeKeys }),
    keys: createKeys({ ...protection, secrets, now, rotationGraceMs, changeKeys }),
    accessKeys: createAccessKeys({ ...protection, now }),
    finder,
    lastUsed,
    keyPlaces,
    mail,
    notices,
    expiryNotices,
    webhooks,
    devices: protection.devices,
    secondFactors: protection.secondFactors,
    securityLog: protection.securityLog,
    preferences: createPreferences({ db, changeKeys }),
    invitations: createInvitations(db, now),
    operatorOf: createOperatorOf({ ...protection, masterSecrets, publicUrl, now, changeKeys }),
    close: () => closeAll([expiryNotices, webhooks.sender, mail, lastUsed, keyPlaces, opened, secretUse]),
  };
}

async function closeAll(parts: readonly { close(): unknown }[]): Promise<void> {
  for (const part of parts) await part.close();
}

/** Operators by their user IDs. */
function createOperatorOf(parts: Omit<Operator, "users" | "actorId">): Accounts["operatorOf"] {
  return (actorId) => ({ ...parts, users: createUsers({ ...parts, actorId }), actorId });
}

/** Starts the background work. */
function startWork(
  { mail, publicUrl, now }: WorkOptions,
  parts: Pick<AccountsParts, "db" | "clock" | "breaker" | "log">,
) {
  const notices = createNotices(mail, publicUrl, now);
  const lastUsed = createLastUsed({ flushMs: lastUsedFlushMs }, parts);
  const keyPlaces = createKeyPlaces({ ...parts, notify: notices.elsewhere });
  return { notices, lastUsed, keyPlaces, expiryNotices: createExpiryNotices({ ...parts, notify: notices.expiry }) };
}

interface WorkOptions {
  readonly mail: OpenedMail;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** After a user has deleted their account: ends their keys in all processes. */
function recordDeletion(changeKeys: ChangeKeys, now: () => Date) {
  return ({ id: userId }: { readonly id: string }): Promise<void> =>
    changeKeys({ userId }, (transaction) => {
      const event = { at: now().toISOString(), actor: "user", kind: "account_deleted", userId, detail: null } as const;
      return recordAudit(transaction, event);
    });
}

interface ProtectionOptions extends Pick<AccountsParts, "db" | "log" | "masterSecrets"> {
  readonly now: () => Date;
  readonly post: OpenedMail["post"];
}

/** What protects accounts after a log-in or a change of credentials, and quotas after an account's deletion. */
function createProtection(settings: Settings, { db, log, masterSecrets, now, post }: ProtectionOptions) {
  const publicUrl = publicUrlOf(settings);
  const securityLog = createSecurityLog({ db, now, post, publicUrl });
  const tokens = createLiveTokens(db, now);
  const sealer = createSealer(...deriveSecrets(masterSecrets, "rootgate e-mail change"));
  const quotaOwners = createQuotaOwners({
    db,
    now,
    digests: createDigests(masterSecrets, "rootgate deleted accounts"),
    isMonthly: settings.MONTHLY_REQUESTS !== undefined,
  });
  const emailChange = createEmailChange({ db, tokens, securityLog, quotaOwners, post, sealer, publicUrl });
  const devices = createKnownDevices(db, now);
  const secondFactors = createSecondFactors(db, now);
  const deviceLinks = createDeviceLinks({ db, tokens, post, publicUrl });
  return { db, log, post, tokens, devices, deviceLinks, secondFactors, securityLog, quotaOwners, emailChange };
}
