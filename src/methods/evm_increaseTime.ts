import { forward } from "./forward.js";

/** Moves the chain's clock forward. */
export const evm_increaseTime = forward("evm_increaseTime");
