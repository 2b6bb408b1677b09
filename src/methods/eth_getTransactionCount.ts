import { forward } from "./forward.js";

/** The sender's next nonce at a block; `pending` counts what waits in the node's pool. */
export const eth_getTransactionCount = forward("eth_getTransactionCount");
