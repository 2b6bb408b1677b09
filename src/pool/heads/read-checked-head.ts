import type { BlockName, Head } from "../../node/head-feed.js";
import { readHead } from "../../upstream/read-head.js";

/** Whether a block is known not to be what its hash says. */
export type IsAltered = (block: unknown, name: BlockName) => boolean;

/** The head in a node's block. Throws an Error if it is no block, or altered. */
export function readCheckedHead(block: unknown, isAltered: IsAltered): Head {
  const head = readHead(block);
  if (isAltered(block, head)) throw new Error(`a block that its hash ${head.hash} does not prove`);
  return head;
}
