import { sql } from "kysely";
import { limits } from "../../../generated/limits.js";
import { dayMs } from "../../clock.js";
import type { RowRange } from "../../store/row-range.js";
import { startLength } from "../start-length.js";
import type { Deletion } from "./ceiling.js";
import { keepIntervalsMs, keepMonthsMs } from "./keep-times.js";
import { type Merge, olderStart, type UsageTableName, usageTables } from "./merge-usage.js";

/** The dashboard shows hours for one day and days for one month. */
const keepHoursMs = 2 * dayMs;
const keepDaysMs = 62 * dayMs;
const keepSecurityEventsMs = 90 * dayMs;
const keepDevicesMs = 400 * dayMs;
const keepAuditEventsMs = 400 * dayMs;
/** Twice the idle time of filters, so that every live filter has reported the rows deleted here. */
const keepFiltersMs = 2 * limits.filterIdleMinutes * 60_000;
const dateLength = 10;

/** Something to do with rows from before a time. */
export interface Rule<Work> {
  readonly work: Work;
  readonly beforeMs: number;
}

export interface RetentionTimes {
  readonly nowMs: number;
  /** How long the request log is kept. */
  readonly logDays: number;
}

function toText(ms: number, length?: number): string {
  return new Date(ms).toISOString().slice(0, length);
}

/** Intervals become hours after two hours. A wrong clock does no harm: the requests of each hour stay the same. */
export function intervalMerges(nowMs: number): Merge[] {
  const { interval: from, hour: to } = startLength;
  const before = toText(nowMs - keepIntervalsMs, to);
  return usageTables.map((table) => ({ table, from, to, before }));
}

/** Hours become days after two days, and days months after two months. */
export function mergeRules({ nowMs }: RetentionTimes): Rule<Merge>[] {
  const { hour, day, month } = startLength;
  return usageTables.flatMap((table) =>
    [
      { from: hour, to: day, beforeMs: nowMs - keepHoursMs },
      { from: day, to: month, beforeMs: nowMs - keepDaysMs },
    ].map(({ beforeMs, ...lengths }) => ({
      beforeMs,
      work: { table, ...lengths, before: toText(beforeMs, dateLength) },
    })),
  );
}

/** History: much of it becomes old at once only if a clock is wrong. */
export function historyRules({ nowMs, logDays }: RetentionTimes): Rule<Deletion>[] {
  const byTime = (table: RowRange["table"], order: RowRange["order"], { keepMs, length }: Kept): Rule<Deletion> => {
    const before = toText(nowMs - keepMs, length);
    const at = sql.ref(order[0]);
    const old = { table, order, where: sql`${at} < ${before}` };
    return { beforeMs: nowMs - keepMs, work: { old, younger: { table, order, where: sql`${at} >= ${before}` } } };
  };
  return [
    ...usageTables.map((table) => monthsOf(table, nowMs)),
    byTime("quota", ["period", "user_id"], { keepMs: keepMonthsMs, length: dateLength }),
    byTime("security_event", ["at", "id"], { keepMs: keepSecurityEventsMs }),
    byTime("audit_event", ["at", "id"], { keepMs: keepAuditEventsMs }),
    byTime("known_device", ["last_used_at", "digest"], { keepMs: keepDevicesMs }),
    byTime("request_log", ["at", "id"], { keepMs: logDays * dayMs }),
  ];
}

interface Kept {
  readonly keepMs: number;
  /** Characters of a time in the table; default: all. */
  readonly length?: number;
}

function monthsOf(table: UsageTableName, nowMs: number): Rule<Deletion> {
  const before = toText(nowMs - keepMonthsMs, startLength.month);
  const months = { table, order: ["start", "user_id"] } as const;
  const younger = sql`length(start) = ${sql.lit(startLength.month)} and start >= ${before}`;
  return {
    beforeMs: nowMs - keepMonthsMs,
    work: {
      old: { ...months, where: olderStart(startLength.month, before) },
      younger: { ...months, where: younger },
    },
  };
}

function olderThan(column: string, before: unknown) {
  return sql`${sql.ref(column)} < ${before}`;
}

/** What is of no use after some time, however much of it there is. */
export function expiredRanges(nowMs: number): RowRange[] {
  const filtersBefore = toText(nowMs - keepFiltersMs);
  return [
    {
      table: "deleted_account",
      order: ["until", "email_digest"],
      where: sql`until <= ${toText(nowMs)}`,
    },
    {
      table: "lease_recall",
      order: ["recalled_at", "user_id"],
      where: olderThan("recalled_at", toText(nowMs - dayMs, dateLength)),
    },
    { table: "throttle", order: ["expire", "key"], where: olderThan("expire", nowMs) },
    {
      table: "account_token",
      order: ["expires_at", "digest"],
      where: olderThan("expires_at", toText(nowMs, dateLength)),
    },
    ...["logs", "blocks", "transactions"].map((kind): RowRange => ({
      table: "filter",
      order: ["polled_at", "id"],
      where: sql`kind = ${kind} and polled_at < ${filtersBefore}`,
    })),
    {
      table: "sent_transaction",
      order: ["sent_at", "hash"],
      // The last one stays, so that positions go on from it.
      where: sql`sent_at < ${filtersBefore} and position < (
        select max(newest.position) from sent_transaction as newest where newest.network = sent_transaction.network)`,
    },
    // Tables of a former release: processes of it write them during an upgrade.
    { table: "usage_latency", order: ["user_id", "start"], where: sql`true` },
    { table: "recent_error", order: ["user_id", "at"], where: sql`true` },
  ];
}
