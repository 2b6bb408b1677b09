import { forward } from "./forward.js";

/** A mined transaction's receipt; `null` while it is pending. */
export const eth_getTransactionReceipt = forward("eth_getTransactionReceipt");
