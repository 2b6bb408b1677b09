import { methods } from "../../generated/methods.js";
import type { NodeCall } from "../node/node-call.js";
import { RpcError } from "../rpc/rpc-error.js";

/** The contract's result for a block that does not exist, the same for every node; throws if it is an error. */
export function unknownBlockResult({ method, params }: NodeCall): Uint8Array {
  const { block } = methods[method].policy;
  if (block && block.unknown !== "refusal") return Buffer.from(block.unknown);
  const index = block?.index ?? 0;
  const param = methods[method].params[index]?.name;
  throw new RpcError("InvalidParams", `block ${describeBlock(params[index])} not found`, { data: { param } });
}

function describeBlock(given: unknown): string {
  if (typeof given === "string") return given;
  const { blockHash, blockNumber } = (given ?? {}) as { blockHash?: unknown; blockNumber?: unknown };
  const named = blockHash ?? blockNumber;
  return typeof named === "string" ? named : "latest";
}
