import type { MethodName } from "../../generated/methods.js";
import type { RpcMethods } from "../../generated/types.js";
import type { Estimates } from "../config/estimates.js";
import type { Network } from "../config/networks.js";
import type { ChainEvents } from "../events/chain-events.js";
import type { RawJson } from "../json/raw-json.js";
import type { LogIndex } from "../log-index/log-index.js";
import type { Node } from "../node/node.js";
import type { CallSignal } from "../turns/call-signal.js";
import type { CallerFilters } from "./filters/caller-filters.js";
import type { FilterStore } from "./filters/filter-store.js";
import type { Subscriptions } from "./subscriptions.js";

/** All that a handler knows: neither the caller nor HTTP. */
export interface HandlerContext {
  readonly node: Node;
  readonly network: Network;
  readonly logBounds: LogBounds;
  readonly logIndex?: LogIndex | undefined;
  /** Prefixes of the names of the methods that the network has, in the document's order. */
  readonly modules: readonly string[];
  /** Events of the chain, where they are served. */
  readonly events?: ChainEvents | undefined;
  /** Of the connection; undefined over HTTP, which has none. */
  readonly subscriptions?: Subscriptions | undefined;
  /** Of the caller. */
  readonly filters: CallerFilters;
  readonly estimates: Estimates;
  /** Aborts at the deadline and when the caller is gone. */
  readonly signal: CallSignal;
  /** Counts bytes as held for the response until it has left. Throws RateLimited when they don't fit. */
  hold(bytes: number): void;
}

/** The part of it that is the same for all calls on a network. */
export type NetworkContext = OpenedNetwork & Pick<HandlerContext, "modules">;

/** The part of that which follows from the settings and the nodes. */
export type OpenedNetwork = Pick<HandlerContext, "node" | "network" | "logBounds" | "logIndex" | "events"> & {
  readonly filterStore: FilterStore;
};

/** What bounds one eth_getLogs. */
export interface LogBounds {
  /** Widest block range to ask of the node at once. */
  readonly blocksPerCall: number;
  /** Most bytes of logs to hold at once. */
  readonly maxBytes: number;
}

/** A method's result, as a value or as the JSON bytes that the node sent. */
export type Reply<M extends MethodName> = RpcMethods[M]["result"] | RawJson;

/** What a method means: from checked and normalised params to its result. Throws RpcError. */
export type Handler<M extends MethodName> = (
  params: RpcMethods[M]["params"],
  context: HandlerContext,
) => Reply<M> | Promise<Reply<M>>;

/** A handler whose method is not known at compile time. */
export type AnyHandler = (params: readonly unknown[], context: HandlerContext) => unknown;
