import { readHead } from "./filters/read-head.js";
import { beginAbove } from "./filters/reported-chain.js";
import type { Handler } from "./handler.js";
import { resolveRange } from "./logs/block-range.js";

/** Creates a filter for logs. */
export const eth_newFilter: Handler<"eth_newFilter"> = async ([criteria], context) => {
  const head = await readHead(context);
  // Refuses what eth_getLogs would refuse.
  if (criteria.blockHash === undefined) resolveRange(criteria, head.number);
  return context.filters.create({ kind: "logs", criteria, state: beginAbove(head) });
};
