import type { Settings } from "../../config/settings.js";
import type { Database } from "../../store/database.js";
import type { StopReason } from "../retention/ceiling.js";
import type { HistoryStore } from "./history-store.js";
import { createSqlHistory } from "./sql-history.js";

/** A run of retention, for a history outside of the database, which the database's rules don't reach. */
export interface HistoryRetention {
  readonly logDays: number;
  readonly nowMs: number;
  /** The last run's time: nothing that was younger than its limits is deleted in one step. */
  readonly markMs: number;
  /** Whether more than a quarter of a table may be deleted at once. */
  readonly mayExceed: boolean;
  /** Finds which of these users exist. */
  readonly findUsers: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly onStopped: (table: string, reason: StopReason) => void;
}

/** Where history is written and read; the same unless each has connections of its own. */
export interface OpenedHistory {
  readonly writes: Pick<HistoryStore, "toWrites">;
  readonly reads: HistoryStore;
  /** Deletes old history, and that of users who are gone; undefined where the database's own rules do. */
  readonly forget: ((retention: HistoryRetention) => Promise<void>) | undefined;
  readonly close: () => Promise<void>;
}

export interface HistoryParts {
  readonly db: Database;
  /** The connections of background work. */
  readonly writeDb: Database;
}

type HistorySettings = Pick<Settings, "CLICKHOUSE_URL" | "REQUEST_LOG_ENTRIES">;

/** History in ClickHouse if there is one, else in the database. */
export async function openHistory(settings: HistorySettings, { db, writeDb }: HistoryParts): Promise<OpenedHistory> {
  const { CLICKHOUSE_URL: url, REQUEST_LOG_ENTRIES: logEntries } = settings;
  if (url !== undefined) {
    const { openClickHouse } = await import("./clickhouse/open-clickhouse.js");
    return openClickHouse(url);
  }
  return {
    writes: createSqlHistory(writeDb, { logEntries }),
    reads: createSqlHistory(db, { logEntries }),
    forget: undefined,
    close: async () => undefined,
  };
}
