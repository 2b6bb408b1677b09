import { forward } from "./forward.js";

/** The transactions that wait for a block, in full. */
export const txpool_content = forward("txpool_content");
