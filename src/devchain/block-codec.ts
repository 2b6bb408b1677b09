import { RLP } from "@ethereumjs/rlp";
import { emptyBloom } from "../rootstock/logs-bloom.js";
import type { MergedMiningProof, RootstockHeader } from "../rootstock/merged-mining/header.js";
import type { Block, Log, Receipt, Transaction } from "./block.js";
import { bigint, bytes, type Codec, either, hex, integer, list, record } from "./codec.js";
import { readKnownTransaction } from "./read-transaction.js";

const header = record<RootstockHeader>({
  parentHash: hex,
  sha3Uncles: hex,
  miner: hex,
  stateRoot: hex,
  transactionsRoot: hex,
  receiptsRoot: hex,
  logsBloom: either(hex, emptyBloom),
  difficulty: bigint,
  number: integer,
  gasLimit: bigint,
  gasUsed: bigint,
  timestamp: integer,
  extraData: hex,
  paidFees: bigint,
  minimumGasPrice: bigint,
  uncleCount: integer,
  edges: either(list(integer), undefined),
  baseEvent: either(hex, undefined),
});

/** The signed transaction, with its hash and sender, which are expensive to compute. */
const sent = record<Pick<Transaction, "raw" | "hash" | "from">>({ raw: bytes, hash: hex, from: hex });

const transaction: Codec<Transaction> = {
  write: (value) => sent.write(value),
  read: (item) => readKnownTransaction(sent.read(item)),
};

const log = record<Log>({ address: hex, topics: list(hex), data: hex });

const receipt = record<Receipt>({
  status: integer as Codec<0 | 1>,
  gasUsed: bigint,
  cumulativeGasUsed: bigint,
  contractAddress: either(hex, null),
  logs: list(log),
  firstLogIndex: integer,
});

const proof = record<MergedMiningProof>({
  bitcoinMergedMiningHeader: hex,
  bitcoinMergedMiningCoinbaseTransaction: hex,
  bitcoinMergedMiningMerkleProof: hex,
});

const block = record<Omit<Block, "changedRoot">>({
  header,
  transactions: list(transaction),
  receipts: list(receipt),
  totalDifficulty: bigint,
  hash: hex,
  hashForMergedMining: hex,
  proof,
  size: integer,
});

export function encodeBlock(value: Block): Uint8Array {
  return RLP.encode(block.write(value));
}

export function decodeBlock(content: Uint8Array): Block {
  return block.read(RLP.decode(content));
}
