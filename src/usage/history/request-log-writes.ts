import { sql } from "kysely";
import type { RequestLogTable } from "../../store/count-tables.js";
import type { Database } from "../../store/database.js";
import { toJsonRows } from "../../store/json-rows.js";
import type { Pace } from "../../store/pace.js";

/** Adds entries to the request log; existing ones stay unchanged. */
export async function addLogEntries(db: Database, entries: readonly RequestLogTable[]): Promise<void> {
  const rows = entries.map((entry) => [
    entry.id,
    entry.user_id,
    entry.key_id,
    entry.network,
    entry.at,
    entry.method,
    entry.code,
    entry.message,
    entry.duration_ms,
    entry.origin,
    entry.duration_us,
    entry.request_id,
    entry.params,
    entry.request_bytes,
    entry.result_bytes,
    entry.served_by,
  ]);
  await sql`
    insert into request_log (
      id, user_id, key_id, network, at, method, code, message, duration_ms, origin, duration_us, request_id,
      params, request_bytes, result_bytes, served_by
    )
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, cast(value ->> 6 as integer),
      value ->> 7, cast(value ->> 8 as integer), value ->> 9, cast(value ->> 10 as integer), value ->> 11,
      value ->> 12, cast(value ->> 13 as integer), cast(value ->> 14 as integer), value ->> 15
    from json_each(${toJsonRows(rows)}) as logged where true order by 1
    on conflict (id) do nothing`.execute(db);
}

/**
 * Deletes all but the latest failed and the latest successful requests of some API keys. Each statement deletes one range of the index,
 * in its order: processes that trim the same key wait for each other, and never in a circle.
 */
export async function trimLog(db: Database, keyIds: readonly string[], maxPerKind: number): Promise<void> {
  for (const keyId of keyIds) {
    for (const kind of [sql`code = 0`, sql`code <> 0`])
      await sql`
        delete from request_log where key_id = ${keyId} and ${kind} and (at, id) <= (
          select at, id from request_log where key_id = ${keyId} and ${kind}
          order by at desc, id desc limit 1 offset ${sql.lit(maxPerKind)}
        )`.execute(db);
  }
}

/** Up to this number, all of a key's entries are counted. */
const usualEntries = 200;

/** Steps through API keys, and deletes entries above the maximum. */
export async function trimRequestLog(db: Database, logEntries: number, pace: Pace): Promise<void> {
  let after: string | undefined = "";
  while (after !== undefined)
    after = await pace.step(async (rows) => {
      const keys = await countEntries(db, after ?? "", Math.ceil(rows / usualEntries));
      const full = keys.filter(({ entries }) => entries > logEntries);
      await trimLog(
        db,
        full.map(({ keyId }) => keyId),
        logEntries,
      );
      return keys.at(-1)?.keyId;
    });
}

function countEntries(db: Database, after: string, keys: number) {
  return db
    .selectFrom("request_log")
    .select("key_id as keyId")
    .select((of) => of.fn.countAll<number>().as("entries"))
    .where("key_id", ">", after)
    .groupBy("key_id")
    .orderBy("key_id")
    .limit(keys)
    .execute();
}

/** Tells which API keys have enough new entries to be worth trimming. */
interface LogTrims {
  /** API keys to trim after these entries were written. */
  due(entries: readonly RequestLogTable[]): string[];
}

/** Above this number of API keys, counts restart. Retention trims what is missed. */
const maxKeys = 10_000;
/** Entries above the maximum until a key is trimmed, as a part of the maximum. */
const excess = 0.1;

export function createLogTrims(maxPerKind: number): LogTrims {
  let untrimmed = new Map<string, number>();
  const trimAt = Math.max(1, Math.ceil(maxPerKind * excess));
  return {
    due(entries) {
      if (untrimmed.size > maxKeys) untrimmed = new Map();
      for (const { key_id } of entries) untrimmed.set(key_id, (untrimmed.get(key_id) ?? 0) + 1);
      const keyIds = [...new Set(entries.map(({ key_id }) => key_id))].filter(
        (keyId) => (untrimmed.get(keyId) ?? 0) >= trimAt,
      );
      for (const keyId of keyIds) untrimmed.delete(keyId);
      return keyIds;
    },
  };
}
