import type { ClickHouseClient } from "@clickhouse/client";
import { keepIntervalsMs, keepParamsMs } from "../../retention/keep-times.js";

/** Of tables whose inserts may be repeated. */
const settings = "settings non_replicated_deduplication_window = 1000";
/** Retention drops the partitions. */
const byMonth = `partition by substring(start, 1, 7) ${settings}`;
const ofRecent = `partition by substring(start, 1, 13)
  ttl parseDateTimeBestEffort(start) + interval ${keepIntervalsMs / 1_000} second ${settings}, ttl_only_drop_parts = 1`;

function usageTable(name: string, storage: string): string {
  return `create table if not exists ${name} (
    user_id String, start String, key_id String, network LowCardinality(String), method LowCardinality(String), code Int32,
    requests UInt64
  ) engine = SummingMergeTree(requests) order by (user_id, start, key_id, network, method, code) ${storage}`;
}

function latencyTable(name: string, storage: string): string {
  return `create table if not exists ${name} (
    user_id String, start String, key_id String, method LowCardinality(String), bucket UInt16, requests UInt64
  ) engine = SummingMergeTree(requests) order by (user_id, start, key_id, method, bucket) ${storage}`;
}

/**
 * The columns are those of the database's tables (store/count-tables.ts). Counts of the same key are added up by ClickHouse in the
 * background and by every query; a partition is a month, or a day of the request log. A repeated insert with the same token is ignored.
 */
const tables: readonly string[] = [
  usageTable("usage", byMonth),
  latencyTable("method_latency", byMonth),
  usageTable("recent_usage", ofRecent),
  latencyTable("recent_method_latency", ofRecent),
  `create table if not exists request_log (
    id String, user_id String, key_id String, network LowCardinality(String), at String, method String, code Int32,
    message Nullable(String), duration_ms UInt32, origin LowCardinality(String)
  ) engine = MergeTree partition by substring(at, 1, 10)
  order by (user_id, at, id) ${settings}`,
  `alter table request_log add column if not exists duration_us Nullable(UInt32), add column if not exists request_id Nullable(String)`,
  `alter table request_log
    add column if not exists params Nullable(String) ttl parseDateTimeBestEffort(at) + interval ${keepParamsMs / 1_000} second,
    add column if not exists request_bytes Nullable(UInt32), add column if not exists result_bytes Nullable(UInt32),
    add column if not exists served_by LowCardinality(Nullable(String))`,
];

/** The client, once the tables exist. A failed attempt is repeated by the next call. */
export function withTables(client: ClickHouseClient): () => Promise<ClickHouseClient> {
  let making: Promise<ClickHouseClient> | undefined;
  const make = async (): Promise<ClickHouseClient> => {
    for (const query of tables) await client.command({ query });
    return client;
  };
  return () => {
    making ??= make().catch((error: unknown) => {
      making = undefined;
      throw error;
    });
    return making;
  };
}
