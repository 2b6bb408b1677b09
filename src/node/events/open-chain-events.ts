import type { CallSignal } from "../../rpc/call-signal.js";
import type { Log } from "../../telemetry/log.js";
import type { Node } from "../node.js";
import { systemTimers, type Timers } from "../timers.js";
import { type BlockReader, createBlockReader } from "./block-reader.js";
import { ChainEvents } from "./chain-events.js";
import type { FollowerParts } from "./chain-follower.js";
import { PendingTransactions, type PendingTransactionsParts } from "./pending-transactions.js";

export interface EventSource {
  readonly node: Pick<Node, "call">;
  readonly heads: FollowerParts["heads"];
  readonly log: Pick<Log, "debug">;
  readonly timers?: Timers;
  readonly pending?: Omit<PendingTransactionsParts, "timers">;
  /** The deepest reorganisation that a subscription is resumed across. */
  readonly maxReorgBlocks: number;
}

/** The events of a network, read from its node. */
export function openChainEvents({ node, timers = systemTimers, pending, ...parts }: EventSource): ChainEvents {
  const readerFor = (signal: CallSignal): BlockReader => createBlockReader(node, { timers, signal });
  return new ChainEvents({
    ...parts,
    ...createBlockReader(node, { timers }),
    timers,
    readerFor,
    pending: new PendingTransactions({ ...pending, timers }),
  });
}
