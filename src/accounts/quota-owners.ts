import type { Database } from "../store/database.js";

/** Keeps quotas from starting over with a new account of an e-mail that had one. */
export interface QuotaOwners {
  /** Before an account is deleted, or leaves its e-mail: its count is found again by a keyed digest of the e-mail, until the running period ends. */
  readonly keep: (user: { readonly id: string; readonly email: string }) => Promise<void>;
  /** After an account is created: it goes on with the count of the one before, where there was one in this period. */
  readonly inherit: (user: { readonly id: string; readonly email: string }) => Promise<void>;
}

export interface QuotaOwnersParts {
  readonly db: Database;
  readonly now: () => Date;
  /** Stands for an e-mail in the store. */
  readonly digest: (email: string) => string;
  /** Whether there is a monthly quota besides the daily one. */
  readonly isMonthly: boolean;
}

export function createQuotaOwners({ db, now, digest, isMonthly }: QuotaOwnersParts): QuotaOwners {
  const digestOf = (email: string): string => digest(email.toLowerCase());
  return {
    async keep({ id, email }) {
      const { quota_owner } = await db
        .selectFrom("user")
        .select((of) => of.fn.coalesce("quota_owner", "id").as("quota_owner"))
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const kept = { quota_owner, until: endOfPeriod(now(), isMonthly) };
      await db
        .insertInto("deleted_account")
        .values({ email_digest: digestOf(email), ...kept })
        .onConflict((conflict) => conflict.column("email_digest").doUpdateSet(kept))
        .execute();
    },
    async inherit({ id, email }) {
      const kept = await db
        .selectFrom("deleted_account")
        .select("quota_owner")
        .where("email_digest", "=", digestOf(email))
        .where("until", ">", now().toISOString())
        .executeTakeFirst();
      if (kept) await db.updateTable("user").set(kept).where("id", "=", id).execute();
    },
  };
}

/** The first moment of the next day or month, in UTC. */
function endOfPeriod(now: Date, isMonthly: boolean): string {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return new Date(isMonthly ? Date.UTC(year, month + 1) : Date.UTC(year, month, day + 1)).toISOString();
}
