import { forward } from "./forward.js";

/** One storage slot, always 32 bytes. */
export const eth_getStorageAt = forward("eth_getStorageAt");
