import { sql } from "kysely";
import { dayMs } from "../../clock.js";
import type { NetworkName } from "../../config/network-table.js";
import type { Database } from "../../store/database.js";

/** Checks of a network on a day, `2026-11-21`, by all processes. */
export interface DayChecks {
  readonly network: NetworkName;
  readonly day: string;
  readonly checks: number;
  readonly passed: number;
}

/** Number of days kept, including the current one. */
const shownDays = 90;

/** Adds one check per network to the current day, and deletes old days. */
export async function addChecks(
  db: Database,
  checks: readonly { readonly name: NetworkName; readonly isUp: boolean }[],
  nowMs: number,
): Promise<void> {
  const day = toDay(nowMs);
  const rows = checks.map(({ name, isUp }) => ({ network: name, day, checks: 1, passed: isUp ? 1 : 0 }));
  await db
    .insertInto("network_day")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["network", "day"]).doUpdateSet({
        checks: sql`network_day.checks + excluded.checks`,
        passed: sql`network_day.passed + excluded.passed`,
      }),
    )
    .execute();
  await db.deleteFrom("network_day").where("day", "<", firstDay(nowMs)).execute();
}

/** Checks of the last days, oldest first; days without checks are absent. */
export function readDays(db: Database, nowMs: number): Promise<DayChecks[]> {
  return db
    .selectFrom("network_day")
    .select(["network", "day", "checks", "passed"])
    .where("day", ">=", firstDay(nowMs))
    .orderBy("day")
    .execute();
}

function firstDay(nowMs: number): string {
  return toDay(nowMs - (shownDays - 1) * dayMs);
}

function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
