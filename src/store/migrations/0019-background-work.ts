import type { Kysely, Migration } from "kysely";

/** Work that one process at a time does for all: who does it, until when, and how far it is. */
export const backgroundWork: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("background_work")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("holder", "text")
      .addColumn("held_until", "text", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("mark", "text")
      .addColumn("stopped_runs", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    const rows = db as Kysely<{ background_work: { name: string; held_until: string; due_at: string } }>;
    const names = ["retention", "quota alerts"];
    await rows
      .insertInto("background_work")
      .values(names.map((name) => ({ name, held_until: "", due_at: "" })))
      .execute();
  },
};
