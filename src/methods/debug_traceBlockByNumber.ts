import { RpcError } from "../rpc/rpc-error.js";
import { readBlockFrames } from "./frames/read-block-frames.js";
import type { Handler } from "./handler.js";

/** Execution traces of a block, as trees of calls; the block by its number. */
export const debug_traceBlockByNumber: Handler<"debug_traceBlockByNumber"> = ([block, options], context) => {
  if (block === "pending")
    throw new RpcError("InvalidParams", "the pending block has no frames: trace_block has its traces", {
      data: { param: "block" },
    });
  return readBlockFrames(["eth_getBlockByNumber", block], options, context);
};
