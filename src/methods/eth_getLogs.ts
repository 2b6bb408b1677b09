import type { LogFilter } from "../../generated/types.js";
import type { RawJson } from "../json/raw-json.js";
import { toQuantity } from "../rootstock/hex.js";
import type { CallSignal } from "../turns/call-signal.js";
import { readNode } from "./forward.js";
import type { Handler, HandlerContext } from "./handler.js";
import { type BlockRange, resolveRange } from "./logs/block-range.js";
import type { LogChain } from "./logs/log-source.js";
import { readPinned } from "./logs/pin-chain.js";
import { readLogs } from "./logs/read-logs.js";

/** Logs by block hash or by range: any range with up to 10,000 logs, or up to 2,000 blocks with any number of logs. */
export const eth_getLogs: Handler<"eth_getLogs"> = ([filter], context) =>
  filter.blockHash === undefined
    ? readPinned(context, (chain) => readRange(filter, chain, context))
    : readNode("eth_getLogs", [filter], context);

function readRange(filter: LogFilter, chain: LogChain, context: HandlerContext): Promise<RawJson> | RawJson {
  const range = resolveRange(filter, chain.head);
  if (!range) return Buffer.from("[]");
  const { node, signal, logBounds } = context;
  const read = async ({ from, to }: BlockRange, stop: CallSignal) => {
    const params = [{ ...filter, fromBlock: toQuantity(from), toBlock: toQuantity(to) }];
    return node.known?.("eth_getLogs", params) ?? node.call("eth_getLogs", params, stop);
  };
  const hold = (bytes: number): void => context.hold(bytes);
  const narrow = (part: BlockRange, most: number) =>
    context.logIndex?.narrow({ filter, range: part, most }, signal) ?? [part];
  return readLogs(range, { ...chain, read, narrow, now: Date.now, hold, ...logBounds });
}
