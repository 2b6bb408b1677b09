import { limits } from "../../../generated/limits.js";
import type { FeeHistory } from "../../../generated/types.js";
import { readJson } from "../../json/raw-json.js";
import { type Hex, toQuantity } from "../../rootstock/hex.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { readNode } from "../forward.js";
import type { HandlerContext } from "../handler.js";
import { ChainMovedError } from "../logs/chain-moved-error.js";

export interface FeeHistoryQuery {
  readonly blockCount: number;
  /** A number in hex, or a tag. */
  readonly newestBlock: string;
  /** Ascending; none: without prices. */
  readonly percentiles: readonly number[];
}

interface PricedTransaction {
  readonly gas: Hex;
  readonly gasPrice: Hex;
}

interface PricedBlock {
  readonly number: Hex;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly gasLimit: Hex;
  readonly gasUsed: Hex;
  readonly minimumGasPrice: Hex;
  readonly transactions: readonly PricedTransaction[] | readonly Hex[];
}

/** What is kept of a block: the transactions of a hundred would take much memory. */
interface BlockFees extends Pick<PricedBlock, "number" | "hash" | "parentHash"> {
  readonly gasUsedRatio: number;
  readonly prices: Hex[];
}

/** Blocks that are read together: they travel to a node as one batch. */
const readsAtOnce = 32;

/**
 * Fees of the newest block and those before it, of one chain.
 *
 * @throws ChainMovedError where a block is not the next one's parent: the chain was reorganised between two reads.
 * @throws RpcError InvalidParams where there is no such block.
 */
export async function readFeeHistory(query: FeeHistoryQuery, context: HandlerContext): Promise<FeeHistory> {
  const blocks = await readBlocks(query, context);
  const isLinked = blocks.slice(1).every(({ parentHash }, index) => parentHash === blocks[index]?.hash);
  if (!isLinked) throw new ChainMovedError();
  return {
    oldestBlock: blocks[0]?.number ?? "0x0",
    baseFeePerGas: Array<Hex>(blocks.length + 1).fill("0x0"),
    gasUsedRatio: blocks.map(({ gasUsedRatio }) => gasUsedRatio),
    ...(query.percentiles.length > 0 && { reward: blocks.map(({ prices }) => prices) }),
  };
}

/** The newest block decides the heights of the others. */
async function readBlocks(query: FeeHistoryQuery, context: HandlerContext): Promise<readonly BlockFees[]> {
  const { newestBlock } = query;
  const newest = await readFees(newestBlock, query, context);
  if (!newest)
    throw new RpcError("InvalidParams", `block ${newestBlock} not found`, { data: { param: "newestBlock" } });
  const end = Number(newest.number);
  const count = Math.min(query.blockCount, limits.feeHistoryMaxBlocks, end + 1);
  const blocks: BlockFees[] = [];
  for (let start = end - count + 1; start < end; start += readsAtOnce) {
    const heights = Array.from({ length: Math.min(readsAtOnce, end - start) }, (_, index) => toQuantity(start + index));
    const read = await Promise.all(heights.map((height) => readFees(height, query, context)));
    for (const block of read) {
      if (!block) throw new ChainMovedError();
      blocks.push(block);
    }
  }
  return count > 0 ? [...blocks, newest] : [];
}

/** Undefined where there is no such block. */
async function readFees(param: string, { percentiles }: FeeHistoryQuery, context: HandlerContext) {
  const result = await readNode("eth_getBlockByNumber", [param, percentiles.length > 0], context);
  const block = (await readJson(result)) as PricedBlock | null;
  if (!block) return undefined;
  const { number, hash, parentHash, gasUsed, gasLimit } = block;
  return {
    number,
    hash,
    parentHash,
    gasUsedRatio: Number(gasUsed) / Number(gasLimit),
    prices: percentiles.length > 0 ? pricesAt(percentiles, block) : [],
  } satisfies BlockFees;
}

/**
 * The gas prices that transactions with these shares of the block's gas paid at most, by their gas limits. Those without a price, as
 * REMASC, are left out; a block with none else has its minimum gas price.
 */
function pricesAt(percentiles: readonly number[], { transactions, minimumGasPrice }: PricedBlock): Hex[] {
  const priced = (transactions as readonly PricedTransaction[])
    .map(({ gas, gasPrice }) => ({ gas: Number(gas), price: BigInt(gasPrice) }))
    .filter(({ price }) => price > 0n)
    .sort((a, b) => (a.price < b.price ? -1 : Number(a.price > b.price)));
  const totalGas = priced.reduce((sum, { gas }) => sum + gas, 0);
  return percentiles.map((percentile) => {
    let gasSoFar = 0;
    const reached = priced.find(({ gas }) => (gasSoFar += gas) >= (totalGas * percentile) / 100);
    return toQuantity(reached?.price ?? BigInt(minimumGasPrice));
  });
}
