import { limits } from "../../generated/limits.js";
import type { Handler } from "./handler.js";

/** Creates a filter for pending transactions: those sent through this service, and those that nodes report. */
export const eth_newPendingTransactionFilter: Handler<"eth_newPendingTransactionFilter"> = async (
  _params,
  { filters, events },
) => {
  events?.pending.listenFor(idleMs);
  return filters.create({ kind: "transactions", state: { position: await filters.lastSent() } });
};

const idleMs = limits.filterIdleMinutes * 60_000;
