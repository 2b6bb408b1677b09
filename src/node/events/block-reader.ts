import { CallAbortController, type CallSignal } from "../../rpc/call-signal.js";
import { readJson } from "../../rpc/raw-json.js";
import type { Node } from "../node.js";
import { systemTimers, type Timers } from "../timers.js";
import { withinTime } from "../within-time.js";
import type { BlockHeader, BlockLog } from "./followed-chain.js";
import type { EventLog } from "./log-filter.js";

/** Reads blocks and their logs by block hash, on the chain or not. */
export interface BlockReader {
  /** Rejects with BlockNotFoundError where no node has the block. */
  readonly readHeader: (blockHash: string) => Promise<BlockHeader>;
  /** Only for blocks that have logs; rejects with BlockNotFoundError where no node has them. */
  readonly readLogs: (blockHash: string) => Promise<readonly BlockLog[]>;
}

/** No node has a block, or its logs. */
export class BlockNotFoundError extends Error {
  override readonly name = "BlockNotFoundError";
}

/** Longest wait for a block or its logs. */
const readTimeoutMs = 15_000;

export function createBlockReader(node: Pick<Node, "call">, timers: Timers = systemTimers): BlockReader {
  const read = async (method: "eth_getBlockByHash" | "eth_getLogs", params: readonly unknown[]): Promise<unknown> => {
    const limit = { signal: new CallAbortController("events"), timeoutMs: readTimeoutMs, timers };
    return readJson(await withinTime(limit, (stop: CallSignal) => node.call(method, params, stop)));
  };
  return {
    readHeader: async (hash) => toHeader(await read("eth_getBlockByHash", [hash, false]), hash),
    async readLogs(blockHash) {
      const logs = (await read("eth_getLogs", [{ blockHash }])) as readonly EventLog[];
      if (logs.length === 0) throw new BlockNotFoundError(`no node has the logs of block ${blockHash}`);
      return logs.map(toBlockLog);
    },
  };
}

interface BlockJson {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly logsBloom: string;
}

function toHeader(block: unknown, hash: string): BlockHeader {
  if (block === null) throw new BlockNotFoundError(`no node has block ${hash}`);
  const { transactions: _transactions, uncles: _uncles, ...header } = block as BlockJson & Record<string, unknown>;
  if (header.hash.toLowerCase() !== hash) throw new Error("a node returned another block than it was asked for");
  return {
    number: Number(header.number),
    hash,
    parentHash: header.parentHash.toLowerCase(),
    logsBloom: header.logsBloom.toLowerCase(),
    json: JSON.stringify(header),
  };
}

function toBlockLog(log: EventLog): BlockLog {
  const { address, topics } = log;
  return { log: { address: address.toLowerCase(), topics }, json: JSON.stringify({ ...log, removed: false }) };
}
