import { z } from "zod";
import { hide, whole } from "./setting-types.js";

/** What the pools of a process need at least (store/store-pools.ts). */
export const minDatabaseConnections = 7;

/** Settings of the database, of API key look-ups and of the request log. */
export const storeSettings = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" })
    .optional()
    .describe("A PostgreSQL database, `postgres://user:password@host:port/name`; default: a SQLite file in `DATA_DIR`")
    .meta(hide("password")),
  DATABASE_CONNECTIONS: whole(minDatabaseConnections)
    .default(10)
    .describe("Maximum number of connections of each process to PostgreSQL; they are opened when needed"),
  STORE_OUTAGE_GRACE_SECONDS: whole(0)
    .default(600)
    .describe("How long API keys known to be valid keep working while the database does not respond"),
  UNKNOWN_KEYS_PER_MINUTE: whole(1)
    .default(300)
    .describe("Look-ups of unknown API keys per client IP address and minute, in each process; beyond it -32005"),
  CLICKHOUSE_URL: z
    .url({ protocol: /^https?$/, error: "must be the http:// or https:// URL of ClickHouse's HTTP interface" })
    .optional()
    .describe(
      "A ClickHouse database for usage history and request log, `https://user:password@host:8443/name`; default: with the accounts. A move copies nothing",
    )
    .meta(hide("password")),
  REQUEST_LOG_ENTRIES: whole(0)
    .max(10_000)
    .default(250)
    .describe(
      "Latest failed requests per API key in the users' request log, and the same number of successful ones, which are a sample; 0: no log",
    ),
  REQUEST_LOG_DAYS: whole(1).max(30).default(7).describe("How long the request log is kept"),
};
