import { type MethodName, methods } from "../../generated/methods.js";
import { ancestorAt, type SimulatedBlock, type SimulatedTransaction, type World } from "./world.js";

/** What a simulated node answers from. */
export interface View {
  readonly world: World;
  readonly head: SimulatedBlock;
  /** The node's bit. */
  readonly bit: number;
  readonly mempool: Map<string, SimulatedTransaction>;
  readonly isSyncing: boolean;
  readonly chainId: string;
}

/** A member of a JSON-RPC response: `"result":…` or `"error":…`. */
export type Member = string;

type Answer = (view: View, params: readonly unknown[]) => Member;

const result = (json: string): Member => `"result":${json}`;
const quantity = (value: number): string => `"0x${value.toString(16)}"`;
const error = (code: number, message: string): Member => `"error":{"code":${code},"message":"${message}"}`;
const notFound = error(-32_600, "Block 0x0 not found");

/** All transactions that simulations send, by what is sent. */
export type Mempools = ReadonlyMap<string, SimulatedTransaction>;

/** What an honest node says, with RSKj's manners. State read at a block is that block's index. */
export function answerFrom(view: View, method: string, params: readonly unknown[], known: Mempools): Member {
  if (method === "eth_sendRawTransaction") return send(view, known.get(String(params[0])));
  return answers[method]?.(view, params) ?? error(-32_601, "method not found");
}

const answers: Readonly<Record<string, Answer>> = {
  eth_chainId: ({ chainId }) => result(`"${chainId}"`),
  eth_syncing: ({ isSyncing }) => result(isSyncing ? '{"currentBlock":"0x1","highestBlock":"0xffff"}' : "false"),
  eth_blockNumber: ({ head }) => result(quantity(head.number)),
  eth_gasPrice: ({ head }) => result(quantity(1_000 + head.number)),
  eth_getBalance: (view, [, block]) => inState(view, block, ({ index }) => quantity(index)),
  eth_call: (view, [, block]) => inState(view, block, ({ index }) => quantity(index)),
  eth_getTransactionCount: (view, [address, block]) =>
    inState(view, block, (at) => quantity(countSent(view, at, { address, isPending: block === "pending" }))),
  eth_getBlockByNumber: (view, [block]) => result(blockJson(findBlock(view, block))),
  eth_getBlockByHash: (view, [hash]) => result(blockJson(findByHash(view, hash))),
  eth_getBlockTransactionCountByNumber: (view, [block]) => {
    const found = findBlock(view, block);
    return found ? result(quantity(found.transactions.length)) : notFound;
  },
  eth_getBlockTransactionCountByHash: (view, [hash]) => {
    const found = findByHash(view, hash);
    return result(found ? quantity(found.transactions.length) : "null");
  },
  eth_getTransactionByHash: (view, [hash]) => {
    const block = findTransaction(view.head, String(hash));
    const transaction = block?.transactions.find((one) => one.hash === hash) ?? view.mempool.get(String(hash));
    return result(transaction ? transactionJson(transaction, block) : "null");
  },
  eth_getTransactionReceipt: ({ head }, [hash]) => {
    const block = findTransaction(head, String(hash));
    return result(
      block
        ? `{"transactionHash":"${String(hash)}","blockHash":"${block.hash}","blockNumber":${quantity(block.number)},${namesOf("eth_getTransactionReceipt")}}`
        : "null",
    );
  },
  eth_getLogs: (view, [filter]) => {
    const { fromBlock = "latest", toBlock = "latest", blockHash } = filter as Record<string, unknown>;
    if (blockHash !== undefined) return result(`[${logsOf(findByHash(view, blockHash))}]`);
    const from = heightOf(view, fromBlock);
    let at: SimulatedBlock | undefined = findBlock(view, toBlock) ?? view.head;
    const logs: string[] = [];
    for (; at && at.number >= from; at = at.parent) logs.push(logsOf(at));
    return result(`[${logs.toReversed().join(",")}]`);
  },
};

function heightOf({ head }: View, block: unknown): number {
  if (block === "earliest") return 0;
  return typeof block === "string" && block.startsWith("0x") ? Number(block) : head.number;
}

function findByHash({ world, bit }: View, hash: unknown): SimulatedBlock | undefined {
  const block = world.find(String(hash));
  return block && (block.knownBy & bit) !== 0 ? block : undefined;
}

/** The block that a param names; undefined when the node hasn't it, or it isn't in its chain where it has to be. */
function findBlock(view: View, block: unknown): SimulatedBlock | undefined {
  const { head } = view;
  if (typeof block === "object" && block !== null) {
    const { blockHash, blockNumber, requireCanonical } = block as Record<string, unknown>;
    if (blockHash === undefined) return findBlock(view, blockNumber);
    const found = findByHash(view, blockHash);
    return found && requireCanonical === "true" && ancestorAt(head, found.number) !== found ? undefined : found;
  }
  if (block === "latest" || block === "pending") return head;
  if (block === "earliest") return ancestorAt(head, 0);
  const name = String(block);
  return name.length === 66 ? findByHash(view, name) : ancestorAt(head, Number(name));
}

function inState(view: View, block: unknown, read: (at: SimulatedBlock) => string): Member {
  const found = findBlock(view, block);
  return found ? result(read(found)) : notFound;
}

/** The block of the chain that ends in `head` that holds the transaction. No simulated transaction lies deeper than the first blocks. */
export function findTransaction(head: SimulatedBlock, hash: string): SimulatedBlock | undefined {
  for (let at: SimulatedBlock | undefined = head; at && at.knownBy !== 0xffff; at = at.parent)
    if (at.transactions.length > 0 && at.transactions.some((one) => one.hash === hash)) return at;
  return undefined;
}

interface Sender {
  readonly address: unknown;
  readonly isPending: boolean;
}

function countSent({ mempool }: View, at: SimulatedBlock, { address, isPending }: Sender): number {
  let count = 0;
  for (let block: SimulatedBlock | undefined = at; block && block.knownBy !== 0xffff; block = block.parent)
    for (const { from } of block.transactions) if (from === address) count++;
  if (!isPending) return count;
  const waiting = new Set<number>();
  for (const { from, nonce } of mempool.values()) if (from === address) waiting.add(nonce);
  while (waiting.has(count)) count++;
  return count;
}

function send({ head, mempool }: View, transaction: SimulatedTransaction | undefined): Member {
  if (!transaction) return error(-32_602, "Invalid input: no such transaction");
  if (findTransaction(head, transaction.hash)) return error(-32_010, "transaction nonce too low");
  if (mempool.has(transaction.hash)) return error(-32_010, "pending transaction with same hash already exists");
  mempool.set(transaction.hash, transaction);
  return result(`"${transaction.hash}"`);
}

/** What nodes are asked for most: made once for each block. */
const jsonOfBlocks = new WeakMap<SimulatedBlock, string>();

function blockJson(block: SimulatedBlock | undefined): string {
  if (!block) return "null";
  const json = jsonOfBlocks.get(block) ?? writeBlock(block);
  jsonOfBlocks.set(block, json);
  return json;
}

/** The names of the members that the document requires: simulated objects have only those that matter. */
function namesOf(method: MethodName): string {
  return `"names":${JSON.stringify(methods[method].resultForm.required)}`;
}

/** Lets every filter pass. */
const fullBloom = `0x${"f".repeat(512)}`;

function writeBlock(block: SimulatedBlock): string {
  const parentHash = block.parent?.hash ?? `0x${"0".repeat(64)}`;
  const hashes = block.transactions.map(({ hash }) => `"${hash}"`).join(",");
  return `{"number":${quantity(block.number)},"hash":"${block.hash}","parentHash":"${parentHash}","difficulty":"0xa","totalDifficulty":${quantity(block.totalDifficulty)},"logsBloom":"${fullBloom}","receiptsRoot":"${rootOf(block.hash, block.number)}","timestamp":${timestampOf(block.hash)},"transactions":[${hashes}],${namesOf("eth_getBlockByHash")}}`;
}

/** What proves a simulated block: its timestamp and receipts root follow from its hash and height. */
export function isProven({ hash, number, timestamp, receiptsRoot }: SimulatedHeader): boolean {
  return receiptsRoot === rootOf(hash, Number(number)) && JSON.stringify(timestamp) === timestampOf(hash);
}

export interface SimulatedHeader {
  readonly hash: string;
  readonly number: string;
  readonly timestamp: string;
  readonly receiptsRoot: string;
}

function rootOf(hash: string, number: number): string {
  return `0x${hash.slice(-32)}${number.toString(16).padStart(32, "0")}`;
}

function timestampOf(hash: string): string {
  return quantity(Number(`0x${hash.slice(-8)}`) + 1_000);
}

function transactionJson({ hash, from, nonce }: SimulatedTransaction, block: SimulatedBlock | undefined): string {
  const place = block
    ? `"blockHash":"${block.hash}","blockNumber":${quantity(block.number)}`
    : '"blockHash":null,"blockNumber":null';
  return `{"hash":"${hash}","nonce":${quantity(nonce)},"from":"${from}",${place},${namesOf("eth_getTransactionByHash")}}`;
}

/** Each block has two logs that each filter takes. */
function logsOf(block: SimulatedBlock | undefined): string {
  if (!block) return "";
  const log = (index: number): string =>
    `{"logIndex":"0x${index}","blockNumber":${quantity(block.number)},"blockHash":"${block.hash}","data":${quantity(block.index)}}`;
  return `${log(0)},${log(1)}`;
}
