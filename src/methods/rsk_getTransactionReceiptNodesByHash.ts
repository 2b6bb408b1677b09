import { isNull } from "../json/raw-json.js";
import { RpcError } from "../rpc/rpc-error.js";
import { readNode } from "./forward.js";
import type { Handler, HandlerContext } from "./handler.js";

/** The proof of a receipt; `null` for an unknown block too, where RSKj fails with an internal error. */
export const rsk_getTransactionReceiptNodesByHash: Handler<"rsk_getTransactionReceiptNodesByHash"> = async (
  params,
  context,
) => {
  try {
    return await readNode("rsk_getTransactionReceiptNodesByHash", params, context);
  } catch (error) {
    const isInternal = error instanceof RpcError && error.errorName === "InternalError";
    if (isInternal && !(await hasBlock(params[0], context))) return null;
    throw error;
  }
};

async function hasBlock(hash: string, context: HandlerContext): Promise<boolean> {
  const count = await readNode("eth_getBlockTransactionCountByHash", [hash], context);
  return !(count instanceof Uint8Array && isNull(count));
}
