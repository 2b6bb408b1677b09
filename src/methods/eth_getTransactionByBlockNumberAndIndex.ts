import { forward } from "./forward.js";
import type { Handler } from "./handler.js";
import { withId } from "./with-id.js";

const fromNode = forward("eth_getTransactionByBlockNumberAndIndex");

/** A transaction by its place in a block; `null` for an unknown block or place. */
export const eth_getTransactionByBlockNumberAndIndex: Handler<"eth_getTransactionByBlockNumberAndIndex"> = (
  params,
  context,
) => withId(fromNode(params, context));
