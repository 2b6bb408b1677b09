import { methods } from "../../generated/methods.js";
import { isNull } from "../json/raw-json.js";
import { heightOfResult } from "../node/block-of-result.js";
import type { Head } from "../node/head-feed.js";
import type { NodeCall } from "../node/node-call.js";

/**
 * What a call's result depends on:
 * - `nothing-kept`: the pending state, or a write;
 * - `head`: the newest block;
 * - `height`: the chain up to that block;
 * - `hash`: what the hash names; the result tells the block it is in, or nothing does.
 */
export type Dependence =
  | { readonly kind: "nothing-kept" | "head" | "hash" }
  | { readonly kind: "height"; readonly height: number };

/** How long a result may be kept: until the next head, or long, for it is of a buried block. */
export type Life = "none" | "until-next-head" | { readonly buriedAt: number };

/** What the result of a call will depend on, from its params and the document's `x-policy`. */
export function dependenceOf({ method, params }: NodeCall): Dependence {
  const { policy } = methods[method];
  if (policy.cache === "never" || policy.write || policy.servedBy === "gateway") return nothingKept;
  const { block } = policy;
  if (block?.form === "filter") return dependenceOfFilter(params[block.index] as Filter);
  const ofBlock = block ? dependenceOfBlock(params[block.index], block.form !== "number") : undefined;
  if (policy.cache === "head") return ofBlock === nothingKept ? nothingKept : head;
  return ofBlock ?? byHash;
}

/** How long a result may be kept that was asked for when `head` was the newest block. */
export function cachePolicyOf(call: NodeCall, result: Uint8Array, { head, depth }: Moment): Life {
  const dependence = dependenceOf(call);
  if (dependence.kind === "nothing-kept" || isNull(result)) return "none";
  if (dependence.kind === "head") return "until-next-head";
  if (dependence.kind === "height") return burial(dependence.height, { head, depth });
  // Without a height: a pending transaction, or no logs, which may mean an unknown block.
  const height = heightOfResult(call, result);
  if (height !== undefined) return burial(height, { head, depth });
  return methods[call.method].policy.resultBlock ? "none" : "until-next-head";
}

export interface Moment {
  readonly head: Head;
  /** Confirmations from which a block counts as buried. */
  readonly depth: number;
}

/** Whether the block at `height` has enough confirmations to stay. */
export function isBuried(height: number, { head, depth }: Moment): boolean {
  return height <= head.number - depth;
}

const nothingKept: Dependence = { kind: "nothing-kept" };
const head: Dependence = { kind: "head" };
const byHash: Dependence = { kind: "hash" };

function burial(height: number, moment: Moment): Life {
  return isBuried(height, moment) ? { buriedAt: height } : "until-next-head";
}

interface Filter {
  readonly blockHash?: unknown;
  readonly fromBlock?: unknown;
  readonly toBlock?: unknown;
}

function dependenceOfFilter({ blockHash, fromBlock, toBlock }: Filter): Dependence {
  if (blockHash !== undefined) return byHash;
  const ends = [dependenceOfBlock(fromBlock, false), dependenceOfBlock(toBlock, false)];
  if (ends.includes(nothingKept)) return nothingKept;
  const heights = ends.flatMap((end) => (end.kind === "height" ? [end.height] : []));
  return heights.length === ends.length ? { kind: "height", height: Math.max(...heights) } : head;
}

function dependenceOfBlock(given: unknown, canBeHash: boolean): Dependence {
  if (given === "pending") return nothingKept;
  if (given === "earliest") return { kind: "height", height: 0 };
  if (typeof given === "object" && given !== null) {
    const { blockHash, blockNumber } = given as Record<string, unknown>;
    return blockHash === undefined ? dependenceOfBlock(blockNumber, false) : byHash;
  }
  if (typeof given !== "string" || !given.startsWith("0x")) return head;
  return canBeHash && given.length === 66 ? byHash : { kind: "height", height: Number(given) };
}
