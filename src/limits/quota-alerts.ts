import { sql } from "kysely";
import type { Database } from "../store/database.js";
import { type LeasedWork, type LeasedWorkParts, startLeasedWork } from "../store/leased-work.js";
import type { Pace } from "../store/pace.js";
import { eachBlock, type RowBlock } from "../store/row-range.js";
import { type PeriodKind, periodAt } from "./period.js";

/** A user has used a part of a quota. */
export interface QuotaAlert {
  readonly userId: string;
  /** Whether the user wants mails about it. */
  readonly wantsMails: boolean;
  readonly email: string;
  readonly kind: PeriodKind;
  /** What the user chose, or 100. */
  readonly percent: number;
  readonly limit: number;
  readonly resetAt: string;
}

export interface QuotaAlertsParts extends LeasedWorkParts {
  /** Stores the mail and the alert for a webhook in the transaction that records the alert. */
  readonly notify: (alert: QuotaAlert, transaction: Database) => Promise<void>;
}

const lookMs = 60_000;
const everyMs = 50_000;
/** The percentages that users may choose. Below the lowest one, nobody is looked up. */
export const alertPercents = { min: 50, max: 99 } as const;
/** Maximum number of users per run; further ones follow in the next run. */
const maxAlerts = 200;

/** Notifies users once per period at the part of a quota that they chose, and at 100 %. One of the processes does so at a time. */
export function createQuotaAlerts(parts: QuotaAlertsParts): LeasedWork {
  const { db, clock, notify } = parts;
  const failure = "quota alerts could not be sent; they will be retried";
  const send = (due: DueAlert): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const alert = (await record(transaction, due)) && (await describe(transaction, due));
      if (alert) await notify(alert, transaction);
    });
  return startLeasedWork({ name: "quota alerts", lookMs, everyMs, failure }, parts, async (makePace) => {
    const pace = makePace();
    for (const kind of ["day", "month"] as const)
      for (const due of await findDue(db, { kind, nowMs: clock.nowMs(), pace })) await send(due);
  });
}

interface DueAlert {
  readonly kind: PeriodKind;
  readonly owner: string;
  readonly period: string;
  readonly resetAt: string;
  readonly percent: number;
  readonly limit: number;
}

interface DueSearch {
  readonly kind: PeriodKind;
  readonly nowMs: number;
  readonly pace: Pace;
}

/**
 * Users' quotas above a threshold without an alert. Leased tokens count as used, except for the latest lease; the last leases are single
 * tokens, so a quota without tokens to lease is used up. Scans the period's rows in order: an index of due rows would make each lease
 * write to it.
 */
async function findDue(db: Database, { kind, nowMs, pace }: DueSearch): Promise<DueAlert[]> {
  const { name: period, endsAt: resetAt } = periodAt(kind, nowMs);
  const range = { table: "quota", order: ["period", "user_id"], where: sql`period = ${period}` } as const;
  const due: DueAlert[] = [];
  await eachBlock(db, range, {
    pace,
    async work(block) {
      const room = maxAlerts - due.length;
      if (room === 0) return;
      for (const { user_id: owner, allowed: limit, percent } of await findDueIn(db, block, room))
        due.push({ kind, owner, period, resetAt, percent, limit });
    },
  });
  return due;
}

interface DueRow {
  readonly user_id: string;
  readonly allowed: number;
  readonly percent: number;
}

/** What a user chose is looked up once for each row that is near its end. */
async function findDueIn(db: Database, block: RowBlock, maxRows: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with near as materialized (
      select user_id, allowed, leased, granted, alerted, ${chosenPercent} as chosen from quota
      where ${block.where} and allowed > 0 and alerted < 100 and ${isOfUser}
        and (leased >= allowed or (leased - granted) * 100 >= allowed * ${sql.lit(alertPercents.min)})
    ), due as (
      select user_id, allowed, alerted, case when leased >= allowed then 100
        when (leased - granted) * 100 >= allowed * chosen then chosen else 0 end as percent from near
    )
    select user_id, allowed, percent from due where alerted < percent limit ${maxRows}`.execute(db);
  return rows;
}

const chosenPercent = sql<number>`coalesce(
  (select max(quota_alert_percent) from "user" where quota_owner = quota.user_id),
  (select quota_alert_percent from "user" where id = quota.user_id),
  100
)`;

/** Mails are for users' quotas; the dashboard shows the limits of API keys. */
const isOfUser = sql<boolean>`not exists (select 1 from api_key where api_key.id = quota.user_id)`;

/** Whether this process sends the alert. */
async function record(db: Database, { owner, period, percent }: DueAlert): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("quota")
    .set({ alerted: percent })
    .where("user_id", "=", owner)
    .where("period", "=", period)
    .where("alerted", "<", percent)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Undefined for disabled users, and for deleted accounts. */
async function describe(
  db: Database,
  { owner, kind, percent, limit, resetAt }: DueAlert,
): Promise<QuotaAlert | undefined> {
  const user = await db
    .selectFrom("user")
    .select(["id", "email", "quota_alerts"])
    .where((is) =>
      is.or([is("quota_owner", "=", owner), is.and([is("id", "=", owner), is("quota_owner", "is", null)])]),
    )
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return (
    user && { userId: user.id, email: user.email, wantsMails: user.quota_alerts === 1, kind, percent, limit, resetAt }
  );
}
