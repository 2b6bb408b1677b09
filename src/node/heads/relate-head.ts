import type { ChainKnowledge } from "./branch.js";
import type { Head } from "./head-feed.js";

/** Reads a block by hash or height; undefined where there is none. */
export type ReadBlock = (block: string | number) => Promise<Head | undefined>;

/** What a head is related to, and how much may be read for it. */
export interface RelationSearch extends ChainKnowledge {
  /** Of the node whose head it is. */
  readonly readBlock: ReadBlock;
  /** Of a node that has the shown head, as long as there is one. */
  readonly readShown: ReadBlock;
  /** So many blocks below the shown head a fork is searched for one by one. */
  readonly maxReorgBlocks: number;
}

/** Up to this many blocks that were missed are read one by one. */
const MAX_GAP = 64;

/** After a longer absence so many are, to tell the heads of several nodes apart that come back from it. */
const TOP_BLOCKS = 8;

/**
 * Reads blocks until it is known how a node's head lies to the shown chain: along its parents first, then, where that leads too far or
 * the node hasn't them, by height. What it finds that way may lie below the fork, never above. Nothing is found for a node that is
 * far below the shown blocks known. Rejects when a node doesn't respond.
 */
export async function relateHead(head: Head, search: RelationSearch): Promise<void> {
  const { chain, known, readBlock, maxReorgBlocks } = search;
  const gap = head.number - (chain.current()?.number ?? 0);
  let at = head;
  known.add(head);
  for (let left = gap > MAX_GAP ? TOP_BLOCKS : Math.max(gap, 0) + maxReorgBlocks; left > 0; left--) {
    await learnDownTo(at.number - 1, search);
    if (chain.has(at) || chain.hashAt(at.number - 1) === at.parentHash) return;
    const parent = known.get(at.parentHash) ?? (await readBlock(at.parentHash));
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

/** Reads blocks of the shown chain below those known, so that its block at `height` is known; not where that is far below. */
async function learnDownTo(height: number, search: RelationSearch): Promise<void> {
  const { chain, known, readBlock, readShown, maxReorgBlocks } = search;
  const top = chain.current()?.number ?? -1;
  let lowest = height;
  while (lowest <= top && chain.hashAt(lowest) === undefined) lowest++;
  if (lowest > top || lowest - height > maxReorgBlocks) return;
  for (; lowest > height; lowest--) {
    const hash = chain.hashAt(lowest) ?? "";
    // A node that has left the shown chain still has its blocks; who has the shown head may be slow.
    const block = known.get(hash) ?? (await readBlock(hash)) ?? (await readShown(hash));
    if (block?.hash !== hash) return;
    known.add(block);
    chain.learn(block);
  }
}

/** The highest of these heights at which the node has the shown block; -1 when there is none. */
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
