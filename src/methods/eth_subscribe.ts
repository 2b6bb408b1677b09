import type { SubscriptionKind } from "../../generated/types.js";
import type { ChainEvents } from "../node/events/chain-events.js";
import { asNodeUnavailable } from "../node/upstream/node-unavailable.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Handler } from "./handler.js";
import { needsWebSocket, type StartEvents } from "./subscriptions.js";

/** Subscribes to events of the chain, over WebSocket. */
export const eth_subscribe: Handler<"eth_subscribe"> = async ([kind, filter = {}], { subscriptions, events }) => {
  if (!subscriptions || !events) throw needsWebSocket("eth_subscribe");
  if (kind !== "logs" && Object.keys(filter).length > 0)
    throw new RpcError("InvalidParams", "filter is for logs only", { data: { param: "filter" } });
  return (await subscriptions.open(starts[kind](events, filter))) as `0x${string}`;
};

type Filter = NonNullable<Parameters<ChainEvents["subscribe"]>[1]>;

const follow =
  (events: ChainEvents, filter?: Filter): StartEvents =>
  (listener) =>
    events.subscribe(listener, filter).catch((error: unknown) => Promise.reject(asNodeUnavailable(error)));

const starts: Readonly<Record<SubscriptionKind, (events: ChainEvents, filter: Filter) => StartEvents>> = {
  newHeads: (events) => follow(events),
  logs: follow,
  newPendingTransactions: (events) => async (listener) => events.subscribePending(listener),
  // No node in service is syncing.
  syncing: () => async () => () => undefined,
};
