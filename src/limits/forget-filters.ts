import { sql } from "kysely";
import { limits } from "../../generated/limits.js";
import type { Database } from "../store/database.js";
import type { FilterKind } from "../store/filter-tables.js";

/** Twice the time that filters live without a poll, so that each of those that live has reported what is deleted here. */
const keptMs = 2 * limits.filterIdleMinutes * 60_000;
const kinds: readonly FilterKind[] = ["logs", "blocks", "transactions"];

/** Deletes filters that are no longer polled, and transactions that filters have reported. */
export async function forgetFilters(db: Database, nowMs: number): Promise<void> {
  const before = new Date(nowMs - keptMs).toISOString();
  await db.deleteFrom("filter").where("kind", "in", kinds).where("polled_at", "<", before).execute();
  // The last one stays, so that positions go on from it.
  await sql`
    delete from sent_transaction where sent_at < ${before} and position < (
      select max(position) from sent_transaction as newest where newest.network = sent_transaction.network
    )`.execute(db);
}
