import type { SubscriptionFilter, SubscriptionKind, SubscriptionStart } from "../../generated/types.js";
import type { ChainEvents } from "../events/chain-events.js";
import type { ResumePoint } from "../events/resume-point.js";
import type { Wanted } from "../events/subscription.js";
import { asNodeUnavailable } from "../node/node-unavailable.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Handler, HandlerContext } from "./handler.js";
import { needsWebSocket, type StartEvents } from "./subscriptions.js";

/** Subscribes to events of the chain, over WebSocket. */
export const eth_subscribe: Handler<"eth_subscribe"> = async ([kind, option = {}], context) => {
  const { subscriptions, events } = context;
  if (!subscriptions || !events) throw needsWebSocket("eth_subscribe");
  const start =
    typeof option === "object"
      ? starts[kind](option, { events, call: context })
      : startPending(kind, { isWhole: option, events });
  return (await subscriptions.open(start)) as `0x${string}`;
};

interface PendingOptions {
  /** Whole transactions, not only their hashes. */
  readonly isWhole: boolean;
  readonly events: ChainEvents;
}

/** As go-ethereum has it: `true` or `false` in the place of a filter. */
function startPending(kind: SubscriptionKind, { isWhole, events }: PendingOptions): StartEvents {
  if (kind !== "newPendingTransactions") throw refused("filter must be an object", "filter");
  return async (listener) => {
    const end = isWhole ? events.whole.subscribe(listener) : events.pending.subscribe(listener);
    await events.pending.isReady;
    return { past: [], end };
  };
}

interface EventContext {
  readonly events: ChainEvents;
  readonly call: Pick<HandlerContext, "signal" | "hold">;
}

const starts: Readonly<Record<SubscriptionKind, (filter: SubscriptionFilter, context: EventContext) => StartEvents>> = {
  newHeads: ({ fromBlock, ...rest }, context) => {
    refuseMembers(rest);
    if (fromBlock !== undefined && !pointOf(fromBlock))
      throw refused(
        "filter.fromBlock must be a block hash, or an object with blockHash or blockNumber",
        "filter.fromBlock",
      );
    return follow({}, fromBlock, context);
  },
  logs: ({ fromBlock, address, topics }, context) => follow({ filter: { address, topics } }, fromBlock, context),
  newPendingTransactions: (filter, { events }) => {
    refuseMembers(filter);
    return startPending("newPendingTransactions", { isWhole: false, events });
  },
  syncing: (filter) => {
    refuseMembers(filter);
    // No node in service is syncing.
    return async () => ({ past: [], end: () => undefined });
  },
};

function follow(wanted: Wanted, fromBlock: SubscriptionStart | undefined, { events, call }: EventContext): StartEvents {
  const point = fromBlock && pointOf(fromBlock);
  const since = point && { point, signal: call.signal, hold: (bytes: number) => call.hold(bytes) };
  return (listener) =>
    events
      .subscribe(listener, { ...wanted, ...(since && { since }) })
      .catch((error: unknown) => Promise.reject(asNodeUnavailable(error)));
}

/** Undefined for a plain number or tag: go-ethereum and web3.js send one with filters for new logs, and read older ones themselves. */
function pointOf(start: SubscriptionStart): ResumePoint | undefined {
  if (typeof start === "string") return start.length === hashLength ? { blockHash: start } : undefined;
  const { blockHash, blockNumber, logIndex } = start;
  if (blockHash === undefined) return { blockNumber: Number(blockNumber) };
  return { blockHash, logIndex: logIndex === undefined ? undefined : Number(logIndex) };
}

const hashLength = 66;

function refuseMembers(filter: SubscriptionFilter): void {
  if (Object.keys(filter).length > 0) throw refused("filter is for logs only", "filter");
}

function refused(message: string, param: string): RpcError {
  return new RpcError("InvalidParams", message, { data: { param } });
}
