import type { Node } from "../../src/node/node.js";
import { RpcError } from "../../src/rpc/rpc-error.js";

export interface LogsNodeOptions {
  readonly head: number;
  /** The height of each log, ascending. */
  readonly logs: readonly number[];
  /** More blocks than this in one call are refused, as RSKj does with its `maxBlocksToQuery`. */
  readonly takesBlocks?: number;
  /** More logs than this in one answer are refused, as RSKj does with its `maxLogsToReturn`. */
  readonly takesLogs?: number;
}

export interface LogsNode extends Node {
  /** The ranges it was asked for, in order. */
  readonly asked: readonly (readonly [number, number])[];
}

/** A node that knows nothing but a head and logs. */
export function nodeWithLogs({ head, logs, takesBlocks = Infinity, takesLogs = Infinity }: LogsNodeOptions): LogsNode {
  const asked: [number, number][] = [];
  const readRange = ({ fromBlock, toBlock }: { fromBlock: string; toBlock: string }) => {
    const [from, to] = [Number(fromBlock), Number(toBlock)];
    asked.push([from, to]);
    const found = logs.filter((height) => height >= from && height <= to);
    if (to - from + 1 > takesBlocks)
      throw new RpcError("LimitExceeded", undefined, { data: { reason: "too_many_blocks" } });
    if (found.length > takesLogs) throw new RpcError("LimitExceeded", undefined, { data: { reason: "too_many_logs" } });
    return found.map((height, index) => ({
      blockNumber: `0x${height.toString(16)}`,
      logIndex: `0x${index.toString(16)}`,
    }));
  };
  const answer = (method: string, params: readonly unknown[]): unknown => {
    if (method === "eth_blockNumber") return `0x${head.toString(16)}`;
    return method === "eth_getLogs" ? readRange(params[0] as never) : { hash: String(params[0]) };
  };
  return {
    asked,
    async call(method, params, signal) {
      signal.throwIfAborted();
      return Buffer.from(JSON.stringify(answer(method, params)));
    },
    check: async () => {},
    close: async () => {},
  };
}
