import type { CallSignal } from "../../rpc/call-signal.js";
import type { Head } from "../head-feed.js";
import { readHead } from "../upstream/read-head.js";
import type { Member } from "./member.js";

/** Reads blocks of one member, by hash or height; undefined where it hasn't them. */
export function readBlockOf({ upstream }: Member, signal: CallSignal) {
  return async (block: string | number): Promise<Head | undefined> => {
    const isHash = typeof block === "string";
    const [method, name] = isHash ? ["eth_getBlockByHash", block] : ["eth_getBlockByNumber", `0x${block.toString(16)}`];
    const found = await upstream.ask(method, [name, false], signal);
    return found === null ? undefined : readHead(found);
  };
}
