import type { Database } from "../../src/store/database.js";
import { createSqlHistory } from "../../src/usage/history/sql-history.js";
import { logLimits } from "./log-limits.js";

/** A history in the database of accounts, for tests of other things. */
export const sqlHistory = (db: Database, logEntries: number = logLimits.logEntries) =>
  createSqlHistory(db, { logEntries });
