import { forward } from "./forward.js";

/** How many transactions a block holds; `null` for an unknown block. */
export const eth_getBlockTransactionCountByHash = forward("eth_getBlockTransactionCountByHash");
