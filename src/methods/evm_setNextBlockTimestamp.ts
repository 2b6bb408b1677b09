import { forward } from "./forward.js";

/** Sets the time stamp of the next block. */
export const evm_setNextBlockTimestamp = forward("evm_setNextBlockTimestamp");
