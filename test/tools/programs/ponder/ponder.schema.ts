import { onchainTable } from "ponder";

export const dish = onchainTable("dish", (t) => ({ id: t.text().primaryKey(), note: t.text().notNull() }));
