import type { Database } from "../store/database.js";
import { type AuditEvent, recordAudit } from "./audit-log.js";
import type { ChangeKeys } from "./key-changes.js";

/** A user for operators. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly twoFactorEnabled: boolean;
  readonly isOperator: boolean;
  readonly createdAt: string;
  readonly disabledAt: string | null;
  /** The user's own quotas; null: the default. */
  readonly dailyRequests: number | null;
  readonly monthlyRequests: number | null;
}

/** Quotas of a user; null: the default; absent: unchanged. */
export interface Quotas {
  readonly daily?: number | null;
  readonly monthly?: number | null;
}

export interface Users {
  /** By ID or e-mail. */
  find(idOrEmail: string): Promise<User | undefined>;
  /** Revokes the user's sessions and suspends the API keys until enabled again. */
  disable(userId: string): Promise<void>;
  enable(userId: string): Promise<void>;
  setQuotas(userId: string, quotas: Quotas): Promise<void>;
}

export interface UsersParts {
  readonly db: Database;
  readonly now: () => Date;
  /** Publishes changes of a user's keys to all processes. */
  readonly changeKeys: ChangeKeys;
  /** The operator who makes the changes; null: by a command. */
  readonly actorId?: string | null;
}

export function createUsers({ db, now, changeKeys, actorId = null }: UsersParts): Users {
  const record = (transaction: Database, event: Pick<AuditEvent, "userId" | "kind"> & { readonly detail?: string }) =>
    recordAudit(transaction, { at: now().toISOString(), actor: "operator", actorId, detail: null, ...event });
  const setDisabledAt = (userId: string, disabledAt: string | null) =>
    changeKeys({ userId }, async (transaction) => {
      await transaction.updateTable("user").set({ disabled_at: disabledAt }).where("id", "=", userId).execute();
      if (disabledAt !== null) await transaction.deleteFrom("session").where("userId", "=", userId).execute();
      await record(transaction, { userId, kind: disabledAt === null ? "account_enabled" : "account_disabled" });
    });

  return {
    async find(idOrEmail) {
      const row = await selectUsers(db)
        .where((is) => is.or([is("id", "=", idOrEmail), is("email", "=", idOrEmail.toLowerCase())]))
        .executeTakeFirst();
      return row && toUser(row);
    },
    disable: (userId) => setDisabledAt(userId, now().toISOString()),
    enable: (userId) => setDisabledAt(userId, null),
    async setQuotas(userId, { daily, monthly }) {
      const columns = {
        ...(daily !== undefined && { daily_requests: daily }),
        ...(monthly !== undefined && { monthly_requests: monthly }),
      };
      const detail = JSON.stringify({ daily, monthly });
      await db.transaction().execute(async (transaction) => {
        await transaction.updateTable("user").set(columns).where("id", "=", userId).execute();
        await record(transaction, { userId, kind: "quota_changed", detail });
      });
    },
  };
}

/** Selects users, for `toUser`. */
export function selectUsers(db: Database) {
  return db
    .selectFrom("user")
    .select(["id", "email", "name", "emailVerified", "twoFactorEnabled", "createdAt", "is_operator as isOperator"])
    .select(["disabled_at as disabledAt", "daily_requests as dailyRequests", "monthly_requests as monthlyRequests"]);
}

interface UserRow extends Omit<User, "emailVerified" | "twoFactorEnabled" | "isOperator"> {
  readonly emailVerified: number;
  readonly twoFactorEnabled: number | null;
  readonly isOperator: number;
}

/** A selected row as a user. */
export function toUser({ emailVerified, twoFactorEnabled, isOperator, ...row }: UserRow): User {
  const facts = { emailVerified: emailVerified === 1, twoFactorEnabled: twoFactorEnabled === 1 };
  return { ...row, ...facts, isOperator: isOperator === 1 };
}
