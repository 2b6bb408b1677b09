import { forward } from "./forward.js";

/** Ends the impersonation of an account. */
export const hardhat_stopImpersonatingAccount = forward("hardhat_stopImpersonatingAccount");
