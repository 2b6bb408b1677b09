import type { NodeCall } from "../node/node-call.js";
import type { CallSignal } from "../turns/call-signal.js";
import type { NodeResponse } from "./read-response.js";

/** A request on its way to a node. */
export interface NodeRequest {
  readonly id: number;
  /** One of the 26, or one of the few that the gateway itself asks a node. */
  readonly method: string;
  /** The whole request object as JSON. */
  readonly text: string;
  /** The call that it is for; undefined for the gateway's own requests. */
  readonly call?: NodeCall | undefined;
}

/** How a request may be sent. */
export interface SendOptions {
  /** Whether sending it twice does no harm. */
  readonly isRepeatable: boolean;
  readonly signal: CallSignal;
}

/** Carries requests to one node and its responses back. */
export interface Transport {
  /** Rejects with an RpcError ("node_unavailable" where no usable response came), or with the signal's reason. */
  send(request: NodeRequest, options: SendOptions): Promise<NodeResponse>;
  close(): Promise<void>;
}
