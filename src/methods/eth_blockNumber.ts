import { forward } from "./forward.js";

/** The height of the best block. */
export const eth_blockNumber = forward("eth_blockNumber");
