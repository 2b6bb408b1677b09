import type { Kysely, Migration } from "kysely";

/** From which share of failed requests on a user wants an alert, and when the last one was sent. */
export const errorAlert: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("user").addColumn("error_alert_percent", "integer").execute();
    await db.schema.alterTable("user").addColumn("error_alerted_at", "text").execute();
    const rows = db as Kysely<{ background_work: { name: string; held_until: string; due_at: string } }>;
    await rows.insertInto("background_work").values({ name: "error alerts", held_until: "", due_at: "" }).execute();
  },
};
