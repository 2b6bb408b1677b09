import type { NodeCall } from "../../node/node-call.js";
import type { NodeEvents } from "../../node/node-events.js";
import type { CallSignal } from "../../turns/call-signal.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import type { RoutingRequest } from "./choose-upstream.js";
import type { Hedging } from "./hedging.js";
import type { QueryParts } from "./node-read.js";
import type { UpstreamQuery } from "./query-upstream.js";

export interface RoutedReadParts extends QueryParts {
  readonly upstreams: readonly PooledUpstream[];
  readonly events: NodeEvents;
  /** Longest wait for a node that has what is asked for. */
  readonly catchUpMs: number;
  /** Longest wait for a node to come back while none responds. */
  readonly comeBackMs: number;
  /** Undefined where a second node is never asked. */
  readonly hedging: Hedging | undefined;
}

/** A call that is routed. */
export interface Routed {
  readonly call: NodeCall;
  readonly signal: CallSignal;
  readonly query: UpstreamQuery;
}

/** Which nodes a read may go to. */
export interface Choice extends Pick<RoutingRequest, "isAgain" | "besides" | "mayWait"> {
  /** Also of the nodes that failed this read. */
  readonly ofAll?: boolean;
  readonly nowMs?: number;
}
