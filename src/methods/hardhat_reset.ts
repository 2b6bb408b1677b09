import { forward } from "./forward.js";

/** Resets the chain to block 0. */
export const hardhat_reset = forward("hardhat_reset");
