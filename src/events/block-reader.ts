import { readJson } from "../json/raw-json.js";
import type { Node } from "../node/node.js";
import { systemTimers, type Timers } from "../node/timers.js";
import { withinTime } from "../node/within-time.js";
import { CallAbortController, type CallSignal } from "../turns/call-signal.js";
import type { BlockHeader, BlockLog } from "./followed-chain.js";
import type { EventLog } from "./log-filter.js";

/** Reads blocks and their logs, by hash on the chain or not. */
export interface BlockReader {
  /** Rejects with BlockNotFoundError where no node has the block. */
  readonly readHeader: (blockHash: string) => Promise<BlockHeader>;
  /** The block at a height of the present chain. */
  readonly readHeaderAt: (height: number) => Promise<BlockHeader>;
  /** Only for blocks that have logs; rejects with BlockNotFoundError where no node has them. */
  readonly readLogs: (blockHash: string) => Promise<readonly BlockLog[]>;
}

/** No node has a block, or its logs. */
export class BlockNotFoundError extends Error {
  override readonly name = "BlockNotFoundError";
}

/** Longest wait for a block or its logs. */
const readTimeoutMs = 15_000;

interface BlockReaderParts {
  readonly timers?: Timers;
  /** Of the caller that the reads are for; by default they are for all subscribers. */
  readonly signal?: CallSignal;
}

type ReadMethod = "eth_getBlockByHash" | "eth_getBlockByNumber" | "eth_getLogs";

export function createBlockReader(
  node: Pick<Node, "call">,
  { timers = systemTimers, signal = new CallAbortController("events") }: BlockReaderParts = {},
): BlockReader {
  const read = async (method: ReadMethod, params: readonly unknown[]): Promise<unknown> => {
    const limit = { signal, timeoutMs: readTimeoutMs, timers };
    return readJson(await withinTime(limit, (stop: CallSignal) => node.call(method, params, stop)));
  };
  return {
    readHeader: async (hash) => toHeader(await read("eth_getBlockByHash", [hash, false]), hash),
    async readHeaderAt(height) {
      const block = await read("eth_getBlockByNumber", [`0x${height.toString(16)}`, false]);
      return toHeader(block, (block as BlockJson | null)?.hash.toLowerCase() ?? String(height));
    },
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
