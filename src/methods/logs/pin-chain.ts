import { readJson } from "../../json/raw-json.js";
import { toQuantity } from "../../rootstock/hex.js";
import { readNode } from "../forward.js";
import type { HandlerContext } from "../handler.js";
import { ChainMovedError } from "./chain-moved-error.js";
import type { LogChain } from "./log-source.js";

/** How often a range is read while the chain is reorganised under the reading. */
const maxAttempts = 3;

/** Reads a range of the chain, again while the chain is reorganised meanwhile. The head is pinned first, so that all parts of the result are of one moment. */
export function readPinned<T>(context: HandlerContext, read: (chain: LogChain) => Promise<T> | T): Promise<T> {
  return readWhileChainHolds(async () => read(await pinChain(context)));
}

/** Reads parts of one result, again when `read` rejects with ChainMovedError, up to three times in all. */
export async function readWhileChainHolds<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ChainMovedError) || attempt === maxAttempts) throw error;
    }
  }
}

async function pinChain(context: HandlerContext): Promise<LogChain> {
  const head = Number(await readJson(await readNode("eth_blockNumber", [], context)));
  const hashAt = async (height: number) => {
    const block = await readJson(await readNode("eth_getBlockByNumber", [toQuantity(height), false], context));
    return (block as { readonly hash: string } | null)?.hash;
  };
  return { head, hashAt, signal: context.signal };
}
