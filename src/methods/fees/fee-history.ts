import { limits } from "../../../generated/limits.js";
import type { FeeHistory } from "../../../generated/types.js";
import { type Hex, toQuantity } from "../../rootstock/hex.js";
import { readJson } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { readNode } from "../forward.js";
import type { HandlerContext } from "../handler.js";
import { ChainMovedError } from "../logs/chain-moved-error.js";

export interface FeeHistoryQuery {
  readonly blockCount: number;
  /** A number in hex, or a tag. */
  readonly newestBlock: string;
  /** Ascending. */
  readonly percentiles: readonly number[] | undefined;
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

/**
 * Fees of the newest block and those before it, of one chain.
 *
 * @throws ChainMovedError where a block is not the next one's parent: the chain was reorganised between two reads.
 * @throws RpcError InvalidParams where there is no such block.
 */
export async function readFeeHistory(query: FeeHistoryQuery, context: HandlerContext): Promise<FeeHistory> {
  const blocks = await readBlocks(query, context);
  const { percentiles } = query;
  return {
    oldestBlock: blocks[0]?.number ?? "0x0",
    baseFeePerGas: Array<Hex>(blocks.length + 1).fill("0x0"),
    gasUsedRatio: blocks.map(({ gasUsed, gasLimit }) => Number(gasUsed) / Number(gasLimit)),
    ...(percentiles && { reward: blocks.map((block) => pricesAt(percentiles, block)) }),
  };
}

/** The newest block decides the heights of the others. */
async function readBlocks(query: FeeHistoryQuery, context: HandlerContext): Promise<readonly PricedBlock[]> {
  const { newestBlock, percentiles } = query;
  const read = async (block: string): Promise<PricedBlock> => {
    const result = await readNode("eth_getBlockByNumber", [block, percentiles !== undefined], context);
    const found = (await readJson(result)) as PricedBlock | null;
    if (!found) throw new RpcError("InvalidParams", `block ${block} not found`, { data: { param: "newestBlock" } });
    return found;
  };
  const newest = await read(newestBlock);
  const count = Math.min(query.blockCount, limits.feeHistoryMaxBlocks, Number(newest.number) + 1);
  const oldest = Number(newest.number) - count + 1;
  const older = Array.from({ length: Math.max(0, count - 1) }, (_, index) => read(toQuantity(oldest + index)));
  const blocks = [...(await Promise.all(older)), ...(count > 0 ? [newest] : [])];
  const isLinked = blocks.every(
    ({ hash }, index) => blocks[index + 1]?.parentHash === hash || index === blocks.length - 1,
  );
  if (!isLinked) throw new ChainMovedError();
  return blocks;
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
