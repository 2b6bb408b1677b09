import type { Log } from "../../telemetry/log.js";
import type { Node } from "../node.js";
import { systemTimers, type Timers } from "../timers.js";
import { createBlockReader } from "./block-reader.js";
import { ChainEvents } from "./chain-events.js";
import type { FollowerParts } from "./chain-follower.js";

export interface EventSource {
  readonly node: Pick<Node, "call">;
  readonly heads: FollowerParts["heads"];
  readonly log: Pick<Log, "debug">;
  readonly timers?: Timers;
  readonly onSent?: ((hash: string) => void) | undefined;
}

/** The events of a network, read from its node. */
export function openChainEvents({ node, heads, log, timers = systemTimers, onSent }: EventSource): ChainEvents {
  return new ChainEvents({ ...createBlockReader(node, timers), heads, log, timers, onSent });
}
