import { randomUUID } from "node:crypto";
import type { ClickHouseClient } from "@clickhouse/client";
import type { RequestLogTable } from "../../../store/count-tables.js";
import type { UsageTableName } from "../../retention/merge-usage.js";
import { startLength } from "../../start-length.js";
import { webSocketTallies } from "../../web-socket-tally.js";
import { freeCodes } from "../free-codes.js";
import type { HistoryScope, HistoryStore, UsageWrite } from "../history-store.js";
import { type RequestLogQuery, toLogEntry, toLogPage } from "../request-log.js";
import { inChunks, toLatencyRows, toUsageRows } from "../usage-rows.js";

type Connect = () => Promise<ClickHouseClient>;
type Params = Record<string, unknown>;

/** API keys per insert, and entries of the request log: some thousand rows, of which ClickHouse makes one part. */
const keysPerWrite = 2_000;
const entriesPerWrite = 5_000;

export function createClickHouseHistory(connect: Connect): HistoryStore {
  const read: Read = async <Row>(query: string, params: Params) => {
    const client = await connect();
    return (await client.query({ query, query_params: params, format: "JSONEachRow" })).json<Row>();
  };
  const select = <Row>(scope: HistoryScope, selection: Selection): Promise<Row[]> =>
    read(selectQuery(scope, selection), { ...scope, length: scope.from.length, tallies: webSocketTallies, freeCodes });
  return {
    toWrites: createWrites(connect),
    countBySlice: (scope) =>
      select(scope, {
        columns:
          "substring(start, 1, {length:UInt8}) as prefix, sum(requests) as requests, sumIf(requests, code <> 0) as errors",
        where: isRequest,
        by: "prefix",
      }),
    countByKind: (scope) =>
      select(scope, { columns: "method, key_id, code, sum(requests) as requests", by: "method, key_id, code" }),
    countDurations: (scope) => select(scope, ofDurations),
    countSliceDurations: (scope) =>
      select(scope, {
        columns: "substring(start, 1, {length:UInt8}) as prefix, bucket, sum(requests) as requests",
        from: "method_latency",
        by: "prefix, bucket",
      }),
    countByHour: (scope) =>
      select(scope, { columns: "key_id, start, sum(requests) as requests", where: isRequest, by: "key_id, start" }),
    async countForQuota(scope) {
      const [row] = await select<{ requests: number }>(scope, {
        columns: "sum(requests) as requests",
        where: isCounted,
      });
      return row?.requests ?? 0;
    },
    countByUser: (userIds, hour) => read(byUserQuery, { userIds, hour, tallies: webSocketTallies }),
    ...logReads(read),
  };
}

type Read = <Row>(query: string, params: Params) => Promise<Row[]>;

function logReads(read: Read): Pick<HistoryStore, "readLog" | "readLogEntry"> {
  return {
    readLog: async (query) => toLogPage(await read<RequestLogTable>(logQuery(query), logParams(query)), query.limit),
    async readLogEntry({ userId, id, nowMs }) {
      const [row] = await read<RequestLogTable>(entryQuery, { userId, id });
      return row && toLogEntry(row, nowMs);
    },
  };
}

interface Selection {
  readonly columns: string;
  readonly by?: string;
  readonly from?: UsageTableName;
  readonly where?: string;
}

function selectQuery(scope: HistoryScope, { columns, by, from = "usage", where = "" }: Selection): string {
  const { keyId, method } = scope;
  return `select ${columns} from ${tableOf(from, scope)} where user_id = {userId:String} and start >= {from:String}
    ${keyId === undefined ? "" : "and key_id = {keyId:String}"} ${method === undefined ? "" : "and method = {method:String}"}
    ${where} ${by ? `group by ${by}` : ""}`;
}

const ofDurations: Selection = {
  columns: "method, bucket, sum(requests) as requests",
  from: "method_latency",
  by: "method, bucket",
};

/** Intervals of five minutes have tables of their own, which ClickHouse empties after hours: it cannot merge them into hours. */
const tableOf = (table: UsageTableName, { from }: HistoryScope): string =>
  from.length === startLength.interval ? `recent_${table}` : table;

const isRequest = "and method not in {tallies:Array(String)}";

const isCounted = `${isRequest} and code not in {freeCodes:Array(Int32)}`;

const byUserQuery = `select user_id as userId, sum(requests) as requests, sumIf(requests, code <> 0) as errors from usage
  where user_id in {userIds:Array(String)} and start = {hour:String} ${isRequest} group by user_id`;

const entryQuery = "select * from request_log where user_id = {userId:String} and id = {id:String} limit 1";

function logQuery({ requestId, keyId, method, result, text, minMs, maxAgeMs, before }: RequestLogQuery): string {
  return `select * except params from request_log where user_id = {userId:String}
    ${requestId === undefined ? "" : "and request_id = {requestId:String}"}
    ${keyId === undefined ? "" : "and key_id = {keyId:String}"} ${method === undefined ? "" : "and method = {method:String}"}
    ${result === undefined ? "" : result === "failed" ? "and code <> 0" : "and code = {result:Int32}"}
    ${text === undefined ? "" : "and positionCaseInsensitiveUTF8(message, {text:String}) > 0"}
    ${minMs === undefined ? "" : "and coalesce(duration_us, duration_ms * 1000) >= {minMs:Float64} * 1000"}
    ${maxAgeMs === undefined ? "" : "and at >= {since:String}"}
    ${before === undefined ? "" : "and (at, id) < ({beforeAt:String}, {beforeId:String})"}
    order by at desc, id desc limit {rows:UInt32}`;
}

function logParams({ before = "", maxAgeMs = 0, nowMs, limit, ...query }: RequestLogQuery & { nowMs: number }): Params {
  const [beforeAt = "", beforeId = ""] = before.split(" ");
  return { ...query, since: new Date(nowMs - maxAgeMs).toISOString(), beforeAt, beforeId, rows: limit + 1 };
}

function toHour<Row extends { readonly start: string }>(row: Row): Row {
  return { ...row, start: row.start.slice(0, startLength.hour) };
}

/** A write that is repeated since its outcome was unknown has the same token: ClickHouse then ignores it. */
function createWrites(connect: Connect): HistoryStore["toWrites"] {
  const insert = (table: string, toRows: () => readonly object[]): UsageWrite => {
    const insert_deduplication_token = randomUUID();
    return async () => {
      const values = toRows();
      if (values.length === 0) return;
      const clickhouse_settings = { insert_deduplication_token };
      await (await connect()).insert({ table, values, format: "JSONEachRow", clickhouse_settings });
    };
  };
  return ({ counts, logged }) => [
    ...inChunks(logged, entriesPerWrite).map((entries) => insert("request_log", () => entries)),
    ...inChunks(counts, keysPerWrite).flatMap((keys) => [
      insert("usage", () => keys.flatMap(toUsageRows).map(toHour)),
      insert("method_latency", () => keys.flatMap(toLatencyRows).map(toHour)),
      insert("recent_usage", () => keys.flatMap(toUsageRows)),
      insert("recent_method_latency", () => keys.flatMap(toLatencyRows)),
    ]),
  ];
}
