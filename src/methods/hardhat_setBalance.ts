import { forward } from "./forward.js";

/** Sets an account's balance. */
export const hardhat_setBalance = forward("hardhat_setBalance");
