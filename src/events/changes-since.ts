import { BlockNotFoundError } from "./block-reader.js";
import type { BlockHeader, ReadHeader } from "./followed-chain.js";

/** How a chain got from one head to another. */
export interface ChainChanges {
  /** The blocks that left it, newest first. */
  readonly removed: readonly BlockHeader[];
  /** The blocks that joined it, oldest first. */
  readonly added: readonly BlockHeader[];
  /** The block below both, which stayed. */
  readonly fork: BlockHeader;
}

export interface ChangesSource {
  readonly readHeader: ReadHeader;
  /** Most blocks that may have left the chain. */
  readonly maxRemoved: number;
  /** Most blocks that may have joined it. */
  readonly maxAdded: number;
}

/** Every node lacks the blocks that left the chain. */
export class UnknownBranchError extends Error {
  override readonly name = "UnknownBranchError";
}

/**
 * What changed on a chain from one head to another, both given by hash; undefined when it is more than the source's bounds. Reads
 * the blocks down to the fork by hash, so that reorganisations meanwhile don't matter. Rejects when one can't be read, with
 * UnknownBranchError where that is for good.
 */
export async function changesSince(
  from: string,
  to: string,
  { readHeader, maxRemoved, maxAdded }: ChangesSource,
): Promise<ChainChanges | undefined> {
  const removed: BlockHeader[] = [];
  const added: BlockHeader[] = [];
  let [left, joined] = [await readLeft(from, readHeader), await readHeader(to)];
  if (joined.number - left.number > maxAdded || left.number - joined.number > maxRemoved) return undefined;
  while (left.hash !== joined.hash) {
    if (joined.number > left.number) {
      if (added.push(joined) > maxAdded) return undefined;
      joined = await readHeader(joined.parentHash);
    } else {
      if (removed.push(left) > maxRemoved) return undefined;
      left = await readLeft(left.parentHash, readHeader);
    }
  }
  return { removed, added: added.toReversed(), fork: left };
}

async function readLeft(hash: string, readHeader: ReadHeader): Promise<BlockHeader> {
  try {
    return await readHeader(hash);
  } catch (error) {
    throw error instanceof BlockNotFoundError ? new UnknownBranchError(error.message, { cause: error }) : error;
  }
}
