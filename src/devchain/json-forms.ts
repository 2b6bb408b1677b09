import { type Hex, toQuantity } from "../rootstock/hex.js";
import { bloomOf } from "../rootstock/logs-bloom.js";
import { transactionToJson } from "../rootstock/transaction-json.js";
import type { Block, BlockDraft } from "./block.js";
import type { MinedTransaction } from "./chain.js";
import type { FoundLog } from "./find-logs.js";
import { noProof } from "./seal-block.js";

/** A mined block, its members in RSKj's order. */
export function blockToJson(block: Block, withTransactions: boolean) {
  const { hash, hashForMergedMining, proof, size, header } = block;
  const identity = { number: toQuantity(header.number), hash, logsBloom: header.logsBloom };
  const transactions = withTransactions
    ? block.transactions.map((transaction, index) => transactionToJson(transaction, placeOf(block, index)))
    : block.transactions.map((transaction) => transaction.hash);
  return blockMembers(block, identity, { hashForMergedMining, proof, size, transactions });
}

/** Where a mined transaction is. */
export function placeOf(block: Block, index: number) {
  return { blockHash: block.hash, blockNumber: block.header.number, index };
}

/** The block that would be made now: no number, no hash, no bloom filter yet, nor any in its transactions. */
export function pendingBlockToJson(
  draft: BlockDraft,
  withTransactions: boolean,
  { hashForMergedMining, size }: Pick<Block, "hashForMergedMining" | "size">,
) {
  const transactions = draft.transactions.map((transaction) =>
    withTransactions ? transactionToJson(transaction) : transaction.hash,
  );
  const identity = { number: null, hash: null, logsBloom: null };
  return blockMembers(draft, identity, { hashForMergedMining, size, proof: noProof, transactions });
}

interface BlockIdentity {
  readonly number: Hex | null;
  readonly hash: Hex | null;
  readonly logsBloom: Hex | null;
}

interface BlockRest extends Pick<Block, "hashForMergedMining" | "proof" | "size"> {
  readonly transactions: readonly unknown[];
}

function blockMembers({ header, totalDifficulty }: BlockDraft, identity: BlockIdentity, rest: BlockRest) {
  return {
    number: identity.number,
    hash: identity.hash,
    parentHash: header.parentHash,
    mixHash: `0x${"00".repeat(32)}`,
    nonce: `0x${"00".repeat(8)}`,
    sha3Uncles: header.sha3Uncles,
    logsBloom: identity.logsBloom,
    transactionsRoot: header.transactionsRoot,
    stateRoot: header.stateRoot,
    receiptsRoot: header.receiptsRoot,
    miner: header.miner,
    difficulty: toQuantity(header.difficulty),
    totalDifficulty: toQuantity(totalDifficulty),
    extraData: header.extraData,
    size: toQuantity(rest.size),
    gasLimit: toQuantity(header.gasLimit),
    gasUsed: toQuantity(header.gasUsed),
    timestamp: toQuantity(header.timestamp),
    transactions: rest.transactions,
    uncles: [],
    minimumGasPrice: toQuantity(header.minimumGasPrice),
    ...rest.proof,
    hashForMergedMining: rest.hashForMergedMining,
    paidFees: toQuantity(header.paidFees),
    // The chain's, as the specification says; RSKj gives the block's and its uncles' alone.
    cumulativeDifficulty: toQuantity(totalDifficulty),
    rskPteEdges: header.edges ?? null,
    baseEvent: null,
  };
}

/** The receipt of a mined transaction. */
export function receiptToJson({ block, index, transaction, receipt }: MinedTransaction) {
  return {
    transactionHash: transaction.hash,
    transactionIndex: toQuantity(index),
    blockHash: block.hash,
    blockNumber: toQuantity(block.header.number),
    cumulativeGasUsed: toQuantity(receipt.cumulativeGasUsed),
    gasUsed: toQuantity(receipt.gasUsed),
    contractAddress: receipt.contractAddress,
    logs: receipt.logs.map((log, offset) =>
      logToJson({ log, block, transactionIndex: index, logIndex: receipt.firstLogIndex + offset }),
    ),
    from: transaction.from,
    to: transaction.to,
    status: toQuantity(receipt.status),
    logsBloom: bloomOf(receipt.logs),
    type: "0x0",
    effectiveGasPrice: toQuantity(transaction.gasPrice),
  };
}

/** A log of a mined transaction. */
export function logToJson({ log, block, transactionIndex, logIndex }: FoundLog) {
  return {
    logIndex: toQuantity(logIndex),
    blockNumber: toQuantity(block.header.number),
    blockHash: block.hash,
    transactionHash: block.transactions[transactionIndex]?.hash,
    transactionIndex: toQuantity(transactionIndex),
    address: log.address,
    data: log.data,
    topics: log.topics,
    removed: false,
  };
}
