import { createHash } from "node:crypto";
import { chains } from "../../../src/config/chains.js";
import { sectionBlocks } from "../../../src/log-index/section.js";
import type { Hex } from "../../../src/rootstock/hex.js";
import { type BlockJson, headerOf } from "../../../src/rootstock/merged-mining/block-json.js";
import { rulesAt } from "../../../src/rootstock/merged-mining/header-rules.js";
import { blockHash } from "../../../src/rootstock/merged-mining/header.js";

/** As long as the main network's: the sections of the index, and some newer blocks. */
export const SECTIONS = 907;
export const INDEXED_BLOCKS = SECTIONS * sectionBlocks;
export const HEAD = INDEXED_BLOCKS + 100;

/** Contracts with so many logs, one to a block, all over the chain. */
export const LOG_COUNTS = [0, 100, 10_000] as const;

/** The contract with so many logs. */
export function contractOf(count: number): Hex {
  return `0x${hashOf(`contract ${count}`).slice(0, 40)}`;
}

/** The heights of a contract's logs within a range: anywhere in as many equal parts of the chain. */
export function heightsOf(count: number, { from, to }: { readonly from: number; readonly to: number }): number[] {
  const part = INDEXED_BLOCKS / Math.max(1, count);
  const heights: number[] = [];
  for (let index = Math.floor(from / part); index < count && index * part < to + 1; index++) {
    const height = Math.floor((index + ((index * 0.618_034) % 1)) * part);
    if (height >= from && height <= to) heights.push(height);
  }
  return heights;
}

/** The hash of a section's last block. The blocks below the newest are in the index alone: nobody asks for them. */
export function lastHashOf(section: number): Hex {
  return `0x${hashOf(`section ${section}`)}`;
}

/** The newest blocks, above those of the index, with hashes that hold. */
export function newestBlocks(): ReadonlyMap<number, BlockJson> {
  const blocks = new Map<number, BlockJson>();
  let parentHash = lastHashOf(SECTIONS - 1);
  for (let height = INDEXED_BLOCKS; height <= HEAD; height++) {
    const draft = { ...sample, number: `0x${height.toString(16)}` as const, parentHash };
    const hash = blockHash(headerOf(draft), draft, rulesAt(chains.regtest.forks, height));
    blocks.set(height, { ...draft, hash });
    parentHash = hash;
  }
  return blocks;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const zero = `0x${"00".repeat(32)}` as const;

const sample: BlockJson = {
  number: "0x0",
  hash: zero,
  hashForMergedMining: zero,
  parentHash: zero,
  sha3Uncles: zero,
  logsBloom: `0x${"00".repeat(256)}`,
  transactionsRoot: zero,
  stateRoot: zero,
  receiptsRoot: zero,
  miner: `0x${"00".repeat(20)}`,
  difficulty: "0x1",
  extraData: "0x",
  gasLimit: "0x67c280",
  gasUsed: "0x0",
  timestamp: "0x1",
  uncles: [],
  minimumGasPrice: "0x0",
  paidFees: "0x0",
  bitcoinMergedMiningHeader: "0x00",
  bitcoinMergedMiningCoinbaseTransaction: "0x00",
  bitcoinMergedMiningMerkleProof: "0x00",
};
