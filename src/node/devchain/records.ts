import { RLP } from "@ethereumjs/rlp";
import { bytesToBigInt, bytesToHex } from "@ethereumjs/util";
import type { MergedMiningProof } from "../../rootstock/merged-mining/header.js";
import { decodeRawTransaction, hashRawTransaction } from "../raw-transaction.js";
import type { Block, Transaction } from "./block.js";
import type { Hex } from "./hex.js";

/** How a chain starts: made once for each data folder. */
export interface GenesisRecord {
  readonly kind: "genesis";
  readonly chainId: number;
  readonly timestamp: number;
  readonly privateKeys: readonly Hex[];
}

/** A transaction the pool took. */
export interface TransactionRecord {
  readonly kind: "transaction";
  readonly transaction: Transaction;
}

/** A mined block: what executing its transactions, recorded before it, can't tell. */
export interface BlockRecord {
  readonly kind: "block";
  readonly timestamp: number;
  readonly hash: Hex;
  readonly proof: MergedMiningProof;
  readonly transactionHashes: readonly Hex[];
}

/** What the journal of a chain holds, one after the other. */
export type ChainRecord = GenesisRecord | TransactionRecord | BlockRecord;

const tags = { genesis: 0, transaction: 1, block: 2 } as const;

export function encodeGenesis({ chainId, timestamp, privateKeys }: Omit<GenesisRecord, "kind">): Uint8Array {
  return RLP.encode([tags.genesis, chainId, timestamp, [...privateKeys]]);
}

/** The sender is kept too, since finding it takes longer than all the rest of reading a chain. */
export function encodeTransaction({ raw, from }: Transaction): Uint8Array {
  return RLP.encode([tags.transaction, raw, from]);
}

export function encodeBlock({ header, hash, proof, transactions }: Block): Uint8Array {
  return RLP.encode([
    tags.block,
    header.timestamp,
    hash,
    proof.bitcoinMergedMiningHeader,
    proof.bitcoinMergedMiningCoinbaseTransaction,
    proof.bitcoinMergedMiningMerkleProof,
    transactions.map((transaction) => transaction.hash),
  ]);
}

/** Reads one record back. */
export function decodeRecord(record: Uint8Array): ChainRecord {
  const [tag, ...items] = RLP.decode(record) as [Uint8Array, ...(Uint8Array | Uint8Array[])[]];
  if (tag.length === 0) return decodeGenesis(items as [Uint8Array, Uint8Array, Uint8Array[]]);
  if (tag[0] === tags.transaction) return decodeTransaction(items as [Uint8Array, Uint8Array]);
  if (tag[0] === tags.block) return decodeBlock(items as [...FiveItems, Uint8Array[]]);
  throw new Error(`the chain's journal has a record of unknown kind ${tag[0]}`);
}

function decodeGenesis([chainId, timestamp, privateKeys]: [Uint8Array, Uint8Array, Uint8Array[]]): GenesisRecord {
  return {
    kind: "genesis",
    chainId: toNumber(chainId),
    timestamp: toNumber(timestamp),
    privateKeys: privateKeys.map((key) => bytesToHex(key)),
  };
}

function decodeTransaction([raw, from]: [Uint8Array, Uint8Array]): TransactionRecord {
  const data = bytesToHex(raw);
  const known = { hash: hashRawTransaction(data), from: bytesToHex(from), raw };
  return { kind: "transaction", transaction: { ...decodeRawTransaction(data), ...known } };
}

type FiveItems = [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];

function decodeBlock([timestamp, hash, header, coinbase, branch, hashes]: [...FiveItems, Uint8Array[]]): BlockRecord {
  return {
    kind: "block",
    timestamp: toNumber(timestamp),
    hash: bytesToHex(hash),
    proof: {
      bitcoinMergedMiningHeader: bytesToHex(header),
      bitcoinMergedMiningCoinbaseTransaction: bytesToHex(coinbase),
      bitcoinMergedMiningMerkleProof: bytesToHex(branch),
    },
    transactionHashes: hashes.map((each) => bytesToHex(each)),
  };
}

function toNumber(bytes: Uint8Array): number {
  return Number(bytesToBigInt(bytes));
}
