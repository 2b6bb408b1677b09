import { type Kysely, type Migration, sql } from "kysely";
import { isSqlite } from "../is-sqlite.js";

/** Indexes for operators' lists: by time of creation, of users with a rare status, and by the first characters of e-mails. */
export const operatorLists: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex("user_created").on("user").columns(["createdAt", "id"]).execute();
    await db.schema.createIndex("api_key_created").on("api_key").columns(["created_at", "id"]).execute();
    const ofStatus = (name: string) => db.schema.createIndex(name).on("user").columns(["createdAt", "id"]);
    await ofStatus("user_disabled").where(sql.ref("disabled_at"), "is not", null).execute();
    await ofStatus("user_unverified").where(sql.ref("emailVerified"), "=", sql.lit(0)).execute();
    // SQLite compares bytes anyway, so the unique index of e-mails serves.
    if (!isSqlite(db)) await sql`create index user_email_bytes on "user" (email collate "C")`.execute(db);
  },
};
