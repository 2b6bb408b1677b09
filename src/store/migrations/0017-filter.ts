import type { Kysely, Migration } from "kysely";

/** Filters that users poll, and the transactions that filters report. */
export const filter: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createFilter(db);
    await createSentTransaction(db);
  },
};

async function createFilter(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("filter")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("slot", "integer", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("criteria", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("polled_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("filter_slot").on("filter").columns(["user_id", "slot"]).unique().execute();
  await db.schema.createIndex("filter_polled_at").on("filter").columns(["kind", "polled_at"]).execute();
}

async function createSentTransaction(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sent_transaction")
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("sent_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sent_transaction_pk", ["network", "position"])
    .addUniqueConstraint("sent_transaction_hash", ["network", "hash"])
    .execute();
}
