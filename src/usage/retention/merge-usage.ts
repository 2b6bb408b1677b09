import { sql } from "kysely";
import type { Database } from "../../store/database.js";
import type { Pace } from "../../store/pace.js";
import { eachBlock, type RowBlock } from "../../store/row-range.js";

/** Tables of usage, and the columns whose rows are added up; all but the last is their primary key. */
const columnsOf = {
  usage: ["user_id", "start", "key_id", "network", "method", "code", "requests"],
  method_latency: ["user_id", "start", "key_id", "method", "bucket", "requests"],
} as const;

export const usageTables = ["usage", "method_latency"] as const;

export type UsageTableName = (typeof usageTables)[number];

export interface Merge {
  readonly table: UsageTableName;
  /** Lengths of `start` before and after merging. */
  readonly from: number;
  readonly to: number;
  readonly before: string;
}

const maxAttempts = 10;
/** Serialization failure and deadlock of PostgreSQL: the transaction has changed nothing and can be repeated. */
const repeatableErrors: readonly unknown[] = ["40001", "40P01"];

/** Merges intervals into hours, hours into days, or days into months. */
export async function mergeUsage(db: Database, merge: Merge, pace: Pace): Promise<void> {
  const range = {
    table: merge.table,
    order: ["start", "user_id"],
    where: olderStart(merge.from, merge.before),
  } as const;
  await eachBlock(db, range, { pace, work: (block) => moveBlock(db, merge, block) });
}

/** Matches the expressions of the partial indexes. */
export function olderStart(length: number, before: string) {
  return sql`length(start) = ${sql.lit(length)} and start < ${before}`;
}

/**
 * Adds rows up and deletes them. With one snapshot for both statements, a row that another process changes in between fails the
 * transaction instead of being lost or added twice.
 */
async function moveBlock(db: Database, { table, to }: Merge, { where }: RowBlock): Promise<void> {
  const names = columnsOf[table];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const keys = names.slice(0, -1);
  const key = sql.join(keys.map((name) => sql.ref(name)));
  const shortened = keys.map((name) => (name === "start" ? sql`substr(start, 1, ${sql.lit(to)})` : sql.ref(name)));
  const groups = sql.join(keys.map((_, index) => sql.lit(index + 1)));
  const insert = sql`
    insert into ${sql.table(table)} (${columns})
    select ${sql.join(shortened)}, sum(requests) from ${sql.table(table)} where ${where}
    group by ${groups} order by ${groups}
    on conflict (${key}) do update set requests = ${sql.ref(`${table}.requests`)} + excluded.requests`;
  const remove = sql`delete from ${sql.table(table)} where ${where}`;
  const move = db.transaction().setIsolationLevel("repeatable read");
  for (let attempt = 1; ; attempt++)
    try {
      return await move.execute(async (transaction) => {
        await insert.execute(transaction);
        await remove.execute(transaction);
      });
    } catch (error) {
      if (attempt === maxAttempts || !repeatableErrors.includes((error as { code?: unknown }).code)) throw error;
    }
}
