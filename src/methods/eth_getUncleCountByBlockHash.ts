import { forward } from "./forward.js";

/** How many uncles a block names; `null` for an unknown block. */
export const eth_getUncleCountByBlockHash = forward("eth_getUncleCountByBlockHash");
