import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";

/** How often a process looks whether the lock is free. */
const lookMs = 250;
const maxWaitMs = 3_600_000;

interface LockTables {
  migration_lock: { id: number };
}

/**
 * Runs `work` while a transaction on a connection of its own holds a row: engines without advisory locks have row locks, and the
 * server releases them when the holder's connection ends. Waiting processes look again, instead of waiting in a statement, which
 * would hold up `create index concurrently`. @throws when the row is not free within an hour.
 */
export async function withMigrationLock<Result>(db: Kysely<never>, work: () => Promise<Result>): Promise<Result> {
  const tables = db as unknown as Kysely<LockTables>;
  await createLockRow(tables);
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += lookMs) {
    const outcome = await tables.transaction().execute(async (transaction) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      // Without parameters, since the portal of a parameterised query would keep a snapshot, which `concurrently` waits for.
      const { rows } = await sql`select id from migration_lock for update skip locked`.execute(transaction);
      return rows.length > 0 ? { result: await work() } : undefined;
    });
    if (outcome) return outcome.result;
    await sleep(lookMs);
  }
  throw new Error("Another process has been migrating the database for an hour");
}

/** Concurrent statements `create table if not exists` may fail of each other: the second try finds the table. */
async function createLockRow(db: Kysely<LockTables>): Promise<void> {
  const create = () =>
    db.schema
      .createTable("migration_lock")
      .ifNotExists()
      .addColumn("id", "integer", (column) => column.primaryKey())
      .execute();
  await create().catch(create);
  await db
    .insertInto("migration_lock")
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
