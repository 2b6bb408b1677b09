import { forward } from "./forward.js";

/** What the devchain is, and its latest block. */
export const hardhat_metadata = forward("hardhat_metadata");
