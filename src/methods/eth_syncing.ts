import { readNode } from "./forward.js";
import type { Handler } from "./handler.js";

/** A node that is syncing is out of service: as long as there is a head, nothing is. */
export const eth_syncing: Handler<"eth_syncing"> = async (_params, context) => {
  await readNode("eth_blockNumber", [], context);
  return false as const;
};
