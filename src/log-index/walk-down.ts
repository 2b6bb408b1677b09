import type { ForkHeights } from "../config/chains.js";
import { type ProvenHeader, proveHeader } from "../rootstock/merged-mining/prove-header.js";

/** Reads a block by height or hash, parsed; rejects when no node can be asked just now. */
export type ReadBlock = (block: number | string) => Promise<unknown>;

/** A place in the chain: the hash that the block at a height must have. */
export interface BlockPlace {
  readonly height: number;
  readonly hash: string;
}

export interface WalkParts {
  readonly readBlock: ReadBlock;
  readonly forks: ForkHeights;
  /** Called for every block on the way. */
  readonly onBlock?: (height: number, block: ProvenHeader) => void;
}

/** A node's block could not be proven: the node altered it, or follows unknown rules. */
class UnprovenBlockError extends Error {
  constructor(readonly height: number) {
    super(`block ${height} can't be shown to be the chain's`);
  }
}

/** Number of concurrent reads: enough to keep a node busy, few enough to leave it responsive. */
const concurrentReads = 4;

/** Blocks read ahead of being looked at. */
const readAhead = 32;

/**
 * Goes down the chain from a trusted place to the block above `bottom`, and returns the place there. Each block is proven by the hash
 * that the one above it tells: a node can't slip another in. Throws UnprovenBlockError.
 */
export async function walkDown(from: BlockPlace, bottom: number, parts: WalkParts): Promise<BlockPlace> {
  let place = from;
  while (place.height > bottom) {
    const lowest = Math.max(bottom + 1, place.height - readAhead + 1);
    const heights = Array.from({ length: place.height - lowest + 1 }, (_, index) => place.height - index);
    for (const block of await readAll(heights, parts.readBlock)) {
      const proven = await prove(block, place, parts);
      parts.onBlock?.(place.height, proven);
      place = { height: place.height - 1, hash: proven.parentHash };
    }
  }
  return place;
}

/** Reads by height first, which every node at the head can serve; by hash if that block is of another branch, or wrong. */
async function prove(block: unknown, place: BlockPlace, { readBlock, forks }: WalkParts): Promise<ProvenHeader> {
  const name = { number: place.height, hash: place.hash };
  const proven = proveHeader(block, name, forks) ?? proveHeader(await readBlock(place.hash), name, forks);
  if (!proven) throw new UnprovenBlockError(place.height);
  return proven;
}

/** Reads blocks, a few at once; in the order of the heights. */
async function readAll(heights: readonly number[], readBlock: ReadBlock): Promise<readonly unknown[]> {
  const blocks: unknown[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < heights.length; index = next++)
      blocks[index] = await readBlock(heights[index] as number);
  };
  await Promise.all(Array.from({ length: concurrentReads }, work));
  return blocks;
}
