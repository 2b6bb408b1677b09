import { forward } from "./forward.js";

/** Makes several blocks now. */
export const hardhat_mine = forward("hardhat_mine");
