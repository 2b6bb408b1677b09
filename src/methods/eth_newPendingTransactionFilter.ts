import type { Handler } from "./handler.js";

/** Creates a filter for transactions sent through this service. */
export const eth_newPendingTransactionFilter: Handler<"eth_newPendingTransactionFilter"> = async (
  _params,
  { filters },
) => filters.create({ kind: "transactions", state: { position: await filters.lastSent() } });
