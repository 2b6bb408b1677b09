import { forward } from "./forward.js";

/** Makes a block now. */
export const evm_mine = forward("evm_mine");
