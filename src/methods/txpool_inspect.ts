import type { PooledTransaction } from "../../generated/types.js";
import type { Handler } from "./handler.js";
import { mapPooled, readPool } from "./pools/read-pool.js";

/** The transactions that wait for a block, a line for each. */
export const txpool_inspect: Handler<"txpool_inspect"> = async (_params, context) => {
  const { pending, queued } = await readPool(context);
  return { pending: mapPooled(pending, summarise), queued: mapPooled(queued, summarise) };
};

/** In go-ethereum's words. */
function summarise({ to, value, gas, gasPrice }: PooledTransaction): string {
  return `${to ?? "contract creation"}: ${BigInt(value)} wei + ${BigInt(gas)} gas × ${BigInt(gasPrice)} wei`;
}
