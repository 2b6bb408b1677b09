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

/** Where the rules come from: the real networks, RSKj's regtest, or this project's devchain (as regtest). */
export type ChainName = "mainnet" | "testnet" | "regtest" | "devchain";

/** The first heights at which a chain's rules hold; what it doesn't name never did. */
interface Activations {
  readonly shortProof: number;
  readonly forkDetection: number;
  readonly umm: number;
  readonly limitedProof: number;
  readonly version1: number;
  readonly version2: number;
}

const fromTheFirstBlock: Activations = {
  shortProof: 0,
  forkDetection: 0,
  umm: 1,
  limitedProof: 0,
  version1: 1,
  version2: 1,
};

// The upgrades of RSKj 9.0: orchid, wasabi, papyrus, iris, reed 8.1 and vetiver.
const activations: Readonly<Record<ChainName, Activations>> = {
  mainnet: {
    shortProof: 729_000,
    forkDetection: 1_591_000,
    umm: 2_392_700,
    limitedProof: 3_614_800,
    version1: Infinity,
    version2: Infinity,
  },
  testnet: {
    shortProof: 0,
    forkDetection: 0,
    umm: 863_000,
    limitedProof: 2_060_500,
    version1: 7_139_600,
    version2: 7_604_200,
  },
  regtest: fromTheFirstBlock,
  devchain: fromTheFirstBlock,
};

/** Fork detection data looks back 448 blocks, none of which may be the genesis block. */
const firstHeightWithForkDetection = 449;

/** The header rules of a chain at a height. */
export function rulesAt(chain: ChainName, height: number): HeaderRules {
  const from = activations[chain];
  return {
    genesis: height === 0,
    shortProof: height >= from.shortProof,
    forkDetection: height >= from.forkDetection && height >= firstHeightWithForkDetection,
    umm: height >= from.umm && height > 0,
    limitedProof: height >= from.limitedProof,
    version: height >= from.version2 ? 2 : height >= from.version1 ? 1 : 0,
  };
}
