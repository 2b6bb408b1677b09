import { keccak_256 } from "@noble/hashes/sha3.js";
import { chains } from "../../../src/config/chains.js";
import { bloomOf } from "../../../src/rootstock/logs-bloom.js";
import { type BlockJson, headerOf } from "../../../src/rootstock/merged-mining/block-json.js";
import { forkDetectionData } from "../../../src/rootstock/merged-mining/fork-detection.js";
import { rulesAt } from "../../../src/rootstock/merged-mining/header-rules.js";
import { blockHash, genesisProof, hashForMergedMining } from "../../../src/rootstock/merged-mining/header.js";
import { mineMergedMiningProof } from "../../../src/rootstock/merged-mining/mine.js";
import { type Hex, quantity, type ScriptedTransaction, toHex } from "./signed-transaction.js";

/** A block of the tree. Its JSON is what a test network node serves: hashes, merged mining and bloom hold. */
export interface ScriptedBlock {
  readonly number: number;
  readonly hash: Hex;
  readonly parent: ScriptedBlock | undefined;
  readonly transactions: readonly ScriptedTransaction[];
  /** Every member but `transactions`. */
  readonly json: BlockJson & Readonly<Record<string, unknown>>;
}

/** Blocks with their parents: one chain, or several that fork off each other. The same script makes the same hashes. */
export interface BlockTree {
  readonly genesis: ScriptedBlock;
  /** Puts a block on top of `parent`; children of one parent differ. */
  mine(parent: ScriptedBlock, transactions?: readonly ScriptedTransaction[]): ScriptedBlock;
  find(hash: string): ScriptedBlock | undefined;
}

const noUncles = "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347";
const blockSeconds = 30;

export function createBlockTree(): BlockTree {
  const blocks = new Map<string, ScriptedBlock>();
  function add(parent: ScriptedBlock | undefined, transactions: readonly ScriptedTransaction[]): ScriptedBlock {
    const block = seal(parent, transactions, blocks.size);
    blocks.set(block.hash, block);
    return block;
  }
  return {
    genesis: add(undefined, []),
    mine: (parent, transactions = []) => add(parent, transactions),
    find: (hash) => blocks.get(hash),
  };
}

/** The ancestor of `block` at a height, itself included; undefined past it. */
export function ancestorAt(block: ScriptedBlock, number: number): ScriptedBlock | undefined {
  let at: ScriptedBlock | undefined = block;
  while (at && at.number > number) at = at.parent;
  return at?.number === number ? at : undefined;
}

/** The highest block that both chains have. */
export function forkOf(one: ScriptedBlock, other: ScriptedBlock): ScriptedBlock {
  let [left, right] = [one, other];
  while (left !== right) {
    if (left.number >= right.number) left = left.parent as ScriptedBlock;
    else right = right.parent as ScriptedBlock;
  }
  return left;
}

function seal(
  parent: ScriptedBlock | undefined,
  transactions: readonly ScriptedTransaction[],
  salt: number,
): ScriptedBlock {
  const number = parent ? parent.number + 1 : 0;
  const draft = draftOf(parent, transactions, { number, salt });
  const rules = rulesAt(chains.testnet.forks, number);
  const header = headerOf(draft);
  const ancestor = (height: number) => ({
    bitcoinMergedMiningHeader: ancestorAt(parent as ScriptedBlock, height)?.json.bitcoinMergedMiningHeader ?? "0x00",
    uncleCount: 0,
  });
  const committed = hashForMergedMining(
    header,
    rules,
    rules.forkDetection ? forkDetectionData(number, ancestor) : undefined,
  );
  const proof = parent
    ? mineMergedMiningProof(committed, { difficulty: 1n, timestamp: header.timestamp })
    : genesisProof;
  const hash = blockHash(header, proof, rules);
  return { number, hash, parent, transactions, json: { ...draft, ...proof, hashForMergedMining: committed, hash } };
}

interface Identity {
  readonly number: number;
  readonly salt: number;
}

/** Members in RSKj's order. The roots are made up: nothing but the block's hash depends on them. */
function draftOf(
  parent: ScriptedBlock | undefined,
  transactions: readonly ScriptedTransaction[],
  { number, salt }: Identity,
) {
  const rootOf = (name: string): Hex => toHex(keccak_256(Buffer.from(`${name} ${salt}`)));
  return {
    number: quantity(number),
    hash: "0x" as Hex,
    parentHash: parent?.hash ?? (`0x${"00".repeat(32)}` as const),
    mixHash: `0x${"00".repeat(32)}`,
    nonce: "0x0000000000000000",
    sha3Uncles: noUncles as Hex,
    logsBloom: bloomOf(transactions.flatMap(({ logs }) => logs) as Parameters<typeof bloomOf>[0]),
    transactionsRoot: rootOf("transactions"),
    stateRoot: rootOf("state"),
    receiptsRoot: rootOf("receipts"),
    miner: "0xec4ddeb4380ad69b3e509baad9f158cdf4e4681d" as Hex,
    difficulty: "0x1" as Hex,
    totalDifficulty: quantity(number + 1),
    extraData: "0x" as Hex,
    size: "0x2e8",
    gasLimit: "0x67c280" as Hex,
    gasUsed: quantity(21_000 * transactions.length),
    timestamp: quantity(1_600_000_000 + blockSeconds * number),
    uncles: [],
    minimumGasPrice: "0x1" as Hex,
    bitcoinMergedMiningHeader: "0x" as Hex,
    bitcoinMergedMiningCoinbaseTransaction: "0x" as Hex,
    bitcoinMergedMiningMerkleProof: "0x" as Hex,
    hashForMergedMining: "0x" as Hex,
    paidFees: "0x0" as Hex,
    cumulativeDifficulty: "0x1",
    rskPteEdges: null,
    baseEvent: null,
  };
}
