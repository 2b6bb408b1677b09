import type { Head } from "../../node/head-feed.js";
import type { ChainKnowledge } from "../model/branch.js";

/** Reads a block by hash or height; undefined where there is none. */
export type ReadBlock = (block: string | number) => Promise<Head | undefined>;

/** What a head is related to, and how much may be read for it. */
export interface RelationSearch extends ChainKnowledge {
  /** From the node whose head it is. */
  readonly readBlock: ReadBlock;
  /** From a node that has the canonical head, if there is one. */
  readonly readShown: ReadBlock;
  /** How far below the canonical head a fork is searched for block by block. */
  readonly maxReorgBlocks: number;
}

/** Maximum number of missed blocks that are read one by one. */
const maxGap = 64;

/** Number of blocks read after a longer absence: tells the heads of several nodes apart. */
const topBlocks = 8;

/**
 * Reads blocks until the fork of a node's head is known: along its parents first, then, if that is too far or the node lacks them, by
 * height. A fork found by height may be lower than the real one, never higher. Finds nothing for a node far below the known canonical
 * blocks. Rejects if the node does not respond.
 */
export async function relateHead(head: Head, search: RelationSearch): Promise<void> {
  const { chain, known, readBlock, maxReorgBlocks } = search;
  const gap = head.number - (chain.current()?.number ?? 0);
  let at = head;
  known.add(head);
  for (let left = gap > maxGap ? topBlocks : Math.max(gap, 0) + maxReorgBlocks; left > 0; left--) {
    await learnDownTo(at.number - 1, search);
    if (chain.has(at) || chain.hashAt(at.number - 1) === at.parentHash) return;
    const parent = known.parentOf(at) ?? (await readBlock(at.parentHash));
    if (parent?.hash !== at.parentHash || parent.number !== at.number - 1) break;
    known.add(parent);
    at = parent;
  }
  const heights = chain.heightsUpTo(at.number - 1);
  const deepest = (chain.current()?.number ?? 0) - maxReorgBlocks;
  if (heights.length === 0 && (at.number > deepest || head.number <= deepest)) return;
  const number = await findCommonHeight(heights, search);
  known.addBridge(at, { number, hash: chain.hashAt(number) ?? "" });
}

/** Reads canonical blocks below the known ones down to `height`, unless that is too far. */
async function learnDownTo(height: number, search: RelationSearch): Promise<void> {
  const { chain, known, readBlock, readShown, maxReorgBlocks } = search;
  const top = chain.current()?.number ?? -1;
  let lowest = height;
  while (lowest <= top && chain.hashAt(lowest) === undefined) lowest++;
  if (lowest > top || lowest - height > maxReorgBlocks) return;
  for (; lowest > height; lowest--) {
    const hash = chain.hashAt(lowest) ?? "";
    // A node on another branch still has the canonical blocks; one with the canonical head may be slow.
    const block = known.get(hash) ?? (await readBlock(hash)) ?? (await readShown(hash));
    if (block?.hash !== hash) return;
    known.add(block);
    chain.learn(block);
  }
}

/** The highest of these heights at which the node has the canonical block; -1 if there is none. */
async function findCommonHeight(heights: readonly number[], { chain, readBlock }: RelationSearch): Promise<number> {
  const isShared = async (index: number): Promise<boolean> => {
    const height = heights[index] as number;
    return (await readBlock(height))?.hash === chain.hashAt(height);
  };
  let [other, shared] = [-1, heights.length];
  for (let index = 0; index < heights.length; index = 2 * index + 1) {
    if (await isShared(index)) {
      shared = index;
      break;
    }
    other = index;
  }
  while (shared - other > 1) {
    const middle = (other + shared) >> 1;
    if (await isShared(middle)) shared = middle;
    else other = middle;
  }
  return heights[shared] ?? -1;
}
