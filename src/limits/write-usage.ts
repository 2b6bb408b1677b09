import { sql } from "kysely";
import type { RecentErrorTable, UsageLatencyTable, UsageTable } from "../store/count-tables.js";
import type { Database } from "../store/database.js";
import { toJsonRows } from "../store/json-rows.js";

/** Failed calls kept per user. */
const keptErrors = 100;

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
export async function addLatency(db: Database, counts: readonly UsageLatencyTable[]): Promise<void> {
  const rows = counts.map(({ user_id, start, key_id, bucket, requests }) => [user_id, start, key_id, bucket, requests]);
  await sql`
    insert into usage_latency (user_id, start, key_id, bucket, requests)
    select value ->> 0, value ->> 1, value ->> 2, cast(value ->> 3 as integer), sum(cast(value ->> 4 as integer))
    from json_each(${toJsonRows(rows)}) as counted group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (user_id, start, key_id, bucket)
    do update set requests = usage_latency.requests + excluded.requests`.execute(db);
}

/** Records failed calls; existing ones stay unchanged. */
export async function addErrors(db: Database, failures: readonly RecentErrorTable[]): Promise<void> {
  const rows = failures.map((failure) => [
    failure.id,
    failure.user_id,
    failure.at,
    failure.method,
    failure.code,
    failure.duration_ms,
    failure.key_id,
    failure.network,
  ]);
  await sql`
    insert into recent_error (id, user_id, at, method, code, duration_ms, key_id, network)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, cast(value ->> 4 as integer), cast(value ->> 5 as integer),
      value ->> 6, value ->> 7
    from json_each(${toJsonRows(rows)}) as failed where true order by 1
    on conflict (id) do nothing`.execute(db);
}

/** Deletes all but the latest failed calls of some users. */
export async function trimErrors(db: Database, userIds: readonly string[]): Promise<void> {
  const rows = userIds.map((userId) => [userId]);
  await sql`
    delete from recent_error where id in (
      select id from (
        select id, row_number() over (partition by user_id order by at desc, id) as place from recent_error
        where user_id in (select value ->> 0 from json_each(${toJsonRows(rows)}) as failed)
      ) as remembered where place > ${sql.lit(keptErrors)}
    )`.execute(db);
}
