import { type BlockParam, methods } from "../../generated/methods.js";
import type { NodeCall } from "../node/node-call.js";
import { adaptOverride } from "./adapt-override.js";

/** RSKj reads larger ones wrongly: heights modulo 2^64, indices not at all. No chain has them. */
const maxHeight = BigInt(Number.MAX_SAFE_INTEGER);
const maxIndex = 0x7fff_ffffn;

/** More gas than any node runs a call with; RSKj would cut larger numbers to 64 bits before it caps them. */
const maxGas = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The params of a call as RSKj wants them; undefined when they name a block or an index that no chain has, which the node must
 * not be asked for.
 */
export function adaptParams({ method, params }: NodeCall): readonly unknown[] | undefined {
  switch (method) {
    case "eth_getLogs":
      return adaptFilter(params);
    case "eth_call":
    case "eth_estimateGas":
      return adaptBlock({
        method,
        params: [capGas(params[0]), ...params.slice(1, 2), ...params.slice(2).map(adaptOverride)],
      });
    case "eth_getTransactionByBlockHashAndIndex":
    case "eth_getTransactionByBlockNumberAndIndex":
      return isAtMost(params[1], maxIndex) ? adaptBlock({ method, params }) : undefined;
    default:
      return adaptBlock({ method, params });
  }
}

function adaptBlock({ method, params }: NodeCall): readonly unknown[] | undefined {
  const { block } = methods[method].policy;
  const given = block && params[block.index];
  if (!block || block.form === "hash-only" || given === undefined) return params;
  const { hash, height, mustBeCanonical } = readBlock(given, block);
  if (height !== undefined) return isAtMost(height, maxHeight) ? params.with(block.index, shorten(height)) : undefined;
  if (hash === undefined) return params;
  const isBare = block.form === "hash" && !mustBeCanonical;
  return params.with(block.index, isBare ? hash : { blockHash: hash, requireCanonical: "true" });
}

interface BlockName {
  readonly hash?: unknown;
  readonly height?: unknown;
  readonly mustBeCanonical?: boolean;
}

/** Which block a param names: a hash, a height, or (neither of them) a tag. */
function readBlock(given: unknown, { form }: BlockParam): BlockName {
  if (typeof given === "string") {
    if (!given.startsWith("0x")) return {};
    return given.length === 66 && form !== "number" ? { hash: given } : { height: given };
  }
  const { blockHash, blockNumber, requireCanonical } = given as Record<string, unknown>;
  return blockHash === undefined
    ? { height: blockNumber }
    : { hash: blockHash, mustBeCanonical: requireCanonical === true };
}

/** A filter's range ends at the head when it goes past every chain's; one that begins there has no block at all. */
function adaptFilter(params: readonly unknown[]): readonly unknown[] | undefined {
  const filter = params[0] as Record<string, unknown>;
  const { fromBlock, toBlock } = filter;
  if (isHeight(fromBlock) && !isAtMost(fromBlock, maxHeight)) return undefined;
  const adapted = { ...filter };
  if (isHeight(fromBlock)) adapted.fromBlock = shorten(fromBlock);
  if (isHeight(toBlock)) adapted.toBlock = isAtMost(toBlock, maxHeight) ? shorten(toBlock) : "latest";
  return [adapted];
}

function capGas(call: unknown): unknown {
  const { gas } = call as { gas?: unknown };
  return gas === undefined || isAtMost(gas, maxGas) ? call : { ...(call as object), gas: `0x${maxGas.toString(16)}` };
}

function isHeight(value: unknown): value is string {
  return typeof value === "string" && value.startsWith("0x");
}

function isAtMost(quantity: unknown, most: bigint): boolean {
  return BigInt(quantity as string) <= most;
}

/** Without leading zeros, which 64 digits that look like a hash may still have. */
function shorten(quantity: unknown): string {
  return `0x${BigInt(quantity as string).toString(16)}`;
}
