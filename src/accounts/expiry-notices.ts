import { dayMs, hourMs, isoTime } from "../clock.js";
import type { NetworkName } from "../config/network-table.js";
import type { Database } from "../store/database.js";
import { type LeasedWork, type LeasedWorkParts, startLeasedWork } from "../store/leased-work.js";

/** An API key that expires soon. */
export interface ExpiringKey {
  readonly userId: string;
  /** Whether the user wants mails about it. */
  readonly wantsMails: boolean;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly expiresAt: string;
}

export interface ExpiryNoticesParts extends LeasedWorkParts {
  /** Stores the mail and the alert for a webhook in the transaction that records the notice. */
  readonly notify: (key: ExpiringKey, transaction: Database) => Promise<void>;
}

/** How long before its expiry the owner of a key is told. */
const aheadMs = 3 * dayMs;
/** Keys that live shorter are made for a job, and end with it. */
const minLifeMs = 7 * dayMs;
/** The most keys of a run; further ones follow in the next. */
const maxNotices = 500;
const lookMs = hourMs / 6;
const everyMs = lookMs - 10_000;

/** Tells users three days before an API key expires, once for each expiry. One of the processes does so at a time. */
export function createExpiryNotices(parts: ExpiryNoticesParts): LeasedWork {
  const { db, clock, notify } = parts;
  const failure = "notices of keys that expire could not be sent; they will be retried";
  return startLeasedWork({ name: "expiry notices", lookMs, everyMs, failure }, parts, async (makePace) => {
    const pace = makePace();
    const nowMs = clock.nowMs();
    let room = maxNotices;
    while (room > 0) {
      const found = await pace.step((rows) => findDue(db, { nowMs, rows: Math.min(rows, room) }));
      for (const key of found) await tell(db, key, notify);
      if (found.length === 0) return;
      room -= found.length;
    }
  });
}

interface DueKey extends ExpiringKey {
  readonly createdAt: string;
}

/** Keys that expire soon, without a notice of that expiry; the first to expire first. */
async function findDue(db: Database, { nowMs, rows }: { readonly nowMs: number; readonly rows: number }) {
  const found = await db
    .selectFrom("api_key")
    .innerJoin("user", "user.id", "api_key.user_id")
    .select(["user.email", "api_key.id", "api_key.name", "network", "created_at as createdAt", "user_id as userId"])
    .select(["quota_alerts", (is) => is.ref("expires_at").$notNull().as("expiresAt")])
    .where("expires_at", ">", isoTime(nowMs))
    .where("expires_at", "<=", isoTime(nowMs + aheadMs))
    .where("revoked_at", "is", null)
    .where("disabled_at", "is", null)
    .where((is) => is.or([is("expiry_notice", "is", null), is("expiry_notice", "<>", is.ref("expires_at"))]))
    .orderBy("expires_at")
    .limit(rows)
    .execute();
  return found.map(({ quota_alerts, ...key }): DueKey => ({ ...key, wantsMails: quota_alerts === 1 }));
}

/** Records the notice, and sends it unless the key was made for a short time. */
async function tell(db: Database, key: DueKey, notify: ExpiryNoticesParts["notify"]): Promise<void> {
  const { id, expiresAt, createdAt } = key;
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("api_key")
      .set({ expiry_notice: expiresAt })
      .where("id", "=", id)
      .where("expires_at", "=", expiresAt)
      .executeTakeFirst();
    const isLongLived = Date.parse(expiresAt) - Date.parse(createdAt) >= minLifeMs;
    if (numUpdatedRows > 0n && isLongLived) await notify(key, transaction);
  });
}
