import type { CallNode } from "./call-node.js";

export interface Read {
  readonly method: string;
  readonly params: readonly unknown[];
}

interface NodeBlock {
  readonly number: string;
  readonly hash: string;
  readonly miner: string;
  readonly transactions: readonly { readonly hash: string; readonly from: string; readonly to: string | null }[];
}

/** Blocks below the head, so that no reorganisation changes them between two reads. */
const settledBlocks = 3;

/** Blocks to read all of, and transactions of each. */
const maxBlocks = 40;
const maxTransactions = 10;

/** Reads of all that the newest settled blocks of a node hold: blocks, transactions, receipts, logs, and states at them. */
export async function collectReads(call: CallNode): Promise<readonly Read[]> {
  const head = Number((await call("eth_blockNumber", [])).result) - settledBlocks;
  const heights = Array.from({ length: Math.min(maxBlocks, head + 1) }, (_, below) => toHex(head - below));
  const reads: Read[] = [
    { method: "eth_getLogs", params: [{ fromBlock: heights.at(-1), toBlock: heights[0] }] },
    { method: "eth_getBlockByNumber", params: [toHex(head + 100_000), false] },
    { method: "eth_getTransactionReceipt", params: [`0x${"12".repeat(32)}`] },
  ];
  for (const height of heights) {
    const block = (await call("eth_getBlockByNumber", [height, true])).result as NodeBlock;
    reads.push(
      ...ofBlock(block),
      ...block.transactions.slice(0, maxTransactions).flatMap((one) => ofTransaction(one, block)),
    );
  }
  return reads;
}

function ofBlock({ number, hash, miner }: NodeBlock): readonly Read[] {
  return [
    { method: "eth_getBlockByNumber", params: [number, true] },
    { method: "eth_getBlockByNumber", params: [number, false] },
    { method: "eth_getBlockByHash", params: [hash, true] },
    { method: "eth_getBlockTransactionCountByNumber", params: [number] },
    { method: "eth_getBlockTransactionCountByHash", params: [hash] },
    { method: "eth_getUncleCountByBlockNumber", params: [number] },
    { method: "eth_getUncleCountByBlockHash", params: [hash] },
    { method: "eth_getLogs", params: [{ blockHash: hash }] },
    { method: "eth_getLogs", params: [{ fromBlock: number, toBlock: number, address: miner }] },
    { method: "eth_getBalance", params: [miner, number] },
  ];
}

function ofTransaction(
  { hash, from, to }: NodeBlock["transactions"][number],
  { number, hash: blockHash }: NodeBlock,
): readonly Read[] {
  const states = [from, ...(to === null ? [] : [to])].flatMap((account) => [
    { method: "eth_getBalance", params: [account, number] },
    { method: "eth_getTransactionCount", params: [account, number] },
    { method: "eth_getCode", params: [account, number] },
    { method: "eth_getStorageAt", params: [account, "0x0", number] },
  ]);
  return [
    { method: "eth_getTransactionByHash", params: [hash] },
    { method: "eth_getTransactionByBlockHashAndIndex", params: [blockHash, "0x0"] },
    { method: "eth_getTransactionByBlockNumberAndIndex", params: [number, "0x0"] },
    { method: "eth_getTransactionReceipt", params: [hash] },
    ...states,
  ];
}

function toHex(height: number): string {
  return `0x${height.toString(16)}`;
}
