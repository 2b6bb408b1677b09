import { CallAbortController, type CallSignal } from "../../rpc/call-signal.js";
import { readJson } from "../../rpc/raw-json.js";
import type { Log } from "../../telemetry/log.js";
import type { Node } from "../node.js";
import { systemTimers, type Timers } from "../timers.js";
import { withinTime } from "../within-time.js";
import { ChainEvents } from "./chain-events.js";
import type { FollowerParts } from "./chain-follower.js";
import type { BlockHeader, BlockLog } from "./followed-chain.js";
import type { EventLog } from "./log-filter.js";

export interface EventSource {
  readonly node: Pick<Node, "call">;
  readonly heads: FollowerParts["heads"];
  readonly log: Pick<Log, "debug">;
  readonly timers?: Timers;
  readonly onSent?: ((hash: string) => void) | undefined;
}

/** Longest wait for a block or its logs; then it is read again. */
const readTimeoutMs = 15_000;

/** The events of a network, read from its node. */
export function openChainEvents({ node, heads, log, timers = systemTimers, onSent }: EventSource): ChainEvents {
  const read = async (method: "eth_getBlockByHash" | "eth_getLogs", params: readonly unknown[]): Promise<unknown> => {
    const limit = { signal: new CallAbortController("events"), timeoutMs: readTimeoutMs, timers };
    return readJson(await withinTime(limit, (stop: CallSignal) => node.call(method, params, stop)));
  };
  return new ChainEvents({
    heads,
    log,
    timers,
    onSent,
    readHeader: async (hash) => readHeader(await read("eth_getBlockByHash", [hash, false]), hash),
    async readLogs(blockHash) {
      const logs = (await read("eth_getLogs", [{ blockHash }])) as readonly EventLog[];
      // Only blocks that have logs are read: none is the result for a block that the node does not have.
      if (logs.length === 0) throw new Error("a block's logs are not there");
      return logs.map(toBlockLog);
    },
  });
}

interface BlockJson {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly logsBloom: string;
}

function readHeader(block: unknown, hash: string): BlockHeader {
  if (block === null) throw new Error("a block is not there");
  const { transactions: _transactions, uncles: _uncles, ...header } = block as BlockJson & Record<string, unknown>;
  if (header.hash.toLowerCase() !== hash) throw new Error("a block has another hash than was asked for");
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
