import { type RawBuilder, sql } from "kysely";
import type { Database } from "../store/database.js";

/** What a lease was given, and how the period then stands. */
export interface Grant {
  /** Whose count it was taken from: the user's own, or one from a deleted account of the same person. */
  readonly owner: string;
  readonly granted: number;
  /** Of all processes in this period, this grant included: used up, or in some process's hand. */
  readonly leased: number;
  /** The user's limit: the operator's word, or else the default. */
  readonly limit: number;
  /** When any process last was given something. */
  readonly leasedAtMs: number;
}

/** Tokens that go back from a process to the store. */
export interface GiveBack {
  /** The count's, as the grant said. */
  readonly owner: string;
  readonly period: string;
  readonly tokens: number;
}

/** What a quota needs of the store; every operation is atomic over all processes. */
export interface QuotaStore {
  /** Takes up to `size` requests out of a period; 0 when nothing is left. */
  grant(lease: { userId: string; period: string; size: number; nowMs: number }): Promise<Grant>;
  giveBack(entries: readonly GiveBack[]): Promise<void>;
  /** How a user's period stands. */
  read(userId: string, period: string): Promise<Pick<Grant, "leased" | "limit">>;
}

export interface QuotaStoreOptions {
  readonly defaultLimit: number;
  /** Where the operator's word for single users stands. */
  readonly overrideColumn: "daily_requests" | "monthly_requests";
}

/** When less is left than this many leases, leases shrink with what is left: the last requests are leased one by one. */
const shrinkBelowLeases = 16;

/** Leases as one row per user and period, which only ever changes by single statements: the store alone decides who gets the last one. */
export function createQuotaStore(db: Database, options: QuotaStoreOptions): QuotaStore {
  const owner = sql<string>`coalesce("user".quota_owner, "user".id)`;
  const limit = sql<number>`coalesce(${sql.ref(options.overrideColumn)}, cast(${options.defaultLimit} as integer))`;

  const find = async (userId: string, period: string) =>
    db
      .selectFrom("user")
      .leftJoin("quota", (join) => join.on("quota.user_id", "=", owner).on("quota.period", "=", period))
      .select([owner.as("owner"), limit.as("limit"), "quota.leased", "quota.leased_at"])
      .where("user.id", "=", userId)
      .executeTakeFirst();

  /** Undefined when nothing is left, or when there is no row yet. */
  const take = async (userId: string, period: string, { size, now }: { size: number; now: string }) => {
    const left = sql<number>`(counted.allowed - quota.leased)`;
    const share = shareOf(left, size);
    return (
      db
        .updateTable("quota")
        .from((query) =>
          query
            .selectFrom("user")
            .select([owner.as("owner"), limit.as("allowed")])
            .where("id", "=", userId)
            .as("counted"),
        )
        .set({ granted: share, leased: sql`quota.leased + ${share}`, leased_at: now })
        .whereRef("quota.user_id", "=", "counted.owner")
        .where("quota.period", "=", period)
        .where(left, ">", 0)
        // SQLite's "returning" sees the updated table only.
        .returning([
          "quota.user_id as owner",
          "quota.granted",
          "quota.leased",
          sql<number>`(select ${limit} from "user" where id = ${userId})`.as("limit"),
        ])
        .executeTakeFirst()
    );
  };

  const begin = async (userId: string, period: string, now: string) =>
    db
      .insertInto("quota")
      .values({ user_id: userId, period, leased: 0, granted: 0, leased_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  return {
    async grant({ userId, period, size, nowMs }) {
      const now = new Date(nowMs).toISOString();
      for (;;) {
        const taken = await take(userId, period, { size, now });
        if (taken) return { ...taken, leasedAtMs: nowMs };
        const found = await find(userId, period);
        // The user is gone, or the period spent.
        if (!found) return { owner: userId, granted: 0, leased: 0, limit: 0, leasedAtMs: 0 };
        if (found.leased !== null && found.leased >= found.limit)
          return {
            owner: found.owner,
            granted: 0,
            leased: found.leased,
            limit: found.limit,
            leasedAtMs: Date.parse(found.leased_at ?? ""),
          };
        // Else another process began the period, or gave something back, in between: there is some to be had.
        if (found.leased === null) await begin(found.owner, period, now);
      }
    },

    async giveBack(entries) {
      // In one order everywhere: two processes that give back at once cannot lock each other out.
      const ordered = entries.toSorted((a, b) => (a.owner < b.owner ? -1 : 1));
      await db.transaction().execute(async (transaction) => {
        for (const { owner: userId, period, tokens } of ordered)
          await transaction
            .updateTable("quota")
            .set({ leased: sql`leased - ${tokens}` })
            .where("user_id", "=", userId)
            .where("period", "=", period)
            .execute();
      });
    },

    async read(userId, period) {
      const found = await find(userId, period);
      return { leased: found?.leased ?? 0, limit: found?.limit ?? options.defaultLimit };
    },
  };
}

/** Of what is left: the size asked for, less when little is left, at least one. */
function shareOf(left: RawBuilder<number>, size: number): RawBuilder<number> {
  const part = sql`(${left} / ${sql.lit(shrinkBelowLeases)})`;
  return sql`case when ${part} >= ${sql.lit(size)} then ${sql.lit(size)} when ${part} > 1 then ${part} else 1 end`;
}
