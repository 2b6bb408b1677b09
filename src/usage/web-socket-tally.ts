import type { CountedRequest } from "./usage-counts.js";

/** Counted as requests are, by API key and hour, under names that no method can have. */
export const webSocketTallies = ["websocket connections", "websocket events"] as const;

export type WebSocketTally = (typeof webSocketTallies)[number];

/** What WebSocket connections report to the metrics, where they are served. */
interface WebSocketMetrics {
  readonly onOpen: () => void;
  readonly onClose: (code: number) => void;
  readonly onSubscriptions: (change: number) => void;
  readonly onSent: () => void;
}

type TalliedCaller = CountedRequest["caller"];

/** Takes what WebSocket connections report: into the usage of the caller's API key, and into the metrics. */
export function tallyWebSockets(
  tally: (caller: TalliedCaller, name: WebSocketTally) => void,
  metrics: WebSocketMetrics | undefined,
) {
  return {
    onOpen(caller: TalliedCaller): void {
      tally(caller, "websocket connections");
      metrics?.onOpen();
    },
    onClose: (code: number): void => metrics?.onClose(code),
    onSubscriptions: (change: number): void => metrics?.onSubscriptions(change),
    /** Events are not requests: they use up no quota. */
    onSent(caller: TalliedCaller): void {
      tally(caller, "websocket events");
      metrics?.onSent();
    },
  };
}
