import type { Head } from "../../node/head-feed.js";
import { type TimeLimit, withinTime } from "../../node/within-time.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import { type IsAltered, readCheckedHead } from "./read-checked-head.js";
import type { ReadBlock } from "./relate-head.js";

/** Reads blocks of one node by hash or height: undefined if it does not have them. The limit holds for each block; an altered one is rejected. */
export function readBlockOf({ client }: PooledUpstream, limit: TimeLimit, isAltered: IsAltered): ReadBlock {
  return async (block: string | number): Promise<Head | undefined> => {
    const isHash = typeof block === "string";
    const [method, name] = isHash ? ["eth_getBlockByHash", block] : ["eth_getBlockByNumber", `0x${block.toString(16)}`];
    const found = await withinTime(limit, (stop) => client.query(method, [name, false], stop));
    return found === null ? undefined : readCheckedHead(found, isAltered);
  };
}
