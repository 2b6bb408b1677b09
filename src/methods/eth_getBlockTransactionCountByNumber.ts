import { forward } from "./forward.js";

/** How many transactions a block holds; `null` for an unknown block. */
export const eth_getBlockTransactionCountByNumber = forward("eth_getBlockTransactionCountByNumber");
