import { toNodeCall } from "./call-object.js";
import type { Handler } from "./handler.js";

/** Runs a contract's code at a block without a transaction. */
export const eth_call: Handler<"eth_call"> = ([transaction, block], { node, signal }) =>
  node.call("eth_call", [toNodeCall(transaction), block], signal);
