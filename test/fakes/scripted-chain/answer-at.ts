import { keccak_256 } from "@noble/hashes/sha3.js";
import { bloomOf } from "../../../src/rootstock/logs-bloom.js";
import { ancestorAt, type BlockTree, type ScriptedBlock } from "./block-tree.js";
import { logsOf, matchesFilter } from "./logs-of.js";
import { type Hex, quantity, type ScriptedTransaction, toHex } from "./signed-transaction.js";

/** What a node knows: the tree, the tip of its chain, what waits to be mined. */
export interface NodeView {
  readonly tree: BlockTree;
  readonly head: ScriptedBlock;
  readonly pool: ReadonlyMap<string, ScriptedTransaction>;
}

/** What an honest node says: the members of a JSON-RPC response beside jsonrpc and id. */
export type Said =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } };

/**
 * The honest answer of a node with this view: the oracle of the tests. State is made up, but of one block: balances, storage
 * and code are hashes of block and question, and eth_call returns the block's hash and height.
 */
export function answerAt(view: NodeView, method: string, params: readonly unknown[]): Said {
  const answer = answers[method];
  return answer ? answer(view, params) : { error: { code: -32601, message: "method not found" } };
}

/** In RSKj's form: senders without `0x`, a list for each nonce. */
function pooledJson(transactions: readonly ScriptedTransaction[]): object {
  const senders: Record<string, Record<string, unknown[]>> = {};
  for (const { from, hash, json } of transactions) {
    const nonces = (senders[from.slice(2)] ??= {});
    (nonces[String(Number(json["nonce"]))] ??= []).push({ ...json, from, hash });
  }
  return senders;
}

type Answer = (view: NodeView, params: readonly unknown[]) => Said;

const result = (value: unknown): Said => ({ result: value });
const notFound = (block: unknown): Said => ({
  error: { code: -32600, message: `Block ${typeof block === "string" ? block : "it"} not found` },
});

const answers: Readonly<Record<string, Answer>> = {
  eth_blockNumber: ({ head }) => result(quantity(head.number)),
  eth_gasPrice: ({ head }) => result(quantity(1_000 + head.number)),
  eth_protocolVersion: () => result("0x3e"),
  txpool_content: ({ pool }) => result({ pending: pooledJson([...pool.values()]), queued: {} }),
  web3_clientVersion: () => result("RskJ/9.0.3/Linux/Java17/VETIVER-0000000"),
  eth_getBalance: (view, [address, block]) => inState(view, block, (at) => numberOf(at, address)),
  eth_getCode: (view, [address, block]) => inState(view, block, (at) => digest(at, address)),
  eth_getStorageAt: (view, [address, slot, block]) => inState(view, block, (at) => digest(at, address, slot)),
  eth_getTransactionCount: (view, [address, block]) =>
    inState(view, block, (at) => quantity(countSent(at, address) + (block === "pending" ? view.pool.size : 0))),
  eth_call: (view, [, block]) => inState(view, block, describe),
  eth_estimateGas: (view, [, block]) => inState(view, block ?? "latest", (at) => quantity(21_000 + at.number)),
  eth_getBlockByHash: ({ tree }, [hash, full]) => result(blockJson(tree.find(String(hash)), full === true)),
  eth_getBlockByNumber: (view, [block, full]) => result(blockJson(findBlock(view, block), full === true)),
  eth_getBlockTransactionCountByHash: ({ tree }, [hash]) => countIn(tree.find(String(hash))),
  eth_getBlockTransactionCountByNumber: (view, [block]) => {
    const found = findBlock(view, block);
    return found ? countIn(found) : notFound(block);
  },
  trace_block: (view, [block]) =>
    result(tracesOf(String(block).length === 66 ? view.tree.find(String(block)) : findBlock(view, block))),
  eth_getUncleCountByBlockHash: ({ tree }, [hash]) => (tree.find(String(hash)) ? result("0x0") : notFound(hash)),
  eth_getUncleCountByBlockNumber: (view, [block]) => (findBlock(view, block) ? result("0x0") : notFound(block)),
  eth_getTransactionByBlockHashAndIndex: ({ tree }, [hash, index]) =>
    result(transactionJson(tree.find(String(hash)), Number(index))),
  eth_getTransactionByBlockNumberAndIndex: (view, [block, index]) =>
    result(transactionJson(findBlock(view, block), Number(index))),
  eth_getTransactionByHash: (view, [hash]) => {
    const place = findTransaction(view.head, String(hash));
    return result(place ? transactionJson(place.block, place.index) : pendingJson(view.pool.get(String(hash))));
  },
  eth_getTransactionReceipt: ({ head }, [hash]) => {
    const place = findTransaction(head, String(hash));
    return result(place ? receiptJson(place.block, place.index) : null);
  },
  eth_getLogs: (view, [filter]) => {
    const { blockHash, fromBlock = "latest", toBlock = "latest" } = filter as Record<string, string | undefined>;
    const [from, to] = [findBlock(view, fromBlock)?.number ?? Infinity, findBlock(view, toBlock) ?? view.head];
    const blocks = blockHash === undefined ? chainFrom(to, from) : [view.tree.find(blockHash)];
    return result(blocks.flatMap((block) => (block ? logsOf(block) : [])).filter((log) => matchesFilter(log, filter)));
  },
};

/** The block that a param names in this view; undefined when there is none. `pending` is the head here. */
function findBlock({ tree, head }: NodeView, block: unknown): ScriptedBlock | undefined {
  if (typeof block === "object" && block !== null) {
    const { blockHash, blockNumber } = block as Record<string, unknown>;
    return findBlock({ tree, head, pool: new Map() }, blockHash ?? blockNumber);
  }
  if (block === "latest" || block === "pending") return head;
  if (block === "earliest") return tree.genesis;
  const name = String(block);
  return name.length === 66 ? tree.find(name) : ancestorAt(head, Number(name));
}

/** Where a transaction is in the chain that ends in `head`. */
export function findTransaction(head: ScriptedBlock, hash: string) {
  for (let block: ScriptedBlock | undefined = head; block; block = block.parent) {
    const index = block.transactions.findIndex((transaction) => transaction.hash === hash);
    if (index !== -1) return { block, index };
  }
  return undefined;
}

/** A block as JSON-RPC has it. */
function blockJson(block: ScriptedBlock | undefined, full: boolean) {
  if (!block) return null;
  const transactions = block.transactions.map(({ hash }, index) => (full ? transactionJson(block, index) : hash));
  return { ...block.json, transactions };
}

function inState(view: NodeView, block: unknown, read: (at: ScriptedBlock) => string): Said {
  const found = findBlock(view, block);
  return found ? result(read(found)) : notFound(block);
}

function digest(block: ScriptedBlock, ...questions: unknown[]): Hex {
  return toHex(keccak_256(Buffer.from([block.hash, ...questions].join())));
}

function numberOf(block: ScriptedBlock, question: unknown): Hex {
  return quantity(BigInt(digest(block, question).slice(0, 14)));
}

function describe({ hash, number }: ScriptedBlock): Hex {
  return `${hash}${number.toString(16).padStart(64, "0")}`;
}

function countSent(head: ScriptedBlock, address: unknown): number {
  let count = 0;
  for (let block: ScriptedBlock | undefined = head; block; block = block.parent)
    count += block.transactions.filter(({ from }) => from === address).length;
  return count;
}

function countIn(block: ScriptedBlock | undefined): Said {
  return result(block ? quantity(block.transactions.length) : null);
}

function chainFrom(to: ScriptedBlock, from: number): ScriptedBlock[] {
  const blocks: ScriptedBlock[] = [];
  for (let block: ScriptedBlock | undefined = to; block && block.number >= from; block = block.parent)
    blocks.push(block);
  return blocks.toReversed();
}

function transactionJson(block: ScriptedBlock | undefined, index: number) {
  const transaction = block?.transactions[index];
  if (!block || !transaction) return null;
  const place = { blockHash: block.hash, blockNumber: quantity(block.number), transactionIndex: quantity(index) };
  return { ...transaction.json, ...place };
}

/** A trace of each transaction: as of a transfer. */
function tracesOf(block: ScriptedBlock | undefined) {
  if (!block) return null;
  return block.transactions.map(({ hash, json }, transactionPosition) => ({
    action: { callType: "call", from: json["from"], to: json["to"], gas: "0x0", input: "0x", value: json["value"] },
    blockHash: block.hash,
    blockNumber: block.number,
    transactionHash: hash,
    transactionPosition,
    type: "call",
    subtraces: 0,
    traceAddress: [],
    result: { gasUsed: "0x5208", output: "0x" },
  }));
}

function pendingJson(transaction: ScriptedTransaction | undefined) {
  return transaction ? { ...transaction.json, blockHash: null, blockNumber: null, transactionIndex: null } : null;
}

function receiptJson(block: ScriptedBlock, index: number) {
  const transaction = block.transactions[index] as ScriptedTransaction;
  const logs = logsOf(block).filter(({ transactionHash }) => transactionHash === transaction.hash);
  return {
    transactionHash: transaction.hash,
    transactionIndex: quantity(index),
    blockHash: block.hash,
    blockNumber: quantity(block.number),
    cumulativeGasUsed: quantity(21_000 * (index + 1)),
    gasUsed: quantity(21_000),
    contractAddress: null,
    logs,
    from: transaction.from,
    to: transaction.json.to,
    status: "0x1",
    logsBloom: bloomOf(transaction.logs),
    type: "0x0",
    effectiveGasPrice: transaction.json.gasPrice,
  };
}
