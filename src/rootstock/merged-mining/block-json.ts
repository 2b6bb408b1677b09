import type { Hex } from "../hex.js";
import type { MergedMiningProof, RootstockHeader } from "./header.js";

/** The members of a JSON-RPC block that its proof of work has to do with. */
export interface BlockJson extends MergedMiningProof {
  readonly number: Hex;
  readonly hash: Hex;
  readonly hashForMergedMining: Hex;
  readonly parentHash: Hex;
  readonly sha3Uncles: Hex;
  readonly logsBloom: Hex;
  readonly transactionsRoot: Hex;
  readonly stateRoot: Hex;
  readonly receiptsRoot: Hex;
  readonly miner: Hex;
  readonly difficulty: Hex;
  readonly extraData: Hex;
  readonly gasLimit: Hex;
  readonly gasUsed: Hex;
  readonly timestamp: Hex;
  readonly uncles: readonly Hex[];
  readonly minimumGasPrice: Hex;
  readonly paidFees: Hex;
  readonly rskPteEdges?: readonly number[] | null;
  readonly baseEvent?: Hex | null;
}

/** The header of a block as JSON-RPC has it. */
export function headerOf(block: BlockJson): RootstockHeader {
  return {
    parentHash: block.parentHash,
    sha3Uncles: block.sha3Uncles,
    miner: block.miner,
    stateRoot: block.stateRoot,
    transactionsRoot: block.transactionsRoot,
    receiptsRoot: block.receiptsRoot,
    logsBloom: block.logsBloom,
    difficulty: BigInt(block.difficulty),
    number: Number(block.number),
    gasLimit: BigInt(block.gasLimit),
    gasUsed: BigInt(block.gasUsed),
    timestamp: Number(block.timestamp),
    extraData: block.extraData,
    paidFees: BigInt(block.paidFees),
    minimumGasPrice: BigInt(block.minimumGasPrice),
    uncleCount: block.uncles.length,
    ...(block.rskPteEdges ? { edges: block.rskPteEdges } : {}),
    ...(block.baseEvent ? { baseEvent: block.baseEvent } : {}),
  };
}
