import { type ClickHouseClient, ClickHouseLogLevel, createClient } from "@clickhouse/client";
import type { OpenedHistory } from "../open-history.js";
import { createClickHouseHistory } from "./clickhouse-history.js";
import { forgetInClickHouse } from "./clickhouse-retention.js";
import { withTables } from "./clickhouse-tables.js";

const requestTimeoutMs = 10_000;
const maxConnections = 4;

/** History in ClickHouse, by its HTTP interface. It need not respond at the start: counts wait in memory until it does. */
export function openClickHouse(url: string): OpenedHistory {
  const client = createClient({
    url,
    application: "rootgate",
    request_timeout: requestTimeoutMs,
    max_open_connections: maxConnections,
    // Its lines could hold the URL; errors are logged where they arrive.
    log: { level: ClickHouseLogLevel.OFF },
    // As SQL says it: `sum(requests) as requests` adds up the column.
    clickhouse_settings: { output_format_json_quote_64bit_integers: 0, prefer_column_name_to_alias: 1 },
  });
  const closing = new AbortController();
  const connectNow = withTables(client);
  /** A closed client would open connections again. */
  const connect = async (): Promise<ClickHouseClient> => {
    closing.signal.throwIfAborted();
    return connectNow();
  };
  const history = createClickHouseHistory(connect);
  return {
    writes: history,
    reads: history,
    forget: async (retention) => forgetInClickHouse(await connect(), retention),
    close() {
      closing.abort(new Error("the history is closed"));
      return client.close();
    },
  };
}
