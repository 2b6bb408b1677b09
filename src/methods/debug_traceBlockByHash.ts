import { readBlockFrames } from "./frames/read-block-frames.js";
import type { Handler } from "./handler.js";

/** Execution traces of a block, as trees of calls; the block by its hash. */
export const debug_traceBlockByHash: Handler<"debug_traceBlockByHash"> = ([block, options], context) =>
  readBlockFrames(["eth_getBlockByHash", block], options, context);
