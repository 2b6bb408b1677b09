import { forward } from "./forward.js";
import type { Handler } from "./handler.js";
import { withId } from "./with-id.js";

const fromNode = forward("eth_getTransactionByBlockHashAndIndex");

/** A transaction by its place in a block; `null` for an unknown block or place. */
export const eth_getTransactionByBlockHashAndIndex: Handler<"eth_getTransactionByBlockHashAndIndex"> = (
  params,
  context,
) => withId(fromNode(params, context));
