import { sql } from "kysely";
import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";
import { type PeriodKind, periodAt } from "./period.js";

/** A user has used a part of a quota. */
export interface QuotaAlert {
  readonly email: string;
  readonly kind: PeriodKind;
  /** 80 or 100. */
  readonly percent: number;
  readonly limit: number;
  readonly resetAt: string;
}

/** Notifies users once per period at 80 % and at 100 % of a quota, unless they opted out. Any number of processes may do so. */
export interface QuotaAlerts {
  readonly run: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface QuotaAlertsParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
  /** Stores the mail in the transaction that records the alert. */
  readonly notify: (alert: QuotaAlert, transaction: Database) => Promise<void>;
}

const everyMs = 60_000;
const warnPercent = 80;
/** Maximum number of users per run; further ones follow in the next run. */
const maxAlerts = 200;

export function createQuotaAlerts({ db, clock, breaker, log, notify }: QuotaAlertsParts): QuotaAlerts {
  const run = async (): Promise<void> => {
    for (const kind of ["day", "month"] as const)
      for (const due of await findDue(db, kind, clock.nowMs()))
        await db.transaction().execute(async (transaction) => {
          const alert = (await record(transaction, due)) && (await describe(transaction, due));
          if (alert) await notify(alert, transaction);
        });
  };

  const runSafely = async (): Promise<void> => {
    if (breaker.outage()) return;
    try {
      await run();
    } catch (error) {
      if (!(await breaker.report(error)))
        log.warn({ err: error }, "quota alerts could not be sent; they will be retried");
    }
  };

  let running = Promise.resolve();
  const runLater = (): (() => void) =>
    clock.after(everyMs, () => {
      running = runSafely();
      stop = runLater();
    });
  let stop = runLater();

  return {
    run,
    close: () => {
      stop();
      return running;
    },
  };
}

interface DueAlert {
  readonly kind: PeriodKind;
  readonly owner: string;
  readonly period: string;
  readonly resetAt: string;
  readonly percent: number;
  readonly limit: number;
}

/**
 * Users' quotas above a threshold for which there was no alert yet. What is leased counts as used, except for the latest lease; the last
 * leases are single tokens, so a quota without tokens to lease is used up.
 */
async function findDue(db: Database, kind: PeriodKind, nowMs: number): Promise<DueAlert[]> {
  const { name: period, endsAt: resetAt } = periodAt(kind, nowMs);
  const reached = sql<number>`case when leased >= allowed then 100
    when (leased - granted) * 100 >= allowed * ${sql.lit(warnPercent)} then ${sql.lit(warnPercent)} else 0 end`;
  const rows = await db
    .selectFrom("quota")
    .select(["user_id", "allowed", reached.as("percent")])
    .where("period", "=", period)
    .where("allowed", ">", 0)
    .where(isOfUser)
    .where(sql<boolean>`alerted < ${reached}`)
    .limit(maxAlerts)
    .execute();
  return rows.map(({ user_id, allowed, percent }) => ({
    kind,
    owner: user_id,
    period,
    resetAt,
    percent,
    limit: allowed,
  }));
}

/** Mails are for users' quotas; the dashboard shows the limits of API keys. */
const isOfUser = sql<boolean>`not exists (select 1 from api_key where api_key.id = quota.user_id)`;

/** Whether this process is the one that sends the alert. */
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

/** Undefined for users who opted out, and for deleted accounts. */
async function describe(
  db: Database,
  { owner, kind, percent, limit, resetAt }: DueAlert,
): Promise<QuotaAlert | undefined> {
  const user = await db
    .selectFrom("user")
    .select("email")
    .where((is) =>
      is.or([is("quota_owner", "=", owner), is.and([is("id", "=", owner), is("quota_owner", "is", null)])]),
    )
    .where("quota_alerts", "=", 1)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return user && { email: user.email, kind, percent, limit, resetAt };
}
