import type { CanonicalChain } from "./canonical-chain.js";
import type { Head } from "./head-feed.js";
import type { KnownBlocks } from "./known-blocks.js";

/** How the chain that ends in a node's head lies to the shown one. */
export interface Branch {
  readonly head: Head;
  /** The height of the highest block known to be in both; -1 for none. */
  readonly forkHeight: number;
  /** What is known of its blocks above that, lowest first; none where the head is in the shown chain. */
  readonly blocks: readonly Head[];
}

/** What is known of the shown chain, and of all others. */
export interface ChainKnowledge {
  readonly chain: CanonicalChain;
  readonly known: KnownBlocks;
}

/** No branch is followed down further than this. */
const MAX_BLOCKS = 256;

/** Undefined while it is not known how `head` follows on the shown chain. */
export function branchOf(head: Head, { chain, known }: ChainKnowledge): Branch | undefined {
  const blocks: Head[] = [];
  const leavingAt = (forkHeight: number): Branch => ({ head, forkHeight, blocks: blocks.toReversed() });
  for (let at: Head | undefined = head; at && blocks.length < MAX_BLOCKS; at = known.get(at.parentHash)) {
    if (chain.has(at)) return leavingAt(at.number);
    blocks.push(at);
    const bridge = known.bridgeOf(at);
    if (bridge && (bridge.number === -1 || chain.has(bridge))) return leavingAt(bridge.number);
    if (chain.hashAt(at.number - 1) === at.parentHash) return leavingAt(at.number - 1);
  }
  return undefined;
}
