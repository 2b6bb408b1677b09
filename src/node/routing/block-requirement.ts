import { blockParams } from "../upstream/block-params.js";
import type { NodeCall } from "../upstream/node-call.js";

/**
 * What a call needs of the node that answers it:
 * - `nothing`: any node will do;
 * - `hash`: what it asks for is named by a hash, so what a node has is right, and only what it hasn't needs a node at the head;
 * - `head`: a node that has reached the head that callers know of. `height`: the highest block it names by number.
 */
export type CallNeed = { readonly kind: "nothing" | "hash" } | { readonly kind: "head"; readonly height?: number };

const chainless: ReadonlySet<string> = new Set([
  "eth_accounts",
  "eth_chainId",
  "eth_protocolVersion",
  "net_version",
  "web3_clientVersion",
  "web3_sha3",
]);

const byHash: ReadonlySet<string> = new Set([
  "eth_getBlockByHash",
  "eth_getBlockTransactionCountByHash",
  "eth_getTransactionByBlockHashAndIndex",
  "eth_getTransactionByHash",
  "eth_getTransactionReceipt",
  "eth_getUncleCountByBlockHash",
]);

export function needOf({ method, params }: NodeCall): CallNeed {
  if (chainless.has(method)) return { kind: "nothing" };
  if (byHash.has(method)) return { kind: "hash" };
  if (method === "eth_getLogs") return needOfFilter(params[0] as Filter);
  const block = blockParams[method];
  return block ? needOfBlock(params[block.index], block.form !== "number") : { kind: "head" };
}

/**
 * The params with `latest` replaced by a height, so that every node answers for the head that callers know of, not for a later one
 * that only this node has.
 */
export function pinLatest({ method, params }: NodeCall, height: number): readonly unknown[] {
  const pinned = `0x${height.toString(16)}`;
  if (method === "eth_getLogs") return pinFilter(params[0] as Filter, pinned);
  const block = blockParams[method];
  if (!block || params[block.index] !== "latest") return params;
  return params.with(block.index, pinned);
}

interface Filter {
  readonly blockHash?: unknown;
  readonly fromBlock?: unknown;
  readonly toBlock?: unknown;
}

function needOfFilter({ blockHash, fromBlock, toBlock }: Filter): CallNeed {
  if (blockHash !== undefined) return { kind: "hash" };
  const heights = [fromBlock, toBlock].map(heightOf).filter((height) => height !== undefined);
  return heights.length === 0 ? { kind: "head" } : { kind: "head", height: Math.max(...heights) };
}

function pinFilter(filter: Filter, pinned: string): readonly unknown[] {
  if (filter.blockHash !== undefined) return [filter];
  const pin = (block: unknown): unknown => (block === undefined || block === "latest" ? pinned : block);
  return [{ ...filter, fromBlock: pin(filter.fromBlock), toBlock: pin(filter.toBlock) }];
}

function needOfBlock(given: unknown, canBeHash: boolean): CallNeed {
  const { blockHash, blockNumber } = (typeof given === "object" && given !== null ? given : {}) as Record<
    string,
    unknown
  >;
  if (blockHash !== undefined || (canBeHash && typeof given === "string" && given.length === 66))
    return { kind: "hash" };
  const height = heightOf(blockNumber ?? given);
  return height === undefined ? { kind: "head" } : { kind: "head", height };
}

function heightOf(block: unknown): number | undefined {
  if (block === "earliest") return 0;
  return typeof block === "string" && block.startsWith("0x") ? Number(block) : undefined;
}
