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
  /** Nothing where there are blocks of a hash. */
  unknownBlockPart: number;
  /** Results of another type than the method's; decimal numbers instead of quantities; `null` as state. */
  otherTypePart: number;
  decimalPart: number;
  nullPart: number;
  /** Balances, and results of calls, of the block before. */
  oldStatePart: number;
  oldCallsPart: number;
  /** Blocks with another timestamp, another root, or another height. */
  otherTimePart: number;
  otherRootPart: number;
  otherBlockPart: number;
  /** Transactions and receipts that name a block of another branch, or are of another transaction. */
  otherBranchPart: number;
  otherTransactionPart: number;
  /** Logs of blocks are left out, each with a chance of a half; a part of each block's logs; logs of a block that is not there. */
  lostLogsPart: number;
  partialLogsPart: number;
  madeUpLogsPart: number;
  /** Whole responses that are malformed, and in which way. */
  malformedPart: number;
  malformation: "utf8" | "nesting" | "long error" | "other ids" | "no id" | "cut";
  /** What its WebSocket reports instead of its heads. */
  reports: "heads" | "nothing" | "other blocks" | "old heads";
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
  unknownBlockPart: 0,
  otherTypePart: 0,
  decimalPart: 0,
  nullPart: 0,
  oldStatePart: 0,
  oldCallsPart: 0,
  otherTimePart: 0,
  otherRootPart: 0,
  otherBlockPart: 0,
  otherBranchPart: 0,
  otherTransactionPart: 0,
  lostLogsPart: 0,
  partialLogsPart: 0,
  madeUpLogsPart: 0,
  malformedPart: 0,
  malformation: "utf8",
  reports: "heads",
  mixedPart: 0,
  partialPart: 0,
  lagBlocks: 0,
  isStuck: false,
  fallsBack: false,
  isSyncing: false,
  isOfOtherChain: false,
  branch: undefined,
};
