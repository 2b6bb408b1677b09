import type { Database } from "../store/database.js";

/** A user as an operator sees it. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly createdAt: string;
  readonly disabledAt: string | null;
  /** The user's own quotas; null: the service's. */
  readonly dailyRequests: number | null;
  readonly monthlyRequests: number | null;
}

/** Quotas in the service's place; null: the service's again; absent: as they are. */
export interface Quotas {
  readonly daily?: number | null;
  readonly monthly?: number | null;
}

export interface Users {
  list(): Promise<User[]>;
  /** By id or e-mail address. */
  find(idOrEmail: string): Promise<User | undefined>;
  /** Ends the user's sessions and all that their keys may do, until enabled again. */
  disable(userId: string): Promise<void>;
  enable(userId: string): Promise<void>;
  setQuotas(userId: string, quotas: Quotas): Promise<void>;
}

export interface UsersParts {
  readonly db: Database;
  readonly now: () => Date;
  /** Called after what a user may do has changed, before that is acknowledged. */
  readonly onChanged: () => Promise<void>;
}

export function createUsers({ db, now, onChanged }: UsersParts): Users {
  const select = () =>
    db
      .selectFrom("user")
      .select(["id", "email", "name", "emailVerified", "createdAt"])
      .select(["disabled_at as disabledAt", "daily_requests as dailyRequests", "monthly_requests as monthlyRequests"]);
  const setDisabledAt = (userId: string, disabledAt: string | null) =>
    db.updateTable("user").set({ disabled_at: disabledAt }).where("id", "=", userId).execute();

  return {
    async list() {
      return (await select().orderBy("createdAt").execute()).map(toUser);
    },
    async find(idOrEmail) {
      const row = await select()
        .where((is) => is.or([is("id", "=", idOrEmail), is("email", "=", idOrEmail.toLowerCase())]))
        .executeTakeFirst();
      return row && toUser(row);
    },
    async disable(userId) {
      await setDisabledAt(userId, now().toISOString());
      await db.deleteFrom("session").where("userId", "=", userId).execute();
      await onChanged();
    },
    async enable(userId) {
      await setDisabledAt(userId, null);
      await onChanged();
    },
    async setQuotas(userId, { daily, monthly }) {
      const columns = {
        ...(daily !== undefined && { daily_requests: daily }),
        ...(monthly !== undefined && { monthly_requests: monthly }),
      };
      await db.updateTable("user").set(columns).where("id", "=", userId).execute();
    },
  };
}

type UserRow = Omit<User, "emailVerified"> & { readonly emailVerified: number };

function toUser(row: UserRow): User {
  return { ...row, emailVerified: row.emailVerified === 1 };
}
