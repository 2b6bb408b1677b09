import { sql } from "kysely";
import type { MethodLatencyTable, UsageTable } from "../../store/count-tables.js";
import type { Database } from "../../store/database.js";
import { toJsonRows } from "../../store/json-rows.js";

/*
 * Each is one statement, whatever the number of rows. Rows are changed in one order everywhere: two processes that write at once
 * wait for each other, and never in a circle.
 */

/** Adds counts to existing rows. */
export async function addUsage(db: Database, counts: readonly UsageTable[]): Promise<void> {
  const rows = counts.map((count) => [
    count.user_id,
    count.start,
    count.key_id,
    count.network,
    count.method,
    count.code,
    count.requests,
  ]);
  await sql`
    insert into usage (user_id, start, key_id, network, method, code, requests)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, cast(value ->> 5 as integer),
      sum(cast(value ->> 6 as integer))
    from json_each(${toJsonRows(rows)}) as counted group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (user_id, start, key_id, network, method, code)
    do update set requests = usage.requests + excluded.requests`.execute(db);
}

/** Adds counts to existing buckets. */
export async function addLatency(db: Database, counts: readonly MethodLatencyTable[]): Promise<void> {
  const rows = counts.map((count) => [
    count.user_id,
    count.start,
    count.key_id,
    count.method,
    count.bucket,
    count.requests,
  ]);
  await sql`
    insert into method_latency (user_id, start, key_id, method, bucket, requests)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, cast(value ->> 4 as integer),
      sum(cast(value ->> 5 as integer))
    from json_each(${toJsonRows(rows)}) as counted group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (user_id, start, key_id, method, bucket)
    do update set requests = method_latency.requests + excluded.requests`.execute(db);
}
