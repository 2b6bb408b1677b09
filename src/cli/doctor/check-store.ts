import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../config/settings.js";
import type { Database } from "../../store/database.js";
import { type Finding, failed, inspect, ok, skipped, warning } from "./finding.js";

/** Past this, the service says so, too. */
const maxAheadMs = 10_000;

/** The database, its tables, the master secret and the clock. Changes nothing. */
export async function checkStore(settings: Settings): Promise<Finding[]> {
  const isNew = settings.DATABASE_URL === undefined && !existsSync(join(settings.DATA_DIR, "rootgate.sqlite"));
  if (isNew) return inspect("database", async () => [skipped("there is none yet: the first start makes it")]);
  let db: Database | undefined;
  try {
    return [
      ...(await inspect("database", async () => {
        const { openStoreAsItIs } = await import("../../store/open-store.js");
        const startMs = performance.now();
        db = await openStoreAsItIs(settings);
        const ms = Math.round(performance.now() - startMs);
        return [ok(`${settings.DATABASE_URL === undefined ? "SQLite" : "PostgreSQL"}, connected in ${ms} ms`)];
      })),
      ...(db ? await checkOpened(settings, db) : []),
    ];
  } finally {
    await db?.destroy();
  }
}

async function checkOpened(settings: Settings, db: Database): Promise<Finding[]> {
  const { findDueMigrations } = await import("../../store/database.js");
  const { readDatabaseMs } = await import("../../store/read-store-time.js");
  let isCurrent = false;
  const tables = await inspect("tables", async () => {
    const due = await findDueMigrations(db);
    isCurrent = due.length === 0;
    return [isCurrent ? ok("up to date") : warning(`the next start migrates them: ${due.join(", ")}`)];
  });
  const secret = isCurrent ? await inspect("master secret", () => checkSecret(settings, db)) : [];
  const clock = await inspect("clock", async () => {
    const aheadMs = Date.now() - (await readDatabaseMs(db));
    const text = `${Math.abs(aheadMs / 1_000).toFixed(1)} s ${aheadMs < 0 ? "behind" : "ahead of"} the database's`;
    return [Math.abs(aheadMs) < maxAheadMs ? ok(text) : failed(text)];
  });
  return [...tables, ...secret, ...clock];
}

async function checkSecret(settings: Settings, db: Database) {
  const { checkMasterSecrets, findMasterSecrets } = await import("../../accounts/master-secret.js");
  const masterSecrets = findMasterSecrets(settings);
  if (!masterSecrets)
    return [failed(`there is none: set MASTER_SECRET, or restore master-secret in ${settings.DATA_DIR}`)];
  await checkMasterSecrets(masterSecrets, settings, db);
  if (settings.MASTER_SECRET !== undefined) return [ok("MASTER_SECRET is the one that the database was used with")];
  return [ok("the one in DATA_DIR is the one that the database was used with")];
}
