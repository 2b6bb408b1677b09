import { forward } from "./forward.js";

/** The same by number or tag. */
export const rsk_getRawBlockHeaderByNumber = forward("rsk_getRawBlockHeaderByNumber");
