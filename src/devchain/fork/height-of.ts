import type { Hex } from "../../rootstock/hex.js";
import type { Chain } from "../chain.js";
import type { BlockParam } from "../find-block.js";
import type { Turn } from "../shared-thread.js";
import type { Remote } from "./remote.js";

/** A chain and the one that it continues. */
export interface ForkedChain {
  readonly chain: Chain;
  readonly remote: Remote;
}

const hashLength = 66;

/** The height that a param means; undefined for the pending block, and for a hash that neither the chain nor the remote node has. */
export async function heightOf(param: BlockParam, parts: ForkedChain, turn: Turn): Promise<number | undefined> {
  const { chain, remote } = parts;
  if (typeof param === "object")
    return heightOf("blockHash" in param ? param.blockHash : param.blockNumber, parts, turn);
  if (param === "pending") return undefined;
  if (param === "latest") return chain.head.header.number;
  if (param === "earliest") return 0;
  if (param.length !== hashLength) return Number(param);
  const known = chain.byHash(param as Hex) ?? chain.removedByHash(param as Hex);
  if (known) return known.header.number;
  const block = await turn.outside(() => remote.call("eth_getBlockByHash", [param, false]));
  const height = block ? Number((block as { readonly number: Hex }).number) : undefined;
  // A later block of the remote chain is none of this one's.
  return height !== undefined && height <= chain.firstHeight ? height : undefined;
}
