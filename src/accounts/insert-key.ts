import type { Insertable, Selectable } from "kysely";
import { limits } from "../../generated/limits.js";
import type { Database } from "../store/database.js";
import type { ApiKeyTable } from "../store/schema.js";

const keySlots = Array.from({ length: limits.keysPerUser }, (_, index) => index + 1);

/** Revoked keys kept of each user. */
const maxRevoked = 100;

/** Inserts a key into a free slot of its user; undefined if there is none. */
export async function insertKey(
  transaction: Database,
  row: Omit<Insertable<ApiKeyTable>, "slot">,
): Promise<Selectable<ApiKeyTable> | undefined> {
  // The unique index on (user, slot) decides, not a count: of two concurrent creates only one gets a slot.
  for (const slot of keySlots) {
    const inserted = await transaction
      .insertInto("api_key")
      .values({ ...row, slot })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!inserted) continue;
    await forgetRevoked(transaction, row.user_id);
    return inserted;
  }
  return undefined;
}

async function forgetRevoked(transaction: Database, userId: string): Promise<void> {
  const revoked = transaction.selectFrom("api_key").where("user_id", "=", userId).where("revoked_at", "is not", null);
  const newest = revoked.select("id").orderBy("revoked_at", "desc").orderBy("id", "desc").limit(maxRevoked);
  await transaction
    .deleteFrom("api_key")
    .where("user_id", "=", userId)
    .where("revoked_at", "is not", null)
    .where("id", "not in", newest)
    .execute();
}
