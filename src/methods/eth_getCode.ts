import { forward } from "./forward.js";

/** A contract's code; `0x` where there is none. */
export const eth_getCode = forward("eth_getCode");
