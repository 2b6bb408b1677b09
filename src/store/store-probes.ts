import { sql } from "kysely";
import type { Database } from "./database.js";
import type { Schema } from "./schema.js";

/** SQLSTATE of a statement that waited too long for a lock. */
const lockNotAvailable = "55P03";

/**
 * Writes one row, as leases do: a store that is read-only or full counts as unavailable. A locked row or table does not, since
 * it stops nothing else.
 */
export async function probeStore(db: Database, nowMs: number): Promise<void> {
  const probed_at = new Date(nowMs).toISOString();
  try {
    await db.updateTable("store_probe").set({ probed_at }).execute();
  } catch (error) {
    if ((error as { code?: unknown }).code !== lockNotAvailable) throw error;
  }
}

/** Tables that the statements of a part read and write, with a column of each. */
export interface PartTables {
  readonly reads: readonly (keyof Schema)[];
  readonly writes: readonly (readonly [table: keyof Schema, column: string])[];
}

/** Takes the locks that the statements of a part take, and no rows. Rejects when a table is locked for too long. */
export async function probeTables(db: Database, { reads, writes }: PartTables): Promise<void> {
  for (const table of reads) await sql`select 1 from ${sql.table(table)} limit 0`.execute(db);
  for (const [table, column] of writes) {
    const name = sql.ref(column);
    await sql`update ${sql.table(table)} set ${name} = ${name} where 1 = 0`.execute(db);
  }
}
