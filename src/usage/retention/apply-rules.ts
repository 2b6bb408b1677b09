import { dayMs } from "../../clock.js";
import type { Database } from "../../store/database.js";
import type { Pace } from "../../store/pace.js";
import { deleteRange } from "../../store/row-range.js";
import type { WorkState } from "../../store/work-lease.js";
import type { OpenedHistory } from "../history/open-history.js";
import { trimRequestLog } from "../history/request-log-writes.js";
import { exceedsCeiling, type StopReason } from "./ceiling.js";
import { forgetGoneOwners } from "./forget-gone-owners.js";
import { forgetParams } from "./forget-params.js";
import { mergeUsage } from "./merge-usage.js";
import { expiredRanges, historyRules, intervalMerges, mergeRules, type Rule } from "./rules.js";

export interface RetentionLimits {
  /** Maximum number of failed requests per API key in the request log, and of successful ones. */
  readonly logEntries: number;
  /** How long they are kept. */
  readonly logDays: number;
}

export interface RunParts {
  readonly db: Database;
  readonly makePace: () => Pace;
  readonly onStopped: (table: string, reason: StopReason) => void;
  /** For a history outside of the database. */
  readonly forget: OpenedHistory["forget"];
}

/** After a day of hourly stops for a ceiling, the table is what it is: the request log of a user who has left, for example. */
const maxStoppedRuns = 24;

/**
 * One run of retention: merges usage into hours, days and months, and deletes old history, expired rows, and rows of deleted users.
 * Returns what the next run has to know.
 */
export async function applyRules(
  { logEntries, logDays, nowMs }: RetentionLimits & { readonly nowMs: number },
  { markMs = nowMs, stoppedRuns }: WorkState,
  { db, makePace, onStopped, forget }: RunParts,
): Promise<WorkState> {
  let hasStopped = false;
  const stop = (table: string, reason: StopReason): void => {
    hasStopped = true;
    onStopped(table, reason);
  };
  const isYoung = ({ beforeMs }: Rule<unknown>): boolean => beforeMs > markMs;

  for (const merge of intervalMerges(nowMs)) await mergeUsage(db, merge, makePace());
  for (const rule of mergeRules({ nowMs, logDays }))
    if (isYoung(rule)) stop(rule.work.table, "younger than the last run");
    else await mergeUsage(db, rule.work, makePace());
  for (const rule of historyRules({ nowMs, logDays })) {
    const { old } = rule.work;
    if (isYoung(rule)) stop(old.table, "younger than the last run");
    else if (stoppedRuns < maxStoppedRuns && (await exceedsCeiling(db, rule.work, makePace())))
      stop(old.table, "more than a quarter");
    else await deleteRange(db, old, makePace());
  }
  for (const range of expiredRanges(nowMs)) await deleteRange(db, range, makePace());
  await forgetParams(db, nowMs, makePace());
  await trimRequestLog(db, logEntries, makePace());
  await forgetGoneOwners(db, makePace);
  const mayExceed = stoppedRuns >= maxStoppedRuns;
  const findUsers = (ids: readonly string[]) => findExisting(db, ids);
  await forget?.({ logDays, nowMs, markMs, mayExceed, findUsers, onStopped: stop });
  // After a pause of the service, or with a wrong clock, the mark follows by a day per run.
  return { markMs: Math.min(nowMs, markMs + dayMs), stoppedRuns: hasStopped ? stoppedRuns + 1 : 0 };
}

async function findExisting(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("user").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}
