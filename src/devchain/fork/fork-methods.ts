import { type MethodName, methods } from "../../../generated/methods.js";
import { type Hex, toQuantity } from "../../rootstock/hex.js";
import type { DevchainMethod } from "../devchain-method.js";
import type { BlockParam } from "../find-block.js";
import { createForkLogs } from "./fork-logs.js";
import { type ForkedChain, heightOf } from "./height-of.js";

type Handlers = Readonly<Record<string, DevchainMethod>>;

/** The methods of a fork: blocks up to the base, with what is in them, are the remote node's; later ones are the chain's own. */
export function withRemote<T extends Handlers>(handlers: T, parts: ForkedChain): T {
  const entries = Object.entries(handlers).map(
    ([name, own]) => [name, forked(name as MethodName, own, parts)] as const,
  );
  return { ...handlers, ...Object.fromEntries(entries) };
}

function forked(name: MethodName, own: DevchainMethod, parts: ForkedChain): DevchainMethod {
  const { block, needs } = methods[name].policy;
  if (name === "eth_getLogs") return createForkLogs(own, parts);
  if (block) return byBlock(name, own, parts);
  return needs === "hash" ? byTransaction(name, own, parts) : own;
}

/** State at the base is the chain's own, since it can be changed there; so is that of later blocks. */
function byBlock(name: MethodName, own: DevchainMethod, { chain, remote }: ForkedChain): DevchainMethod {
  const { index = 0, unknown } = methods[name].policy.block ?? {};
  const readsState = unknown === "refusal";
  return async (params, turn) => {
    const param = params[index] as BlockParam;
    const height = await heightOf(param, { chain, remote }, turn);
    if (height === undefined || height > chain.firstHeight || (readsState && height === chain.firstHeight))
      return own(params, turn);
    // The remote node's own latest block is another one.
    const asked = param === "latest" ? params.with(index, toQuantity(height)) : params;
    return turn.outside(() => remote.call(name, asked));
  };
}

/** A transaction that the chain doesn't have is the remote node's if it was mined up to the base. */
function byTransaction(name: MethodName, own: DevchainMethod, { chain, remote }: ForkedChain): DevchainMethod {
  return async (params, turn) => {
    const found = await own(params, turn);
    if (found !== null) return found;
    return turn.outside(async () => {
      const placed = (await remote.call("eth_getTransactionByHash", params.slice(0, 1))) as Placed | null;
      if (!placed?.blockNumber || Number(placed.blockNumber) > chain.firstHeight) return null;
      return name === "eth_getTransactionByHash" ? placed : remote.call(name, params);
    });
  };
}

interface Placed {
  readonly blockNumber: Hex | null;
}
