import { sql } from "kysely";
import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";
import { addLatency, addUsage } from "./write-usage.js";

export interface RetentionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
}

/** Keeps the history small, now and then. Any number of processes may do so at once. */
export interface Retention {
  readonly run: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const dayMs = 86_400_000;
const keepHoursMs = 90 * dayMs;
const keepDaysMs = 400 * dayMs;
const keepErrorsMs = 30 * dayMs;
const keepSecurityEventsMs = 90 * dayMs;
const keepDevicesMs = 400 * dayMs;
const everyMs = 3_600_000;
const firstAfterMs = 60_000;
/** Users in one transaction: so long others wait at most. */
const usersAtOnce = 5;
/** `2026-11-21T07`: a row that counts an hour, not a day. */
const hourLength = 13;
const dayLength = 10;

/** Hours become days after 90 days, days go after 400; so do old quotas, old errors and what users left who are gone. */
export function createRetention({ db, clock, breaker, log }: RetentionParts): Retention {
  const before = (ageMs: number) => new Date(clock.nowMs() - ageMs).toISOString().slice(0, dayLength);
  const run = async (): Promise<void> => {
    while (await rollUp(db, before(keepHoursMs)));
    for (const table of ["usage", "usage_latency"] as const)
      await db.deleteFrom(table).where("start", "<", before(keepDaysMs)).execute();
    await db.deleteFrom("quota").where("period", "<", before(keepDaysMs)).execute();
    await forgetDeletedAccounts(db, clock.nowMs());
    await db.deleteFrom("throttle").where("expire", "<", clock.nowMs()).execute();
    await db.deleteFrom("recent_error").where("at", "<", before(keepErrorsMs)).execute();
    await db.deleteFrom("security_event").where("at", "<", before(keepSecurityEventsMs)).execute();
    await db.deleteFrom("known_device").where("last_used_at", "<", before(keepDevicesMs)).execute();
    await db.deleteFrom("account_token").where("expires_at", "<", before(0)).execute();
    for (const table of ["usage", "usage_latency", "recent_error"] as const)
      await db.deleteFrom(table).where("user_id", "not in", db.selectFrom("user").select("id")).execute();
  };

  const runSafely = async (): Promise<void> => {
    if (breaker.outage()) return;
    try {
      await run();
    } catch (error) {
      if (!(await breaker.report(error))) log.warn({ err: error }, "old history could not be cleaned up");
    }
  };

  let running = Promise.resolve();
  const runLater = (delayMs: number): (() => void) =>
    clock.after(delayMs, () => {
      running = runSafely();
      stop = runLater(everyMs);
    });
  let stop = runLater(firstAfterMs);

  return {
    run,
    close: () => {
      stop();
      return running;
    },
  };
}

/** Once the period is over in which an account was deleted, nothing is left of it. */
async function forgetDeletedAccounts(db: Database, nowMs: number): Promise<void> {
  await db.deleteFrom("deleted_account").where("until", "<=", new Date(nowMs).toISOString()).execute();
  const ofUsers = db.selectFrom("user").select((of) => of.fn.coalesce("quota_owner", "id").as("owner"));
  const ofDeleted = db.selectFrom("deleted_account").select("quota_owner");
  await db.deleteFrom("quota").where("user_id", "not in", ofUsers).where("user_id", "not in", ofDeleted).execute();
}

/** Turns some users' hours before a day into days; true while there are more. What one process deletes no other adds again. */
async function rollUp(db: Database, beforeDay: string): Promise<boolean> {
  const isOldHour = sql<boolean>`start < ${beforeDay} and length(start) = ${sql.lit(hourLength)}`;
  const users = await db.selectFrom("usage").select("user_id").distinct().where(isOldHour).limit(usersAtOnce).execute();
  const userIds = users.map(({ user_id }) => user_id);
  if (userIds.length === 0) return false;
  await db.transaction().execute(async (transaction) => {
    const usage = transaction.deleteFrom("usage").where(isOldHour).where("user_id", "in", userIds);
    await addUsage(transaction, toDays(await usage.returningAll().execute()));
    const latency = transaction.deleteFrom("usage_latency").where(isOldHour).where("user_id", "in", userIds);
    await addLatency(transaction, toDays(await latency.returningAll().execute()));
  });
  return true;
}

/** Rows of one day that differ in nothing but the hour become one. */
function toDays<Row extends { start: string; requests: number }>(rows: readonly Row[]): Row[] {
  const days = new Map<string, Row>();
  for (const { requests, ...row } of rows) {
    const day = { ...row, start: row.start.slice(0, dayLength) };
    const name = JSON.stringify(day);
    const sum = (days.get(name)?.requests ?? 0) + requests;
    days.set(name, { ...day, requests: sum } as unknown as Row);
  }
  return [...days.values()];
}
