import type { Insertable, Selectable } from "kysely";
import type { Database } from "../store/database.js";
import type { ApiKeyTable } from "../store/schema.js";

/** From the specification: "A user may hold up to 4 API keys." */
export const keySlots = [1, 2, 3, 4];

/** Stores a key in one of its user's slots; undefined when none is free. */
export async function insertKey(
  transaction: Database,
  row: Omit<Insertable<ApiKeyTable>, "slot">,
): Promise<Selectable<ApiKeyTable> | undefined> {
  // The unique index on (user, slot) decides, not a count: of two creates at once only one gets a slot.
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
