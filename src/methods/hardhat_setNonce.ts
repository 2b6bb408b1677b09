import { forward } from "./forward.js";

/** Sets an account's nonce. */
export const hardhat_setNonce = forward("hardhat_setNonce");
