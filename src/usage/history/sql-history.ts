import { sql } from "kysely";
import type { Database } from "../../store/database.js";
import { startLength } from "../start-length.js";
import { webSocketTallies } from "../web-socket-tally.js";
import { freeCodes } from "./free-codes.js";
import type { HistoryScope, HistoryStore, UserCount } from "./history-store.js";
import { readRequestLog, readRequestLogEntry } from "./request-log.js";
import { createWrites } from "./usage-writes.js";

export interface SqlHistoryOptions {
  /** Maximum number of failed requests per API key in the request log, and of successful ones. */
  readonly logEntries: number;
}

const requestSum = sql<number>`sum(requests)`;
const hourOfStart = sql<string>`substr(start, 1, ${sql.lit(startLength.hour)})`;
const errorSum = sql<number>`sum(case when code <> 0 then requests else 0 end)`;

/** History in the database of accounts and quotas, where retention merges and deletes what is old. */
export function createSqlHistory(db: Database, { logEntries }: SqlHistoryOptions): HistoryStore {
  return {
    toWrites: createWrites(db, logEntries),
    countBySlice(scope) {
      const prefix = prefixOf(scope);
      return selectRequests(db, scope)
        .select([prefix.as("prefix"), requestSum.as("requests"), errorSum.as("errors")])
        .groupBy(prefix)
        .execute();
    },
    countByKind: (scope) =>
      selectFrom(db, scope)
        .select(["method", "key_id", "code", requestSum.as("requests")])
        .groupBy(["method", "key_id", "code"])
        .execute(),
    countDurations: (scope) =>
      selectDurations(db, scope)
        .select(["method", "bucket", requestSum.as("requests")])
        .groupBy(["method", "bucket"])
        .execute(),
    countSliceDurations(scope) {
      const prefix = prefixOf(scope);
      return selectDurations(db, scope)
        .select([prefix.as("prefix"), "bucket", requestSum.as("requests")])
        .groupBy([prefix, "bucket"])
        .execute();
    },
    countByHour: (scope) =>
      selectRequests(db, scope)
        .select(["key_id", hourOfStart.as("start"), requestSum.as("requests")])
        .groupBy(["key_id", hourOfStart])
        .execute(),
    countForQuota: (scope) => countForQuota(db, scope),
    countByUser: (userIds, hour) => countByUser(db, userIds, hour),
    readLog: (query) => readRequestLog(db, query),
    readLogEntry: (query) => readRequestLogEntry(db, query),
  };
}

async function countForQuota(db: Database, scope: HistoryScope): Promise<number> {
  const counted = selectRequests(db, scope).where("code", "not in", freeCodes);
  const row = await counted.select((of) => of.fn.sum<number | null>("requests").as("requests")).executeTakeFirst();
  return row?.requests ?? 0;
}

function countByUser(db: Database, userIds: readonly string[], hour: string): Promise<UserCount[]> {
  return db
    .selectFrom("usage")
    .where("user_id", "in", userIds)
    .where("start", ">=", hour)
    .where(hourOfStart, "=", hour)
    .where("method", "not in", webSocketTallies)
    .select(["user_id as userId", requestSum.as("requests"), errorSum.as("errors")])
    .groupBy("user_id")
    .execute();
}

/** The part of `start` that is as long as the scope's. */
const prefixOf = ({ from }: HistoryScope) => sql<string>`substr(start, 1, ${sql.lit(from.length)})`;

function selectFrom(db: Database, { userId, keyId, method, from }: HistoryScope) {
  let query = db.selectFrom("usage").where("user_id", "=", userId).where("start", ">=", from);
  if (keyId !== undefined) query = query.where("key_id", "=", keyId);
  return method === undefined ? query : query.where("method", "=", method);
}

function selectRequests(db: Database, scope: HistoryScope) {
  return selectFrom(db, scope).where("method", "not in", webSocketTallies);
}

function selectDurations(db: Database, { userId, keyId, method, from }: HistoryScope) {
  let query = db.selectFrom("method_latency").where("user_id", "=", userId).where("start", ">=", from);
  if (keyId !== undefined) query = query.where("key_id", "=", keyId);
  return method === undefined ? query : query.where("method", "=", method);
}
