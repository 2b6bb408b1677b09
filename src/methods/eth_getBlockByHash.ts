import { forward } from "./forward.js";

/** A block by its hash; side-chain blocks the node still has are found too. */
export const eth_getBlockByHash = forward("eth_getBlockByHash");
