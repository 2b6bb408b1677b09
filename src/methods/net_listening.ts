import { isNodeFailure } from "../pool/routing/is-retryable.js";
import { readNode } from "./forward.js";
import type { Handler } from "./handler.js";

/** Whether a node is in service: then there is a head. */
export const net_listening: Handler<"net_listening"> = async (_params, context) => {
  try {
    await readNode("eth_blockNumber", [], context);
    return true;
  } catch (error) {
    if (isNodeFailure(error)) return false;
    throw error;
  }
};
