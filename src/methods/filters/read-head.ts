import { readJson } from "../../json/raw-json.js";
import { nodeUnavailable } from "../../node/node-unavailable.js";
import { readNode } from "../forward.js";
import type { HandlerContext } from "../handler.js";

/** The used members of a block. */
export interface ShownHead {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
}

/** The canonical head. */
export async function readHead(context: HandlerContext): Promise<ShownHead> {
  const block = await readJson(await readNode("eth_getBlockByNumber", ["latest", false], context));
  if (block === null) throw nodeUnavailable("there is no latest block");
  const { number, hash, parentHash } = block as Readonly<Record<keyof ShownHead, string>>;
  return { number: Number(number), hash: hash.toLowerCase(), parentHash: parentHash.toLowerCase() };
}
