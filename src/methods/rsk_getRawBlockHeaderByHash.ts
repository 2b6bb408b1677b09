import { forward } from "./forward.js";

/** A block's header as nodes send it to each other; `null` for an unknown block. */
export const rsk_getRawBlockHeaderByHash = forward("rsk_getRawBlockHeaderByHash");
