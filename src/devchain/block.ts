import type { Hex } from "../rootstock/hex.js";
import type { MergedMiningProof, RootstockHeader } from "../rootstock/merged-mining/header.js";
import type { RawTransaction } from "../rootstock/raw-transaction.js";

/** A transaction with its hash, its sender, and the bytes it was sent as. */
export interface Transaction extends RawTransaction {
  readonly hash: Hex;
  readonly from: Hex;
  readonly raw: Uint8Array;
}

export interface Log {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

export interface Receipt {
  readonly status: 0 | 1;
  readonly gasUsed: bigint;
  readonly cumulativeGasUsed: bigint;
  readonly contractAddress: Hex | null;
  readonly logs: readonly Log[];
  /** The block's number of logs before this transaction's. */
  readonly firstLogIndex: number;
}

/** What executing transactions on a parent block makes: all of a block but its proof of work. */
export interface BlockDraft {
  readonly header: RootstockHeader;
  readonly transactions: readonly Transaction[];
  readonly receipts: readonly Receipt[];
  /** The chain's total difficulty up to this block. */
  readonly totalDifficulty: bigint;
}

/** A mined block. */
export interface Block extends BlockDraft {
  readonly hash: Hex;
  readonly hashForMergedMining: Hex;
  readonly proof: MergedMiningProof;
  /** Its length in RLP. */
  readonly size: number;
  /** The root of the state after it where that was changed without a transaction; its header keeps its own. */
  readonly changedRoot?: Hex;
}
