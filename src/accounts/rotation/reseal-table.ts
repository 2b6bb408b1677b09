import type { Database } from "../../store/database.js";
import type { Pace } from "../../store/pace.js";

/** Stores a row's texts again, unless somebody has changed them; resolves with whether it has. */
export type Reseal = (transaction: Database) => Promise<boolean>;

/** A table with texts that are encrypted with the master secret. */
export interface ResealTable<Row extends { readonly id: string } = { readonly id: string }> {
  readonly name: string;
  /** The next rows after an ID, in the order of IDs. */
  next(after: string, rows: number): Promise<Row[]>;
  /** Method syntax, so that tables of different rows are in one list. */
  reseal(row: Row): Promise<"current" | "unreadable" | Reseal>;
  /** Until when something of the row depends on the former master secret and can't be stored again; ISO 8601. */
  waitUntil?(row: Row): string | null;
}

/** What a pass over a table has found. */
export interface TableCount {
  readonly name: string;
  rows: number;
  /** Rows that were stored with a former secret; some of them may have been changed meanwhile. */
  resealed: number;
  /** Rows that no secret decrypts; the first IDs. */
  unreadable: number;
  readonly unreadableIds: string[];
  waitUntil: string | null;
}

export interface PassParts {
  readonly db: Database;
  readonly pace: Pace;
  readonly onStep: (count: TableCount) => void;
}

const maxListedIds = 20;
const maxAttempts = 10;
/** Serialization failure and deadlock of PostgreSQL: the transaction has changed nothing and can be repeated. */
const repeatableErrors: readonly unknown[] = ["40001", "40P01"];

/** Stores a table's rows again in steps, in the order of IDs. Can be interrupted and repeated. */
export async function resealTable(table: ResealTable, { db, pace, onStep }: PassParts): Promise<TableCount> {
  const { name } = table;
  const count: TableCount = { name, rows: 0, resealed: 0, unreadable: 0, unreadableIds: [], waitUntil: null };
  for (let after: string | undefined = ""; after !== undefined;) {
    const from: string = after;
    after = await pace.step(async (rows) => {
      const block = await table.next(from, rows);
      await resealBlock(db, block, { table, count });
      return block.at(-1)?.id;
    });
    onStep(count);
  }
  return count;
}

interface BlockParts {
  readonly table: ResealTable;
  readonly count: TableCount;
}

async function resealBlock(
  db: Database,
  block: readonly { readonly id: string }[],
  { table, count }: BlockParts,
): Promise<void> {
  const changes: Reseal[] = [];
  for (const row of block) {
    const change = await table.reseal(row);
    if (typeof change === "function") changes.push(change);
    else if (change === "unreadable") addUnreadable(count, row.id);
    const waitUntil = table.waitUntil?.(row) ?? null;
    if (waitUntil !== null && waitUntil > (count.waitUntil ?? "")) count.waitUntil = waitUntil;
  }
  count.rows += block.length;
  count.resealed += changes.length;
  if (changes.length > 0) await inTransaction(db, changes);
}

function addUnreadable(count: TableCount, id: string): void {
  count.unreadable++;
  if (count.unreadableIds.length < maxListedIds) count.unreadableIds.push(id);
}

/** One commit for all rows of a step. Others may change some of them in another order. */
async function inTransaction(db: Database, changes: readonly Reseal[]): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await db.transaction().execute(async (transaction) => {
        for (const change of changes) await change(transaction);
      });
    } catch (error) {
      if (attempt === maxAttempts || !repeatableErrors.includes((error as { code?: unknown }).code)) throw error;
    }
}
