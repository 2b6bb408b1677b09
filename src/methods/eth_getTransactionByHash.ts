import { forward } from "./forward.js";

/** A transaction by its hash, pending ones included. */
export const eth_getTransactionByHash = forward("eth_getTransactionByHash");
