import { minuteMs } from "../clock.js";
import type { Database } from "../store/database.js";
import { type LeasedWork, type LeasedWorkParts, startLeasedWork } from "../store/leased-work.js";
import type { HistoryStore, UserCount } from "./history/history-store.js";
import { startLength } from "./start-length.js";

/** More of a user's requests fail than the user accepts. */
export interface ErrorAlert extends UserCount {
  readonly email: string;
  /** The hour that the requests are of, until now, in ISO 8601. */
  readonly since: string;
}

export interface ErrorAlertsParts extends LeasedWorkParts {
  readonly history: Pick<HistoryStore, "countByUser">;
  /** Stores the mail and the alert for a webhook in the transaction that records the alert. */
  readonly notify: (alert: ErrorAlert, transaction: Database) => Promise<void>;
}

const lookMs = 5 * minuteMs;
const everyMs = lookMs - 10_000;
/** Fewer requests in an hour say little. */
export const minRequests = 100;
/** Users per query. */
const maxUsers = 500;
/** A user gets one alert in this time. */
const quietMs = 6 * 60 * minuteMs;

/** Notifies users when so many of this hour's requests fail as they chose. One of the processes does so at a time. */
export function createErrorAlerts(parts: ErrorAlertsParts): LeasedWork {
  const { db, clock, history, notify } = parts;
  const failure = "alerts about failed requests could not be sent; they will be retried";
  return startLeasedWork({ name: "error alerts", lookMs, everyMs, failure }, parts, async (makePace) => {
    const pace = makePace();
    const nowMs = clock.nowMs();
    const hour = new Date(nowMs).toISOString().slice(0, startLength.hour);
    for (let after = ""; ;) {
      const users = await pace.step((rows) => findUsers(db, { after, nowMs, rows: Math.min(rows, maxUsers) }));
      const last = users.at(-1);
      if (!last) return undefined;
      after = last.id;
      const counts = await history.countByUser(
        users.map(({ id }) => id),
        hour,
      );
      for (const alert of alertsOf(users, counts, hour)) await send(db, { alert, nowMs, notify });
    }
  });
}

interface UserPage {
  readonly after: string;
  readonly nowMs: number;
  readonly rows: number;
}

/** Users who want alerts, and got none lately. */
function findUsers(db: Database, { after, nowMs, rows }: UserPage) {
  return db
    .selectFrom("user")
    .select(["id", "email", (is) => is.ref("error_alert_percent").$notNull().as("percent")])
    .where("error_alert_percent", "is not", null)
    .where("id", ">", after)
    .where("disabled_at", "is", null)
    .where((is) => is.or([is("error_alerted_at", "is", null), is("error_alerted_at", "<", quietSince(nowMs))]))
    .orderBy("id")
    .limit(rows)
    .execute();
}

type FoundUser = Awaited<ReturnType<typeof findUsers>>[number];

function alertsOf(users: readonly FoundUser[], counts: readonly UserCount[], hour: string): ErrorAlert[] {
  const byUser = new Map(counts.map((count) => [count.userId, count]));
  return users.flatMap(({ id, email, percent }) => {
    const count = byUser.get(id);
    if (!count || count.requests < minRequests || count.errors * 100 < count.requests * percent) return [];
    return [{ ...count, email, since: `${hour}:00:00.000Z` }];
  });
}

interface Sending extends Pick<ErrorAlertsParts, "notify"> {
  readonly alert: ErrorAlert;
  readonly nowMs: number;
}

/** Records the alert and sends it, unless another process has, or the user has turned alerts off. */
async function send(db: Database, { alert, nowMs, notify }: Sending): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("user")
      .set({ error_alerted_at: new Date(nowMs).toISOString() })
      .where("id", "=", alert.userId)
      .where("error_alert_percent", "is not", null)
      .where((is) => is.or([is("error_alerted_at", "is", null), is("error_alerted_at", "<", quietSince(nowMs))]))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await notify(alert, transaction);
  });
}

function quietSince(nowMs: number): string {
  return new Date(nowMs - quietMs).toISOString();
}
