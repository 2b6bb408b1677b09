import type { LogFilter } from "../../generated/types.js";
import type { CallSignal } from "../rpc/call-signal.js";
import { type RawJson, readJson } from "../rpc/raw-json.js";
import { readNode } from "./forward.js";
import type { Handler, HandlerContext } from "./handler.js";
import { type BlockRange, resolveRange } from "./logs/block-range.js";
import { ChainMovedError } from "./logs/chain-moved-error.js";
import { readLogs } from "./logs/read-logs.js";

/** How often logs are read while the chain is reorganised under the reading. */
const MAX_ATTEMPTS = 3;

/** Logs by block hash or by range: any range with up to 10,000 logs, or up to 2,000 blocks with any number of logs. */
export const eth_getLogs: Handler<"eth_getLogs"> = async ([filter], context) => {
  if (filter.blockHash !== undefined) return readNode("eth_getLogs", [filter], context);
  for (let attempt = 1; ; attempt++) {
    try {
      return await readRange(filter, context);
    } catch (error) {
      if (!(error instanceof ChainMovedError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
};

async function readRange(filter: LogFilter, context: HandlerContext): Promise<RawJson> {
  // The head is pinned first, so that all parts of the result are of one moment.
  const head = Number(await readJson(await readNode("eth_blockNumber", [], context)));
  const range = resolveRange(filter, head);
  if (!range) return Buffer.from("[]");
  const { node, signal, logBounds } = context;
  const read = async ({ from, to }: BlockRange, stop: CallSignal) => {
    const params = [{ ...filter, fromBlock: hex(from), toBlock: hex(to) }];
    return node.known?.("eth_getLogs", params) ?? node.call("eth_getLogs", params, stop);
  };
  const hashAt = async (height: number) => {
    const block = await readJson(await readNode("eth_getBlockByNumber", [hex(height), false], context));
    return (block as { readonly hash: string } | null)?.hash;
  };
  const hold = (bytes: number): void => context.hold(bytes);
  const narrow = (part: BlockRange, most: number) =>
    context.logIndex?.narrow({ filter, range: part, most }, signal) ?? [part];
  return readLogs(range, { read, narrow, hashAt, head, signal, now: Date.now, hold, ...logBounds });
}

function hex(height: number): `0x${string}` {
  return `0x${height.toString(16)}`;
}
