import { publicUrlOf } from "../config/public-urls.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import { createDigests, type MasterSecrets } from "./derive-secret.js";
import { type ChangeKeys, createChangeKeys } from "./key-changes.js";
import { openOutbox } from "./mail/open-mail.js";
import type { Outbox } from "./mail/outbox.js";
import { openMasterSecrets } from "./master-secret.js";
import { createSecurityLog, type SecurityLog } from "./protection/security-log.js";
import { createQuotaOwners, type QuotaOwners } from "./quota-owners.js";
import { createUsers, type Users } from "./users.js";

/** What operators' changes need. Of commands beside a running service, that service sends the mails. */
export interface Operator extends Outbox {
  readonly db: Database;
  readonly now: () => Date;
  readonly masterSecrets: MasterSecrets;
  readonly publicUrl: string;
  readonly changeKeys: ChangeKeys;
  readonly securityLog: SecurityLog;
  readonly quotaOwners: QuotaOwners;
  readonly users: Users;
  /** The operator's user ID; null: by a command. */
  readonly actorId: string | null;
}

/** A change that can't be made; its message says why. */
export class RefusedChange extends Error {}

const now = () => new Date();

/** For commands. @throws if the master secret does not fit the database */
export async function openOperator(settings: Settings, db: Database): Promise<Operator> {
  const masterSecrets = await openMasterSecrets(settings, db);
  const publicUrl = publicUrlOf(settings);
  const { post } = openOutbox({ db, now, masterSecrets });
  const changeKeys = createChangeKeys(db);
  const digests = createDigests(masterSecrets, "rootgate deleted accounts");
  return {
    db,
    now,
    masterSecrets,
    publicUrl,
    post,
    changeKeys,
    users: createUsers({ db, now, changeKeys }),
    securityLog: createSecurityLog({ db, now, post, publicUrl }),
    quotaOwners: createQuotaOwners({ db, now, digests, isMonthly: settings.MONTHLY_REQUESTS !== undefined }),
    actorId: null,
  };
}
