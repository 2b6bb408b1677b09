import type { SimulatedBlock } from "./world.js";

/** What is wrong with a simulated node at a moment. Parts are of its answers, 0 to 1. */
export interface Faults {
  /** Refuses connections and has cut those that there were; comes back with an empty mempool. */
  isDead: boolean;
  /** Takes requests and never answers. */
  isHung: boolean;
  slowMs: number;
  resetPart: number;
  garbagePart: number;
  /** RSKj's error for whatever went wrong inside. */
  internalPart: number;
  isLimited: boolean;
  /** Nothing where there are transactions, receipts and blocks of a hash, as of a node whose history was pruned. */
  omittedPart: number;
  /** Logs are left out, each with a chance of a half. */
  lostLogsPart: number;
  /** Balances of the block before. */
  oldStatePart: number;
  /** Results of another type than the method's. */
  otherTypePart: number;
  /** Batches whose ids are exchanged. */
  mixedPart: number;
  /** Batches that it answers in part, or as a whole by an error. */
  partialPart: number;
  lagBlocks: number;
  isStuck: boolean;
  /** Every second answer is as of some blocks ago, as of a balancer before two nodes. */
  fallsBack: boolean;
  isSyncing: boolean;
  isOfOtherChain: boolean;
  /** The tip of a branch of its own. */
  branch: SimulatedBlock | undefined;
}

export const noFaults: Readonly<Faults> = {
  isDead: false,
  isHung: false,
  slowMs: 0,
  resetPart: 0,
  garbagePart: 0,
  internalPart: 0,
  isLimited: false,
  omittedPart: 0,
  lostLogsPart: 0,
  oldStatePart: 0,
  otherTypePart: 0,
  mixedPart: 0,
  partialPart: 0,
  lagBlocks: 0,
  isStuck: false,
  fallsBack: false,
  isSyncing: false,
  isOfOtherChain: false,
  branch: undefined,
};
