import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../store/database.js";
import type { Schema } from "../../store/schema.js";
import type { Pace } from "./pace.js";

/** Rows of a table, in the order of two columns. An index has to lead to them in that order. */
export interface RowRange {
  readonly table: keyof Schema;
  readonly order: readonly [string, string];
  readonly where: RawBuilder<unknown>;
}

/** Values of a range's two columns. */
export type RowKey = readonly [unknown, unknown];

/** Consecutive rows of a range. */
export interface RowBlock {
  readonly last: RowKey;
  readonly rows: number;
  /** Condition of these rows: of the range, after the previous block, up to the last one. */
  readonly where: RawBuilder<unknown>;
}

/** Finds the range's next rows after a key; undefined if there are none. */
export async function nextBlock(
  db: Database,
  { table, order, where }: RowRange,
  { rows, after }: { readonly rows: number; readonly after: RowKey | undefined },
): Promise<RowBlock | undefined> {
  const [first, second] = order.map((column) => sql.ref(column)) as [RawBuilder<unknown>, RawBuilder<unknown>];
  const rest = after ? sql`${where} and (${first}, ${second}) > (${after[0]}, ${after[1]})` : where;
  const found = await sql<{ a: unknown; b: unknown; rows: number }>`
    select a, b, count(*) over () as rows from (
      select ${first} as a, ${second} as b from ${sql.table(table)} where ${rest}
      order by ${first}, ${second} limit ${rows}
    ) as block order by a desc, b desc limit 1`.execute(db);
  const last = found.rows[0];
  if (!last) return undefined;
  const key = [last.a, last.b] as const;
  return {
    last: key,
    rows: last.rows,
    where: sql`${rest} and (${first}, ${second}) <= (${key[0]}, ${key[1]})`,
  };
}

/** Works through a range, block by block. */
export async function eachBlock(
  db: Database,
  range: RowRange,
  { pace, work }: { readonly pace: Pace; readonly work: (block: RowBlock) => Promise<void> },
): Promise<void> {
  let after: RowKey | undefined;
  do {
    after = await pace.step(async (rows) => {
      const block = await nextBlock(db, range, { rows, after });
      if (block) await work(block);
      return block?.last;
    });
  } while (after);
}

/** Deletes the rows of a range. */
export function deleteRange(db: Database, range: RowRange, pace: Pace): Promise<void> {
  return eachBlock(db, range, {
    pace,
    work: async ({ where }) => void (await sql`delete from ${sql.table(range.table)} where ${where}`.execute(db)),
  });
}
