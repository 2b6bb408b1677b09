import type { Insertable, Selectable } from "kysely";
import { limits } from "../../generated/limits.js";
import type { Database } from "../store/database.js";
import type { ApiKeyTable } from "../store/schema.js";

const keySlots = Array.from({ length: limits.keysPerUser }, (_, index) => index + 1);

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
    if (inserted) return inserted;
  }
  return undefined;
}
