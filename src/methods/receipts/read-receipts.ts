import type { MethodName } from "../../../generated/methods.js";
import type { BlockNumberOrTagOrHash } from "../../../generated/types.js";
import { asBuffer } from "../../json/json-bytes.js";
import { collectBytes, isNull, readJson } from "../../json/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { readTurns } from "../../turns/byte-turns.js";
import { readNode } from "../forward.js";
import type { HandlerContext } from "../handler.js";
import { ChainMovedError } from "../logs/chain-moved-error.js";

/** Requests under way together: they travel to a node as one batch. */
const readsAtOnce = 32;

interface Block {
  readonly hash: string | null;
  readonly number: string | null;
  readonly transactions: readonly string[];
}

/**
 * The receipts of a block's transactions as one JSON array, in order; `null` where there is no such block or it is pending.
 *
 * @throws ChainMovedError where a receipt is of another block: the chain was reorganised between two reads.
 * @throws RpcError InvalidParams for a block off the main chain, LimitExceeded for more bytes than logs may have.
 */
export async function readReceipts(param: BlockNumberOrTagOrHash, context: HandlerContext): Promise<Buffer> {
  const [method, params] = blockCall(param);
  const block = (await readJson(await readNode(method, params, context))) as Block | null;
  if (!block || block.hash === null) return Buffer.from("null");
  const receipts: Uint8Array[] = [];
  let size = 0;
  for (let at = 0; at < block.transactions.length; at += readsAtOnce) {
    const hashes = block.transactions.slice(at, at + readsAtOnce);
    for (const receipt of await Promise.all(hashes.map((hash) => readReceipt(hash, block.hash, context)))) {
      if (!receipt) throw method === "eth_getBlockByHash" ? await offMainChain(block, context) : new ChainMovedError();
      size += receipt.length;
      if (size > context.logBounds.maxBytes)
        throw new RpcError("LimitExceeded", `the receipts are more than ${context.logBounds.maxBytes} bytes`);
      context.hold(receipt.length);
      receipts.push(receipt);
    }
  }
  return Buffer.concat([Buffer.from("["), ...receipts.flatMap(afterComma), Buffer.from("]")]);
}

const afterComma = (receipt: Uint8Array, index: number): readonly Uint8Array[] =>
  index === 0 ? [receipt] : [Buffer.from(","), receipt];

/** How the block is read: its header and the hashes of its transactions. */
function blockCall(param: BlockNumberOrTagOrHash): [method: MethodName, params: readonly unknown[]] {
  const { blockHash, blockNumber } = typeof param === "string" ? hashOrNumber(param) : (param as Partial<AnyBlock>);
  return blockHash === undefined
    ? ["eth_getBlockByNumber", [blockNumber, false]]
    : ["eth_getBlockByHash", [blockHash, false]];
}

interface AnyBlock {
  readonly blockHash: string;
  readonly blockNumber: string;
}

/** 64 digits are a hash. */
const hashOrNumber = (text: string): Partial<AnyBlock> =>
  text.length === 66 ? { blockHash: text } : { blockNumber: text };

/** A transaction's receipt; undefined where the node has none in that block. */
async function readReceipt(hash: string, blockHash: string | null, context: HandlerContext) {
  const result = await readNode("eth_getTransactionReceipt", [hash], context);
  if (isNull(result)) return undefined;
  const receipt = await collectBytes(result);
  // Streams have had their turns.
  if (result === receipt) await readTurns.pass(receipt.length);
  const isOf = memberOf(receipt, "blockHash") === blockHash && memberOf(receipt, "transactionHash") === hash;
  return isOf ? receipt : undefined;
}

/** A member's 32 bytes in hex, by its first place in the text: hex digits and names are all that receipts have, so no text can look like one. */
function memberOf(receipt: Uint8Array, name: string): string | undefined {
  const text = asBuffer(receipt);
  const at = text.indexOf(`"${name}"`);
  const value = at === -1 ? "" : text.toString("latin1", at + name.length + 2, at + name.length + 100);
  return /^\s*:\s*"(0x[\da-f]{64})"/.exec(value)?.[1];
}

/** Why a block that was asked for by its hash has no receipts: nodes have those of the main chain's blocks only. */
async function offMainChain({ hash, number }: Block, context: HandlerContext): Promise<RpcError> {
  const main = (await readJson(await readNode("eth_getBlockByNumber", [number, false], context))) as Block | null;
  return main && main.hash !== hash
    ? new RpcError("InvalidParams", `block ${hash} is not on the main chain: nodes have no receipts of it`)
    : new ChainMovedError();
}
