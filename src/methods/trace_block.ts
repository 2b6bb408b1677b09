import { forward } from "./forward.js";

/** All transactions of a block, REMASC's too. */
export const trace_block = forward("trace_block");
