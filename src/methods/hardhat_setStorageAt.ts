import { forward } from "./forward.js";

/** Sets one slot of a contract's storage. */
export const hardhat_setStorageAt = forward("hardhat_setStorageAt");
