import { forward } from "./forward.js";

/** A block by height or tag. */
export const eth_getBlockByNumber = forward("eth_getBlockByNumber");
