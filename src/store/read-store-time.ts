import { sql } from "kysely";
import { type ClockMark, nextMark } from "./clock-mark.js";
import type { Database } from "./database.js";
import { isSqlite } from "./is-sqlite.js";

/** What the store says of the time. */
export interface StoreTime {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** Whether the store's own clock has jumped. */
  readonly isDoubted: boolean;
}

/** The mark is written at most once in this time. */
const markEveryMs = 60_000;

/** Reads the store's clock with one statement, and keeps the mark that tells whether it has jumped. */
export async function readStoreTime(db: Database): Promise<StoreTime> {
  const row = await db
    .selectFrom("store_clock")
    .select(["seen_at", "doubted_at", currentMs(db).as("now_ms")])
    .executeTakeFirstOrThrow();
  const nowMs = row.now_ms;
  const mark = { seenMs: toMs(row.seen_at), doubtedMs: toMs(row.doubted_at) };
  const next = nextMark(mark, nowMs);
  if (mustWrite(mark, next))
    await db
      .updateTable("store_clock")
      .set({ seen_at: toText(next.seenMs), doubted_at: toText(next.doubtedMs) })
      .execute();
  return { nowMs, isDoubted: next.doubtedMs !== undefined };
}

/** The store's clock, in milliseconds since 1970. */
export async function readDatabaseMs(db: Database): Promise<number> {
  const row = await db.selectNoFrom(currentMs(db).as("now_ms")).executeTakeFirstOrThrow();
  return row.now_ms;
}

function currentMs(db: Database) {
  return isSqlite(db)
    ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
    : sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)`;
}

function mustWrite(mark: ClockMark, next: ClockMark): boolean {
  return mark.doubtedMs !== next.doubtedMs || (next.seenMs ?? 0) - (mark.seenMs ?? 0) >= markEveryMs;
}

function toMs(text: string | null): number | undefined {
  return text === null ? undefined : Date.parse(text);
}

function toText(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString();
}
