import { CompiledQuery } from "kysely";
import type { Database } from "../../src/store/database.js";
import type { Statement } from "./record-statements.js";

/** How a database executes a statement. */
export interface Plan {
  /** Tables that are read as a whole, or more of whose rows than the bound. */
  readonly scans: readonly string[];
  /** The planner's cost; 0 on SQLite. */
  readonly cost: number;
  /** The shortest of some executions. */
  readonly ms: number;
}

/** Tables with few rows in any service; the last two are of a former release, and empty. */
const smallTables: ReadonlySet<string> = new Set(
  "key_change key_change_event store_clock store_probe background_work master_secret secret_use network_day mail_outbox usage_latency recent_error".split(
    " ",
  ),
);
/** Rows that a scan may read: with a limit, it reads no more of a large table. */
const maxScannedRows = 100;
const executions = 3;

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Total Cost": number;
  readonly "Actual Rows"?: number;
  readonly "Actual Loops"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly Plan: PlanNode;
  readonly "Planning Time": number;
  readonly "Execution Time": number;
}

/** Executes a statement some times, undoes it, and returns its plan. */
export async function explainOnPostgres(db: Database, { sql, parameters }: Statement): Promise<Plan> {
  const explain = async (on: Database, options: string): Promise<Explained> => {
    const query = CompiledQuery.raw(`explain (${options}, format json) ${sql}`, [...parameters]);
    const { rows } = await on.executeQuery<{ "QUERY PLAN": [Explained] }>(query);
    return (rows[0] as (typeof rows)[0])["QUERY PLAN"][0];
  };
  const executed: Explained[] = [];
  for (let execution = 0; execution < executions; execution++)
    await undone(db, async (transaction) => void executed.push(await explain(transaction, "analyze")));
  const { Plan: root } = executed[0] ?? (await explain(db, "costs"));
  return {
    scans: nodesOf(root)
      .filter(isScan)
      .map((node) => node["Relation Name"] as string),
    cost: root["Total Cost"],
    ms: shortest(executed.map((one) => one["Planning Time"] + one["Execution Time"])),
  };
}

/** Executes a statement some times, undoes it, and returns its plan. */
export async function explainOnSqlite(db: Database, { sql, parameters }: Statement): Promise<Plan> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  const times: number[] = [];
  for (let execution = 0; execution < executions; execution++)
    await undone(db, async (transaction) => {
      const startMs = performance.now();
      await transaction.executeQuery(CompiledQuery.raw(sql, [...parameters]));
      times.push(performance.now() - startMs);
    });
  // A page in the order of an index reads no more rows than its limit.
  const isPage = /\blimit \?$/.test(sql);
  const scanned = rows.flatMap(({ detail }) => {
    const [, table = "", index] = /^SCAN (\w+)( USING)?/.exec(detail) ?? [];
    return isPage && index !== undefined ? [] : [table];
  });
  return { scans: scanned.filter(isLarge), cost: 0, ms: shortest(times) };
}

/** 0 where nothing could be executed. */
function shortest(times: readonly number[]): number {
  return times.length === 0 ? 0 : Math.min(...times);
}

class Undo extends Error {}

/** What was inserted already can't be inserted again, which is no matter of its plan. */
const isConstraint = (error: unknown): boolean => /constraint/.test((error as Error).message);

async function undone(db: Database, work: (transaction: Database) => Promise<void>): Promise<void> {
  const undo = new Undo();
  const transaction = db.transaction().execute(async (begun) => {
    await work(begun);
    throw undo;
  });
  await transaction.catch((error: unknown) => {
    if (error !== undo && !isConstraint(error)) throw error;
  });
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function isScan(node: PlanNode): boolean {
  const table = node["Relation Name"];
  if (node["Node Type"] !== "Seq Scan" || table === undefined || !isLarge(table)) return false;
  return (
    ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * (node["Actual Loops"] ?? 1) > maxScannedRows
  );
}

let largeTables: ReadonlySet<string> = new Set();

/** Sets the tables whose plans count. */
export function setLargeTables(tables: readonly string[]): void {
  largeTables = new Set(tables.filter((table) => !smallTables.has(table)));
}

function isLarge(table: string): boolean {
  return largeTables.has(table);
}
