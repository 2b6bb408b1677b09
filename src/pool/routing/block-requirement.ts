import { methods } from "../../../generated/methods.js";
import type { Head } from "../../node/head-feed.js";
import type { NodeCall } from "../../node/node-call.js";

/**
 * What a call needs of the node that it goes to:
 * - `nothing`: any node will do;
 * - `hash`: what it asks for is named by a hash, so what a node has is right, and only what it hasn't needs a node at the head;
 * - `head`: a node that has reached the head that callers know of. `height`: the highest block it names by number.
 */
export type BlockRequirement =
  | { readonly kind: "nothing" | "hash" }
  | { readonly kind: "head"; readonly height?: number };

const nothing: BlockRequirement = { kind: "nothing" };
const byHash: BlockRequirement = { kind: "hash" };
const head: BlockRequirement = { kind: "head" };

/** What a call needs, from its params and the document's `x-policy`. */
export function requirementOf({ method, params }: NodeCall): BlockRequirement {
  const { needs, block } = methods[method].policy;
  if (needs === "nothing" || needs === "every-node") return nothing;
  if (needs === "hash") return byHash;
  if (needs === "head" || !block) return head;
  const given = params[block.index];
  return block.form === "filter" ? needOfFilter(given as Filter) : needOfBlock(given, block.form !== "number");
}

/** The canonical blocks near the head. */
export interface ShownChain {
  readonly head: Head;
  /** The hash of its block at a height; undefined where that is not known. */
  readonly hashAt: (height: number) => string | undefined;
}

/**
 * The call with its block by hash if callers know that hash, else by height. After a reorganisation the result is then of that block, or
 * none.
 */
export function pinBlock(call: NodeCall, { head, hashAt }: ShownChain): NodeCall {
  const { method, params } = call;
  const { block } = methods[method].policy;
  const given = block && params[block.index];
  if (block?.form === "filter")
    return { method, params: params.with(block.index, pinFilter(given as Filter, toHex(head.number))) };
  const height = given === "latest" ? head.number : heightOf(blockNumberOf(given));
  if (!block || height === undefined) return call;
  const hash = height === head.number ? head.hash : hashAt(height);
  if (hash === undefined || block.sameByHash === null || height > head.number)
    return given === "latest" ? { method, params: params.with(block.index, toHex(height)) } : call;
  if (block.sameByHash === "param") return { method, params: params.with(block.index, { blockHash: hash }) };
  return { method: block.sameByHash, params: params.with(block.index, hash) };
}

function toHex(height: number): string {
  return `0x${height.toString(16)}`;
}

interface Filter {
  readonly blockHash?: unknown;
  readonly fromBlock?: unknown;
  readonly toBlock?: unknown;
}

function needOfFilter({ blockHash, fromBlock, toBlock }: Filter): BlockRequirement {
  if (blockHash !== undefined) return { kind: "hash" };
  const [from, to] = [heightOf(fromBlock), heightOf(toBlock)];
  return from === undefined || to === undefined ? { kind: "head" } : { kind: "head", height: Math.max(from, to) };
}

function pinFilter(filter: Filter, pinned: string): Filter {
  if (filter.blockHash !== undefined) return filter;
  const pin = (block: unknown): unknown => (block === undefined || block === "latest" ? pinned : block);
  return { ...filter, fromBlock: pin(filter.fromBlock), toBlock: pin(filter.toBlock) };
}

function needOfBlock(given: unknown, canBeHash: boolean): BlockRequirement {
  const { blockHash } = (typeof given === "object" && given !== null ? given : {}) as { blockHash?: unknown };
  if (blockHash !== undefined || (canBeHash && typeof given === "string" && given.length === 66))
    return { kind: "hash" };
  const height = heightOf(blockNumberOf(given));
  return height === undefined ? { kind: "head" } : { kind: "head", height };
}

/** What names the block by its height; an object may (EIP-1898), or by its hash. */
function blockNumberOf(given: unknown): unknown {
  return typeof given === "object" && given !== null ? (given as { blockNumber?: unknown }).blockNumber : given;
}

/** The height that a block param names; undefined for other tags and for none. */
export function heightOf(block: unknown): number | undefined {
  if (block === "earliest") return 0;
  return typeof block === "string" && block.startsWith("0x") ? Number(block) : undefined;
}
