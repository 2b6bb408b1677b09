import { type Hex, toQuantity } from "../../rootstock/hex.js";
import { type BlockJson, headerOf } from "../../rootstock/merged-mining/block-json.js";
import type { Block } from "../block.js";
import type { Remote } from "./remote.js";

interface RemoteBlock extends BlockJson {
  readonly totalDifficulty: Hex;
  readonly size: Hex;
}

/**
 * The remote block at a height, as the first one of a local chain: with the state's local root in place of its own, and without its
 * transactions, which the remote node has.
 *
 * @throws Error when the node doesn't have it
 */
export async function readBase(remote: Remote, height: number): Promise<Block> {
  const block = (await remote.call("eth_getBlockByNumber", [toQuantity(height), false])) as RemoteBlock | null;
  if (!block) throw new Error(`--fork: the node has no block ${height}`);
  const { hash, hashForMergedMining, totalDifficulty, size } = block;
  const { bitcoinMergedMiningHeader } = block;
  return {
    header: headerOf(block),
    transactions: [],
    receipts: [],
    totalDifficulty: BigInt(totalDifficulty),
    hash,
    hashForMergedMining,
    proof: {
      bitcoinMergedMiningHeader,
      bitcoinMergedMiningCoinbaseTransaction: "0x",
      bitcoinMergedMiningMerkleProof: "0x",
    },
    size: Number(size),
  };
}

/** The hash of the remote block at a height that the node surely has. */
export async function readHash(remote: Remote, height: number): Promise<Hex> {
  return ((await remote.call("eth_getBlockByNumber", [toQuantity(height), false])) as RemoteBlock).hash;
}

/** The remote chain's height. */
export async function readHeight(remote: Remote): Promise<number> {
  return Number(await remote.call("eth_blockNumber", []));
}
