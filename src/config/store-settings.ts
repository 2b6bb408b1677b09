import { z } from "zod";
import { hide, whole } from "./setting-types.js";

/** The settings of the database, and of looking API keys up in it. */
export const storeSettings = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" })
    .optional()
    .describe("A PostgreSQL database, `postgres://user:password@host:port/name`; default: a SQLite file in `DATA_DIR`")
    .meta(hide("password")),
  DATABASE_CONNECTIONS: whole(1).default(10).describe("Most connections to PostgreSQL"),
  STORE_OUTAGE_GRACE_SECONDS: whole(0)
    .default(600)
    .describe("How long API keys that were valid work on while the database does not respond"),
  UNKNOWN_KEYS_PER_MINUTE: whole(1)
    .default(300)
    .describe("Unknown API keys of a client address that are looked up in a minute, in each process; past them -32005"),
};
