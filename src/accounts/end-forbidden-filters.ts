import { methods } from "../../generated/methods.js";
import type { Database } from "../store/database.js";
import type { FilterKind } from "../store/filter-tables.js";
import { readAllowLists } from "./allow-lists.js";
import { findForbidden } from "./check-allowed.js";
import { readOptions } from "./key-options.js";
import type { KeyRow } from "./key-row.js";

/** The method that creates filters of each kind. */
const creators = {
  logs: methods.eth_newFilter,
  blocks: methods.eth_newBlockFilter,
  transactions: methods.eth_newPendingTransactionFilter,
} as const satisfies Record<FilterKind, unknown>;

/** Removes the filters that a key has created and may no longer create. Belongs to the transaction that changes the key's lists. */
export async function endForbiddenFilters(transaction: Database, key: KeyRow): Promise<void> {
  const allowed = readAllowLists(readOptions(key));
  if (!allowed) return;
  const filters = await transaction
    .selectFrom("filter")
    .select(["id", "kind", "criteria"])
    .where("user_id", "=", key.user_id)
    .where("key_id", "=", key.id)
    .execute();
  const forbidden = filters.filter(({ kind, criteria }) =>
    findForbidden({ method: creators[kind], params: [JSON.parse(criteria)] }, allowed),
  );
  if (forbidden.length === 0) return;
  const ids = forbidden.map(({ id }) => id);
  await transaction.deleteFrom("filter").where("id", "in", ids).execute();
}
