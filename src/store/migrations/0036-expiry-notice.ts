import type { Kysely, Migration } from "kysely";

/** The expiry that an API key's owner was mailed about. */
export const expiryNotice: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("api_key").addColumn("expiry_notice", "text").execute();
    const rows = db as Kysely<{ background_work: { name: string; held_until: string; due_at: string } }>;
    await rows.insertInto("background_work").values({ name: "expiry notices", held_until: "", due_at: "" }).execute();
  },
};
