import type { LogFilter } from "../../generated/types.js";
import { collectBytes, type RawJson, readJson } from "../rpc/raw-json.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Handler, HandlerContext } from "./handler.js";
import { type BlockRange, resolveRange } from "./logs/block-range.js";
import { readLogs } from "./logs/read-logs.js";

/** Logs by block hash or by range: any range with up to 10,000 logs, or up to 2,000 blocks with any number of logs. */
export const eth_getLogs: Handler<"eth_getLogs"> = async ([filter], context) => {
  if (filter.blockHash !== undefined) return readBlock(filter, context);
  // The head is pinned first, so that all parts of the answer are of one moment.
  const head = Number(await readJson(await context.node.call("eth_blockNumber", [], context.signal)));
  const range = resolveRange(filter, head);
  if (!range) return [];
  const stop = new AbortController();
  const signal = AbortSignal.any([context.signal, stop.signal]);
  const read = async (piece: BlockRange) => collectBytes(await readRange(filter, piece, { ...context, signal }));
  try {
    return await readLogs(range, { read, blocksPerCall: context.logsBlocksPerCall, signal });
  } finally {
    // Reads that an early end left under way are of no use to anyone.
    stop.abort(new RpcError("DeadlineOrSize", "the logs are no longer needed"));
  }
};

function readBlock(filter: LogFilter, { node, signal }: HandlerContext): Promise<RawJson> {
  if (filter.fromBlock !== undefined || filter.toBlock !== undefined)
    throw new RpcError("InvalidParams", "filter.blockHash must not be combined with fromBlock or toBlock", {
      data: { param: "filter.blockHash" },
    });
  return node.call("eth_getLogs", [filter], signal);
}

function readRange(filter: LogFilter, { from, to }: BlockRange, { node, signal }: HandlerContext): Promise<RawJson> {
  const range = { fromBlock: `0x${from.toString(16)}`, toBlock: `0x${to.toString(16)}` };
  return node.call("eth_getLogs", [{ ...filter, ...range }], signal);
}
