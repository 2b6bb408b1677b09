import type { PoolContent, PooledBySender, PooledTransaction } from "../../../generated/types.js";
import { readJson } from "../../json/raw-json.js";
import type { HandlerContext } from "../handler.js";

/** The transactions that wait at the nodes. */
export async function readPool({ node, signal }: HandlerContext): Promise<PoolContent> {
  return (await readJson(await node.call("txpool_content", [], signal))) as PoolContent;
}

/** The same tree of senders and nonces, with something else in the place of each transaction. */
export function mapPooled<T>(senders: PooledBySender, change: (transaction: PooledTransaction) => T) {
  return Object.fromEntries(
    Object.entries(senders).map(([sender, nonces]) => [
      sender,
      Object.fromEntries(Object.entries(nonces).map(([nonce, transaction]) => [nonce, change(transaction)])),
    ]),
  );
}

/** How many there are. */
export function countPooled(senders: PooledBySender): number {
  return Object.values(senders).reduce((sum, nonces) => sum + Object.keys(nonces).length, 0);
}
