import { toNodeCall } from "./call-object.js";
import { readNode } from "./forward.js";
import type { Handler } from "./handler.js";

/** Runs a contract's code at a block without a transaction. */
export const eth_call: Handler<"eth_call"> = ([transaction, block], context) =>
  readNode("eth_call", [toNodeCall(transaction), block], context);
