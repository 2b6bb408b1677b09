import { type RawBuilder, sql } from "kysely";
import type { Database } from "./database.js";
import type { Pace } from "./pace.js";
import type { Schema } from "./schema.js";

/** Rows of a table, in the order of two columns. An index has to lead to them in that order. */
export interface RowRange {
  readonly table: keyof Schema;
  readonly order: readonly [string, string];
  readonly where: RawBuilder<unknown>;
}

/** A place in a range: after the row with these values of its two columns, or before all rows with the first value. */
export type RowCursor = { readonly first: unknown; readonly second?: unknown };

/** Consecutive rows of a range. */
export interface RowBlock {
  /** Where the next block begins. */
  readonly next: RowCursor;
  readonly rows: number;
  readonly where: RawBuilder<unknown>;
}

interface FoundRows {
  readonly lowest: unknown;
  readonly highest: unknown;
  readonly last: unknown;
  readonly rows: number;
  /** Rows below `highest`. */
  readonly lower: number;
}

/** Finds the next rows of a range, at most `rows`; undefined if there are none. */
export async function nextBlock(
  db: Database,
  { table, order, where }: RowRange,
  { rows, after }: { readonly rows: number; readonly after: RowCursor | undefined },
): Promise<RowBlock | undefined> {
  const [a, b] = order.map((column) => sql.ref(column)) as [RawBuilder<unknown>, RawBuilder<unknown>];
  const rest = after ? sql`${where} and ${isAfter(a, b, after)}` : where;
  const result = await sql<FoundRows>`
    with block as (
      select ${a} as a, ${b} as b from ${sql.table(table)} where ${rest} order by ${a}, ${b} limit ${rows}
    )
    select min(a) as lowest, max(a) as highest, count(*) as rows,
      (select b from block order by a desc, b desc limit 1) as last,
      (select count(*) from block where a < (select max(a) from block)) as lower
    from block`.execute(db);
  const found = result.rows[0] as FoundRows;
  if (found.rows === 0) return undefined;
  const { lowest, highest, last } = found;
  // PostgreSQL ends a scan where a first column differs, but not at the end of `(a, b) <= (x, y)`: each block has such an end.
  if (lowest !== highest)
    return { next: { first: highest }, rows: found.lower, where: sql`${rest} and ${a} < ${highest}` };
  const lowerEnd = after?.second !== undefined && after.first === highest ? sql`and ${b} > ${after.second}` : sql``;
  return {
    next: { first: highest, second: last },
    rows: found.rows,
    where: sql`${where} and ${a} = ${highest} ${lowerEnd} and ${b} <= ${last}`,
  };
}

function isAfter(a: RawBuilder<unknown>, b: RawBuilder<unknown>, { first, second }: RowCursor): RawBuilder<unknown> {
  return second === undefined ? sql`${a} >= ${first}` : sql`(${a}, ${b}) > (${first}, ${second})`;
}

/** Works through a range, block by block. */
export async function eachBlock(
  db: Database,
  range: RowRange,
  { pace, work }: { readonly pace: Pace; readonly work: (block: RowBlock) => Promise<void> },
): Promise<void> {
  let after: RowCursor | undefined;
  do {
    after = await pace.step(async (rows) => {
      const block = await nextBlock(db, range, { rows, after });
      if (block) await work(block);
      return block?.next;
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
