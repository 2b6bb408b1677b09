import { toQuantity } from "../rootstock/hex.js";
import type { Handler } from "./handler.js";
import { countPooled, readPool } from "./pools/read-pool.js";

/** How many transactions wait for a block. */
export const txpool_status: Handler<"txpool_status"> = async (_params, context) => {
  const { pending, queued } = await readPool(context);
  return { pending: toQuantity(countPooled(pending)), queued: toQuantity(countPooled(queued)) };
};
