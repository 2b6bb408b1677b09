import type { Head } from "../../node/head-feed.js";
import type { CanonicalChain } from "./canonical-chain.js";
import type { KnownBlocks } from "./known-blocks.js";

/** The relation of a node's head to the canonical chain. */
export interface Branch {
  readonly head: Head;
  /** The height of the highest block known to be in both; -1 for none. */
  readonly forkHeight: number;
  /** Known blocks above the fork, lowest first; empty if the head is canonical. */
  readonly blocks: readonly Head[];
}

/** The known blocks of the canonical chain and of all branches. */
export interface ChainKnowledge {
  readonly chain: CanonicalChain;
  readonly known: KnownBlocks;
}

/** Maximum length of a branch. */
const maxBlocks = 256;

/** Undefined while the fork of `head` is unknown. */
export function branchOf(head: Head, { chain, known }: ChainKnowledge): Branch | undefined {
  const blocks: Head[] = [];
  const leavingAt = (forkHeight: number): Branch => ({ head, forkHeight, blocks: blocks.toReversed() });
  for (let at: Head | undefined = head; at && blocks.length < maxBlocks; at = known.parentOf(at)) {
    if (chain.has(at)) return leavingAt(at.number);
    blocks.push(at);
    const bridge = known.bridgeOf(at);
    if (bridge && (bridge.number === -1 || chain.has(bridge))) return leavingAt(bridge.number);
    if (chain.hashAt(at.number - 1) === at.parentHash) return leavingAt(at.number - 1);
  }
  return undefined;
}
