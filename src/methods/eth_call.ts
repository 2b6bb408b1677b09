import { toNodeCall } from "./call-object.js";
import { readNode } from "./forward.js";
import type { Handler } from "./handler.js";
import { overrideParam } from "./state-override.js";

/** Runs a contract's code at a block without a transaction, on changed accounts where there is a state override. */
export const eth_call: Handler<"eth_call"> = ([transaction, block, stateOverride], context) =>
  readNode("eth_call", [toNodeCall(transaction), block, ...overrideParam(stateOverride)], context);
