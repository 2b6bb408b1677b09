import { forward } from "./forward.js";

/** Lets transactions be sent from an account without its key. */
export const hardhat_impersonateAccount = forward("hardhat_impersonateAccount");
