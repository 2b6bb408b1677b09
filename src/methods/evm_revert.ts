import { forward } from "./forward.js";

/** Goes back to a snapshot. */
export const evm_revert = forward("evm_revert");
