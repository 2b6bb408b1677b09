import { forward } from "./forward.js";

/** Remembers the chain as it is now. */
export const evm_snapshot = forward("evm_snapshot");
