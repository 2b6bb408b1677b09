import { forward } from "./forward.js";

/** Only mined transactions have traces. */
export const trace_transaction = forward("trace_transaction");
