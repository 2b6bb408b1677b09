import { sql } from "kysely";
import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";
import { forgetFilters } from "./forget-filters.js";
import { forgetGoneUsers } from "./forget-gone-users.js";
import { trimRequestLog } from "./request-log-writes.js";
import { addLatency, addUsage } from "./write-usage.js";

export interface RetentionOptions {
  /** Maximum number of failed requests per API key in the request log, and of successful ones. */
  readonly logEntries: number;
  /** How long they are kept. */
  readonly logDays: number;
}

export interface RetentionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
}

/** Compacts and deletes old usage history periodically. Several processes may do so concurrently. */
export interface Retention {
  readonly run: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const dayMs = 86_400_000;
/** The dashboard shows hours for one day and days for one month. */
const keepHoursMs = 2 * dayMs;
const keepDaysMs = 62 * dayMs;
const keepMonthsMs = 400 * dayMs;
const keepSecurityEventsMs = 90 * dayMs;
const keepDevicesMs = 400 * dayMs;
const everyMs = 3_600_000;
const firstAfterMs = 60_000;
/** Users per transaction, since other writers wait for it. */
const usersAtOnce = 5;
/** Lengths of `start` for hours, days and months: `2026-11-21T07`, `2026-11-21`, `2026-11`. */
const hourLength = 13;
const dayLength = 10;
const monthLength = 7;

export function createRetention(limits: RetentionOptions, { db, clock, breaker, log }: RetentionParts): Retention {
  const run = (): Promise<void> => compactAndDelete(db, limits, clock.nowMs());

  const runSafely = async (): Promise<void> => {
    if (breaker.outage()) return;
    try {
      await run();
    } catch (error) {
      if (!(await breaker.report(error))) log.warn({ err: error }, "old usage history could not be deleted");
    }
  };

  let running: Promise<void> | undefined;
  const runLater = (delayMs: number): (() => void) =>
    clock.after(delayMs, () => {
      // With millions of users, a run may take longer than an hour.
      running ??= runSafely().finally(() => (running = undefined));
      stop = runLater(everyMs);
    });
  let stop = runLater(firstAfterMs);

  return {
    run,
    async close() {
      stop();
      await running;
    },
  };
}

/**
 * Merges hours into days after two days and days into months after two months. Deletes months after 400 days, and also old
 * quotas, old entries of the request log and data of deleted users.
 */
async function compactAndDelete(db: Database, { logEntries, logDays }: RetentionOptions, nowMs: number): Promise<void> {
  const before = (ageMs: number, length = dayLength) => new Date(nowMs - ageMs).toISOString().slice(0, length);
  while (await addUp(db, { from: hourLength, to: dayLength, before: before(keepHoursMs) }));
  while (await addUp(db, { from: dayLength, to: monthLength, before: before(keepDaysMs) }));
  for (const table of ["usage", "method_latency"] as const)
    await db
      .deleteFrom(table)
      .where(isOld(monthLength, before(keepMonthsMs, monthLength)))
      .execute();
  await db.deleteFrom("quota").where("period", "<", before(keepMonthsMs)).execute();
  await db.deleteFrom("lease_recall").where("recalled_at", "<", before(dayMs)).execute();
  await forgetDeletedAccounts(db, nowMs);
  await forgetFilters(db, nowMs);
  await db.deleteFrom("throttle").where("expire", "<", nowMs).execute();
  await db.deleteFrom("security_event").where("at", "<", before(keepSecurityEventsMs)).execute();
  await db.deleteFrom("known_device").where("last_used_at", "<", before(keepDevicesMs)).execute();
  await db.deleteFrom("account_token").where("expires_at", "<", before(0)).execute();
  await trimRequestLog(db, { logEntries, before: new Date(nowMs - logDays * dayMs).toISOString() });
  for (const table of ["usage", "method_latency", "request_log"] as const) await forgetGoneUsers(db, table);
  for (const table of ["usage_latency", "recent_error"] as const) await db.deleteFrom(table).execute();
}

/** Deletes what is left of deleted accounts, once their quota's period is over. */
async function forgetDeletedAccounts(db: Database, nowMs: number): Promise<void> {
  await db.deleteFrom("deleted_account").where("until", "<=", new Date(nowMs).toISOString()).execute();
  const ofUsers = db.selectFrom("user").select((of) => of.fn.coalesce("quota_owner", "id").as("owner"));
  const ofDeleted = db.selectFrom("deleted_account").select("quota_owner");
  const ofKeys = db.selectFrom("api_key").select("id");
  await db
    .deleteFrom("quota")
    .where("user_id", "not in", ofUsers)
    .where("user_id", "not in", ofDeleted)
    .where("user_id", "not in", ofKeys)
    .execute();
}

interface Spans {
  /** Lengths of `start` before and after merging. */
  readonly from: number;
  readonly to: number;
  readonly before: string;
}

/**
 * Merges some users' hours into days, or days into months; true if there are more. Rows deleted by another process are not added
 * twice.
 */
async function addUp(db: Database, { from, to, before }: Spans): Promise<boolean> {
  const users = await db
    .selectFrom("usage")
    .select("user_id")
    .distinct()
    .where(isOld(from, before))
    .limit(usersAtOnce)
    .execute();
  const userIds = users.map(({ user_id }) => user_id);
  if (userIds.length === 0) return false;
  await db.transaction().execute(async (transaction) => {
    const usage = transaction.deleteFrom("usage").where(isOld(from, before)).where("user_id", "in", userIds);
    await addUsage(transaction, shorten(await usage.returningAll().execute(), to));
    const latency = transaction.deleteFrom("method_latency").where(isOld(from, before)).where("user_id", "in", userIds);
    await addLatency(transaction, shorten(await latency.returningAll().execute(), to));
  });
  return true;
}

/** Matches the expressions of the partial indexes. */
function isOld(length: number, before: string) {
  return sql<boolean>`length(start) = ${sql.lit(length)} and start < ${before}`;
}

/** Adds up rows that are equal except for the removed part of `start`. */
function shorten<Row extends { start: string; requests: number }>(rows: readonly Row[], length: number): Row[] {
  const sums = new Map<string, Row>();
  for (const { requests, ...row } of rows) {
    const short = { ...row, start: row.start.slice(0, length) };
    const name = JSON.stringify(short);
    const sum = (sums.get(name)?.requests ?? 0) + requests;
    sums.set(name, { ...short, requests: sum } as unknown as Row);
  }
  return [...sums.values()];
}
