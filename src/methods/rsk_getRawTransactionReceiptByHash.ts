import { forward } from "./forward.js";

/** A mined transaction's receipt as its block commits to it; `null` while it is pending. */
export const rsk_getRawTransactionReceiptByHash = forward("rsk_getRawTransactionReceiptByHash");
