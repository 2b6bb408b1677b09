import { type Dialect, Kysely, type Migration, Migrator, sql } from "kysely";
import { buildIndexes } from "./indexes.js";
import { isSqlite } from "./is-sqlite.js";
import { withMigrationLock } from "./migration-lock.js";
import { userAndApiKey } from "./migrations/0001-user-and-api-key.js";
import { accounts } from "./migrations/0002-accounts.js";
import { limits } from "./migrations/0003-limits.js";
import { throttle } from "./migrations/0004-throttle.js";
import { mailOutbox } from "./migrations/0005-mail-outbox.js";
import { accountToken } from "./migrations/0006-account-token.js";
import { securityEvent } from "./migrations/0007-security-event.js";
import { storeProbe } from "./migrations/0008-store-probe.js";
import { keyChangeEvent } from "./migrations/0009-key-change-event.js";
import { quotaOwner } from "./migrations/0010-quota-owner.js";
import { usageIndexes } from "./migrations/0011-usage-indexes.js";
import { keyEstimates } from "./migrations/0012-key-estimates.js";
import { leaseGroups } from "./migrations/0013-lease-groups.js";
import { requestLog } from "./migrations/0014-request-log.js";
import { quotaAlerts } from "./migrations/0015-quota-alerts.js";
import { networkDay } from "./migrations/0016-network-day.js";
import { filter } from "./migrations/0017-filter.js";
import { keyLimits } from "./migrations/0018-key-limits.js";
import { backgroundWork } from "./migrations/0019-background-work.js";
import { storeClock } from "./migrations/0023-store-clock.js";
import { invitation } from "./migrations/0025-invitation.js";
import { auditEvent } from "./migrations/0026-audit-event.js";
import { filterKey } from "./migrations/0027-filter-key.js";
import { sessionSecondFactor } from "./migrations/0028-session-second-factor.js";
import { masterSecret } from "./migrations/0030-master-secret.js";
import { keyBlockTags } from "./migrations/0031-key-block-tags.js";
import { loggedRequestIds } from "./migrations/0032-logged-request-ids.js";
import { keyExpiry } from "./migrations/0033-key-expiry.js";
import { keyIpAddresses } from "./migrations/0034-key-ip-addresses.js";
import { accessKey } from "./migrations/0035-access-key.js";
import { expiryNotice } from "./migrations/0036-expiry-notice.js";
import { webhook } from "./migrations/0037-webhook.js";
import { operator } from "./migrations/0038-operator.js";
import { errorAlert } from "./migrations/0039-error-alert.js";
import { keyPlace } from "./migrations/0040-key-place.js";
import { webhookClaim } from "./migrations/0041-webhook-claim.js";
import { loggedParams } from "./migrations/0042-logged-params.js";
import { methodLimits } from "./migrations/0043-method-limits.js";
import { quotaAlertPercent } from "./migrations/0044-quota-alert-percent.js";
import type { Schema } from "./schema.js";

export type Database = Kysely<Schema>;

/** In order of execution. A released migration is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
  "0001-user-and-api-key": userAndApiKey,
  "0002-accounts": accounts,
  "0003-limits": limits,
  "0004-throttle": throttle,
  "0005-mail-outbox": mailOutbox,
  "0006-account-token": accountToken,
  "0007-security-event": securityEvent,
  "0008-store-probe": storeProbe,
  "0009-key-change-event": keyChangeEvent,
  "0010-quota-owner": quotaOwner,
  "0011-usage-indexes": usageIndexes,
  "0012-key-estimates": keyEstimates,
  "0013-lease-groups": leaseGroups,
  "0014-request-log": requestLog,
  "0015-quota-alerts": quotaAlerts,
  "0016-network-day": networkDay,
  "0017-filter": filter,
  "0018-key-limits": keyLimits,
  "0019-background-work": backgroundWork,
  "0023-store-clock": storeClock,
  "0025-invitation": invitation,
  "0026-audit-event": auditEvent,
  "0027-filter-key": filterKey,
  "0028-session-second-factor": sessionSecondFactor,
  "0030-master-secret": masterSecret,
  "0031-key-block-tags": keyBlockTags,
  "0032-logged-request-ids": loggedRequestIds,
  "0033-key-expiry": keyExpiry,
  "0034-key-ip-addresses": keyIpAddresses,
  "0035-access-key": accessKey,
  "0036-expiry-notice": expiryNotice,
  "0037-webhook": webhook,
  "0038-operator": operator,
  "0039-error-alert": errorAlert,
  "0040-key-place": keyPlace,
  "0041-webhook-claim": webhookClaim,
  "0042-logged-params": loggedParams,
  "0043-method-limits": methodLimits,
  "0044-quota-alert-percent": quotaAlertPercent,
};

/** Opens a database and migrates it. Throws when a migration fails. */
export async function openDatabase(dialect: Dialect): Promise<Database> {
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Migrates the database. If several processes start at once, one does it and the others wait. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const run = async (): Promise<void> => {
    await refuseNewer(db);
    const { error } = await migrator.migrateToLatest();
    if (error) throw new Error("Cannot bring the database's tables up to date", { cause: error });
    await buildIndexes(db);
  };
  // SQLite's write transaction is the lock.
  await (isSqlite(db) ? run() : withMigrationLock(db as never, run));
}

/** Names of the migrations that the database does not have yet. @throws if a newer version has used it. */
export async function findDueMigrations(db: Database): Promise<readonly string[]> {
  const applied = new Set(await refuseNewer(db));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}

/** The migrations that the database has. A newer program may have changed tables in a way that this one would misread. */
async function refuseNewer(db: Database): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.find(({ name }) => !Object.hasOwn(migrations, name));
  if (unknown)
    throw new Error(
      `The database was used by a newer version of rootgate (it has ${unknown.name}): start that version, or restore a backup of before the upgrade`,
    );
  return rows.map(({ name }) => name);
}
