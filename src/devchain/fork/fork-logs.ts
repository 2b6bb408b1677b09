import { type Hex, toQuantity } from "../../rootstock/hex.js";
import type { DevchainMethod } from "../devchain-method.js";
import { type ForkedChain, heightOf } from "./height-of.js";

interface LogFilter {
  readonly blockHash?: Hex;
  readonly fromBlock?: string;
  readonly toBlock?: string;
}

/** eth_getLogs of a fork: up to the base the remote node's, after it the chain's own. */
export function createForkLogs(own: DevchainMethod, parts: ForkedChain): DevchainMethod {
  const { chain, remote } = parts;
  return async ([param, ...rest], turn) => {
    const filter = param as LogFilter;
    const { fromBlock = "latest", toBlock = "latest", blockHash } = filter;
    const [from, to] = blockHash
      ? [await heightOf(blockHash, parts, turn)]
      : [await heightOf(fromBlock, parts, turn), await heightOf(toBlock, parts, turn)];
    const base = chain.firstHeight;
    if (from === undefined || from > base || (to !== undefined && from > to)) return own([filter, ...rest], turn);
    const last = Math.min(to ?? base, base);
    const asked = blockHash ? filter : { ...filter, fromBlock: toQuantity(from), toBlock: toQuantity(last) };
    const earlier = (await turn.outside(() => remote.call("eth_getLogs", [asked]))) as unknown[];
    if (blockHash || (to !== undefined && to <= base) || chain.head.header.number === base) return earlier;
    const later = (await own([{ ...filter, fromBlock: toQuantity(base + 1) }, ...rest], turn)) as unknown[];
    return [...earlier, ...later];
  };
}
