import { forward } from "./forward.js";

/** What is stored at a position, of any length. */
export const rsk_getStorageBytesAt = forward("rsk_getStorageBytesAt");
