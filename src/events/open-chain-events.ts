import type { RawJson } from "../json/raw-json.js";
import type { Node } from "../node/node.js";
import { systemTimers, type Timers } from "../node/timers.js";
import { withinTime } from "../node/within-time.js";
import type { Log } from "../telemetry/log.js";
import { CallAbortController, type CallSignal } from "../turns/call-signal.js";
import { type BlockReader, createBlockReader } from "./block-reader.js";
import { ChainEvents } from "./chain-events.js";
import type { FollowerParts } from "./chain-follower.js";
import { PendingTransactions, type PendingTransactionsParts } from "./pending-transactions.js";
import { WholeTransactions } from "./whole-transactions.js";

export interface EventSource {
  readonly node: Pick<Node, "call">;
  readonly heads: FollowerParts["heads"];
  readonly log: Pick<Log, "debug">;
  readonly timers?: Timers;
  readonly pending?: Omit<PendingTransactionsParts, "timers">;
  /** The deepest reorganisation that a subscription is resumed across. */
  readonly maxReorgBlocks: number;
}

/** Longest wait for a transaction that was announced. */
const transactionTimeoutMs = 5_000;

/** The events of a network, read from its node. */
export function openChainEvents({ node, timers = systemTimers, pending, ...parts }: EventSource): ChainEvents {
  const readerFor = (signal: CallSignal): BlockReader => createBlockReader(node, { timers, signal });
  const hashes = new PendingTransactions({ ...pending, timers });
  const limit = { signal: new CallAbortController("events"), timeoutMs: transactionTimeoutMs, timers };
  const read = (hash: string): Promise<RawJson> =>
    withinTime(limit, (stop) => node.call("eth_getTransactionByHash", [hash], stop));
  const whole = new WholeTransactions({ pending: hashes, read, timers });
  return new ChainEvents({
    ...parts,
    ...createBlockReader(node, { timers }),
    timers,
    readerFor,
    pending: hashes,
    whole,
  });
}
