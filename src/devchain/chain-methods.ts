import { type Hex, toQuantity } from "../rootstock/hex.js";
import { transactionToJson } from "../rootstock/transaction-json.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Block, BlockDraft, Transaction } from "./block.js";
import type { ChainContent } from "./chain-content.js";
import { ancestorAt, type Chain, minedAt } from "./chain.js";
import { clientVersion } from "./client-version.js";
import type { DevchainMethod } from "./devchain-method.js";
import { type BlockParam, findBlock } from "./find-block.js";
import { type BlockRange, findLogs, findLogsIn, type LogFilter } from "./find-logs.js";
import { createGasPrice } from "./gas-price.js";
import { blockToJson, logToJson, pendingBlockToJson, placeOf, receiptToJson } from "./json-forms.js";
import type { PendingBlock } from "./pending-block.js";
import { poolToJson } from "./pool-content.js";
import { commitmentOf, noProof, sizeOf } from "./seal-block.js";
import type { Turn } from "./shared-thread.js";

interface ChainParts extends Pick<ChainContent, "chain" | "pool"> {
  readonly pendingBlock: PendingBlock;
}

/** The methods that read blocks, transactions and logs, and the few about the node itself. */
export function createChainMethods(parts: ChainParts) {
  const { chain } = parts;
  const gasPrice = createGasPrice(chain);
  return {
    eth_blockNumber: () => toQuantity(chain.head.header.number),
    eth_gasPrice: () => toQuantity(gasPrice()),
    eth_protocolVersion: () => "0x3e", // as RSKj: 62
    rsk_protocolVersion: () => "0x3e",
    net_peerCount: () => "0x0",
    web3_clientVersion: () => clientVersion,
    ...createBlockMethods(parts),
    ...createTransactionMethods(parts),
    txpool_content: () => poolToJson(parts),

    async eth_getLogs([params], turn) {
      const filter = params as LogParams;
      const removed = filter.blockHash && chain.removedByHash(filter.blockHash);
      if (removed) return findLogsIn(removed, filter).map(logToJson);
      const range = rangeOf(chain, filter);
      const found = range ? await findLogs(chain, { filter, range }, turn) : [];
      return found.map(logToJson);
    },
  } satisfies Record<string, DevchainMethod>;
}

function createBlockMethods(parts: ChainParts) {
  const { chain } = parts;
  const getBlock: DevchainMethod = ([param, withTransactions], turn) =>
    withBlock({ ...parts, turn }, param as BlockParam, {
      mined: (block) => blockToJson(block, withTransactions === true),
      pending: (draft) => pendingToJson(chain, draft, withTransactions === true),
    });
  const countTransactions: DevchainMethod = ([param], turn) =>
    withBlock({ ...parts, turn }, param as BlockParam, countOf);
  const countUncles: DevchainMethod = ([param], turn) =>
    withBlock({ ...parts, turn }, param as BlockParam, { mined: noUncles, pending: noUncles });
  const getTransactionAt: DevchainMethod = ([param, index], turn) =>
    withBlock({ ...parts, turn }, param as BlockParam, transactionAt(Number(index)));

  return {
    eth_getBlockByHash: getBlock,
    eth_getBlockByNumber: getBlock,
    eth_getBlockTransactionCountByHash: countTransactions,
    eth_getBlockTransactionCountByNumber: countTransactions,
    eth_getUncleCountByBlockHash: countUncles,
    eth_getUncleCountByBlockNumber: countUncles,
    eth_getTransactionByBlockHashAndIndex: getTransactionAt,
    eth_getTransactionByBlockNumberAndIndex: getTransactionAt,
  };
}

function createTransactionMethods({ chain, pool }: ChainParts) {
  return {
    eth_getTransactionByHash([hash]) {
      const mined = chain.transaction(hash as Hex);
      const waiting = mined?.transaction ?? pool.get(hash as Hex);
      return waiting ? transactionToJson(waiting, mined && placeOf(mined.block, mined.index)) : null;
    },

    eth_getTransactionReceipt([hash]) {
      const mined = chain.transaction(hash as Hex);
      return mined ? receiptToJson(mined) : null;
    },
  } satisfies Record<string, DevchainMethod>;
}

interface BlockReaders<T> {
  readonly mined: (block: Block) => T;
  readonly pending: (draft: BlockDraft) => T;
}

/** What a reader makes of the block; null where there is none. */
async function withBlock<T>(
  { chain, pendingBlock, turn }: ChainParts & { readonly turn: Turn },
  param: BlockParam,
  { mined, pending }: BlockReaders<T>,
) {
  const block = findBlock(chain, param) ?? removedBlock(chain, param);
  if (!block) return null;
  return block === "pending" ? pending(await turn.outside(pendingBlock)) : mined(block);
}

/** Blocks that left the chain are known by their hash only, as on a node. */
function removedBlock(chain: Chain, param: BlockParam): Block | undefined {
  return typeof param === "string" ? chain.removedByHash(param as Hex) : undefined;
}

function pendingToJson(chain: Chain, draft: BlockDraft, withTransactions: boolean) {
  const hashForMergedMining = commitmentOf(draft, ancestorAt(chain));
  return pendingBlockToJson(draft, withTransactions, { hashForMergedMining, size: sizeOf(draft, noProof) });
}

const count = ({ transactions }: BlockDraft) => toQuantity(transactions.length);
const countOf: BlockReaders<Hex> = { mined: count, pending: count };
const noUncles = () => "0x0";

function transactionAt(index: number) {
  return {
    mined(block: Block) {
      const mined = minedAt(block, index);
      return mined ? transactionToJson(mined.transaction, placeOf(mined.block, mined.index)) : null;
    },
    pending({ transactions }: BlockDraft) {
      const transaction: Transaction | undefined = transactions[index];
      return transaction ? transactionToJson(transaction) : null;
    },
  };
}

interface LogParams extends LogFilter {
  readonly blockHash?: Hex;
  readonly fromBlock?: string;
  readonly toBlock?: string;
}

/** The mined blocks that a filter means: by default the latest; none for an unknown hash or a start in the future. */
function rangeOf(
  chain: Chain,
  { blockHash, fromBlock = "latest", toBlock = "latest" }: LogParams,
): BlockRange | undefined {
  const head = chain.head.header.number;
  if (blockHash !== undefined) {
    const block = chain.byHash(blockHash);
    return block && { from: block.header.number, to: block.header.number };
  }
  const [from, to] = [heightOf(fromBlock, head), heightOf(toBlock, head)];
  if (from > head) return undefined;
  if (from > to) throw new RpcError("InvalidParams", "fromBlock is after toBlock", { data: { param: "filter" } });
  return { from, to: Math.min(to, head) };
}

function heightOf(param: string, head: number): number {
  if (param === "earliest") return 0;
  if (param === "latest") return head;
  return param === "pending" ? head + 1 : Number(param);
}
