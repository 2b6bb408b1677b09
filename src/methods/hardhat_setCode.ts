import { forward } from "./forward.js";

/** Sets the code of a contract. */
export const hardhat_setCode = forward("hardhat_setCode");
