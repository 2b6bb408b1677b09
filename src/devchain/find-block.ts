import type { Hex } from "../rootstock/hex.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Block } from "./block.js";
import type { Chain } from "./chain.js";

/** A block param, normalised: a tag, a quantity, a hash, or an EIP-1898 object. */
export type BlockParam = string | { readonly blockHash: Hex } | { readonly blockNumber: Hex };

const hashLength = 66;

/** The block of a param, or "pending"; undefined if it does not exist. */
export function findBlock(chain: Chain, param: BlockParam): Block | "pending" | undefined {
  // Every block the devchain knows is canonical, so `requireCanonical` changes nothing.
  if (typeof param === "object")
    return "blockHash" in param ? chain.byHash(param.blockHash) : atHeight(chain, param.blockNumber);
  if (param === "pending") return "pending";
  if (param === "latest") return chain.head;
  if (param === "earliest") return chain.at(0);
  return param.length === hashLength ? chain.byHash(param as Hex) : atHeight(chain, param);
}

/** The same where the block must be there: InvalidParams if not. */
export function requireBlock(chain: Chain, param: BlockParam): Block | "pending" {
  const block = findBlock(chain, param);
  if (block) return block;
  throw new RpcError("InvalidParams", `block ${nameOf(param)} not found`, { data: { param: "block" } });
}

function atHeight(chain: Chain, quantity: string): Block | undefined {
  const height = BigInt(quantity);
  return height > chain.head.header.number ? undefined : chain.at(Number(height));
}

function nameOf(param: BlockParam): string {
  if (typeof param === "string") return param;
  return "blockHash" in param ? param.blockHash : param.blockNumber;
}
