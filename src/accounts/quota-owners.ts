import type { Database } from "../store/database.js";
import type { Digests } from "./derive-secret.js";

/** Prevents a new account of the same e-mail from resetting a quota. */
export interface QuotaOwners {
  /**
   * Before an account is deleted or leaves its e-mail: keeps its count under a keyed digest of the e-mail until the period ends.
   */
  readonly keep: (user: { readonly id: string; readonly email: string }) => Promise<void>;
  /** After an account is created: continues the count of the previous account, if there was one in this period. */
  readonly inherit: (user: { readonly id: string; readonly email: string }) => Promise<void>;
}

export interface QuotaOwnersParts {
  readonly db: Database;
  readonly now: () => Date;
  /** Digests of an e-mail for the store. */
  readonly digests: Digests;
  /** Whether there is a monthly quota in addition to the daily one. */
  readonly isMonthly: boolean;
}

export function createQuotaOwners({ db, now, digests, isMonthly }: QuotaOwnersParts): QuotaOwners {
  const digestsOf = (email: string) => digests(email.toLowerCase());
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
        // While the master secret is changed, one for the processes that have only the other one.
        .values(digestsOf(email).map((email_digest) => ({ email_digest, ...kept })))
        .onConflict((conflict) => conflict.column("email_digest").doUpdateSet(kept))
        .execute();
    },
    async inherit({ id, email }) {
      const kept = await db
        .selectFrom("deleted_account")
        .select("quota_owner")
        .where("email_digest", "in", digestsOf(email))
        .where("until", ">", now().toISOString())
        .orderBy("until", "desc")
        .executeTakeFirst();
      if (kept) await db.updateTable("user").set(kept).where("id", "=", id).execute();
    },
  };
}

/** Start of the next day or month, in UTC. */
function endOfPeriod(now: Date, isMonthly: boolean): string {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return new Date(isMonthly ? Date.UTC(year, month + 1) : Date.UTC(year, month, day + 1)).toISOString();
}
