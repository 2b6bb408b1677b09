import type { ForkHeights } from "../../config/chains.js";

/** Which of Rootstock's header rules hold at a height. */
export interface HeaderRules {
  /** The first block has no proof and an encoding of its own. */
  readonly genesis: boolean;
  /** RSKIP92: the Merkle proof is a list of hashes, and neither it nor the coinbase is part of the block's hash. */
  readonly shortProof: boolean;
  /** RSKIP110: twelve bytes of `hashForMergedMining` carry fork detection data. */
  readonly forkDetection: boolean;
  /** RSKIP-UMM: an item more in the header, always empty so far. */
  readonly umm: boolean;
  /** RSKIP180: the Merkle proof has at most 30 hashes. */
  readonly limitedProof: boolean;
  /** RSKIP351: 0 has the logs bloom in the hashed header, 1 the hash of bloom and sublist edges, 2 that of the base event (RSKIP535) too. */
  readonly version: 0 | 1 | 2;
}

/** Fork detection data looks back 448 blocks, none of which may be the genesis block. */
const firstHeightWithForkDetection = 449;

/** The header rules of a chain at a height, by the upgrades that are known of it. */
export function rulesAt(forks: ForkHeights, height: number): HeaderRules {
  const holds = (since = Infinity): boolean => height >= since;
  return {
    genesis: height === 0,
    shortProof: holds(forks.rskip92),
    forkDetection: holds(forks.rskip110) && height >= firstHeightWithForkDetection,
    umm: holds(forks.umm) && height > 0,
    limitedProof: holds(forks.rskip180),
    version: holds(forks.rskip535) ? 2 : holds(forks.rskip351) ? 1 : 0,
  };
}
