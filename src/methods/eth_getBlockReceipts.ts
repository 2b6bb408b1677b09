import type { Handler } from "./handler.js";
import { readWhileChainHolds } from "./logs/pin-chain.js";
import { readReceipts } from "./receipts/read-receipts.js";

/** The receipts of a block's transactions, composed of one call each. */
export const eth_getBlockReceipts: Handler<"eth_getBlockReceipts"> = ([block], context) =>
  readWhileChainHolds(() => readReceipts(block, context));
