import type { ClickHouseClient } from "@clickhouse/client";
import { dayMs } from "../../../clock.js";
import { keepMonthsMs } from "../../retention/keep-times.js";
import type { HistoryRetention } from "../open-history.js";

/** Users per look-up whether they exist. */
const usersPerLook = 1_000;
/** Tables smaller than this are exempt from the ceiling of deletions. */
const fewRows = 1_000;

/** Drops partitions that are older than their table keeps, and deletes rows of users who are gone. */
export async function forgetInClickHouse(client: ClickHouseClient, retention: HistoryRetention): Promise<void> {
  const monthLength = 7;
  const dateLength = 10;
  await dropOld(client, { table: "usage", keepMs: keepMonthsMs, length: monthLength }, retention);
  await dropOld(client, { table: "method_latency", keepMs: keepMonthsMs, length: monthLength }, retention);
  await dropOld(client, { table: "request_log", keepMs: retention.logDays * dayMs, length: dateLength }, retention);
  for (const table of ["usage", "method_latency", "recent_usage", "recent_method_latency", "request_log"])
    await deleteGone(client, table, retention);
}

interface Kept {
  readonly table: string;
  readonly keepMs: number;
  /** Characters of a partition's name: of a month or of a day. */
  readonly length: number;
}

async function dropOld(client: ClickHouseClient, { table, keepMs, length }: Kept, retention: HistoryRetention) {
  const { nowMs, markMs, mayExceed, onStopped } = retention;
  const beforeMs = nowMs - keepMs;
  const before = new Date(beforeMs).toISOString().slice(0, length);
  const partitions = await read<{ partition: string; rows: number }>(
    client,
    `select partition, sum(rows) as rows from system.parts
    where database = currentDatabase() and table = {table:String} and active group by partition order by partition`,
    { table },
  );
  const old = partitions.filter(({ partition }) => partition < before);
  const [oldRows, allRows] = [sumRows(old), sumRows(partitions)];
  if (old.length > 0 && beforeMs > markMs) onStopped(table, "younger than the last run");
  else if (!mayExceed && oldRows > fewRows && oldRows > allRows / 4) onStopped(table, "more than a quarter");
  else
    for (const { partition } of old)
      await client.command({
        query: `alter table ${table} drop partition {partition:String}`,
        query_params: { partition },
      });
}

function sumRows(partitions: readonly { readonly rows: number }[]): number {
  return partitions.reduce((sum, { rows }) => sum + rows, 0);
}

/** By pages of users: the table's order begins with them. */
async function deleteGone(client: ClickHouseClient, table: string, { findUsers }: HistoryRetention): Promise<void> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const users: { id: string }[] = await read(
      client,
      `select distinct user_id as id from ${table} where user_id > {after:String} order by id limit {count:UInt32}`,
      { after, count: usersPerLook },
    );
    const ids = users.map(({ id }) => id);
    const known = await findUsers(ids);
    const gone = ids.filter((id) => !known.has(id));
    if (gone.length > 0)
      await client.command({
        query: `delete from ${table} where user_id in {gone:Array(String)}`,
        query_params: { gone },
      });
    after = ids.length < usersPerLook ? undefined : ids.at(-1);
  }
}

async function read<Row>(client: ClickHouseClient, query: string, params: Record<string, unknown>): Promise<Row[]> {
  return (await client.query({ query, query_params: params, format: "JSONEachRow" })).json<Row>();
}
