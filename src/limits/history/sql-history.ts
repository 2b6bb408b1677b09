import { sql } from "kysely";
import type { Database } from "../../store/database.js";
import { webSocketTallies } from "../web-socket-tally.js";
import { freeCodes } from "./free-codes.js";
import type { HistoryScope, HistoryStore } from "./history-store.js";
import { readRequestLog } from "./request-log.js";
import { createWrites } from "./usage-writes.js";

export interface SqlHistoryOptions {
  /** Maximum number of failed requests per API key in the request log, and of successful ones. */
  readonly logEntries: number;
}

const requestSum = sql<number>`sum(requests)`;
const errorSum = sql<number>`sum(case when code <> 0 then requests else 0 end)`;

/** History in the database of accounts and quotas, where retention merges and deletes what is old. */
export function createSqlHistory(db: Database, { logEntries }: SqlHistoryOptions): HistoryStore {
  return {
    toWrites: createWrites(db, logEntries),
    countBySlice(scope) {
      const prefix = sql<string>`substr(start, 1, ${sql.lit(scope.from.length)})`;
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
    countDurations: (scope) => countDurations(db, scope),
    countByHour: (scope) =>
      selectRequests(db, scope)
        .select((of) => ["key_id", "start", of.fn.sum<number>("requests").as("requests")])
        .groupBy(["key_id", "start"])
        .execute(),
    async countForQuota(scope) {
      const counted = selectRequests(db, scope).where("code", "not in", freeCodes);
      const row = await counted.select((of) => of.fn.sum<number | null>("requests").as("requests")).executeTakeFirst();
      return row?.requests ?? 0;
    },
    readLog: (query) => readRequestLog(db, query),
  };
}

function selectFrom(db: Database, { userId, keyId, from }: HistoryScope) {
  const query = db.selectFrom("usage").where("user_id", "=", userId).where("start", ">=", from);
  return keyId === undefined ? query : query.where("key_id", "=", keyId);
}

function selectRequests(db: Database, scope: HistoryScope) {
  return selectFrom(db, scope).where("method", "not in", webSocketTallies);
}

function countDurations(db: Database, { userId, keyId, from }: HistoryScope) {
  const query = db
    .selectFrom("method_latency")
    .select(["method", "bucket", requestSum.as("requests")])
    .where("user_id", "=", userId)
    .where("start", ">=", from);
  return (keyId === undefined ? query : query.where("key_id", "=", keyId)).groupBy(["method", "bucket"]).execute();
}
