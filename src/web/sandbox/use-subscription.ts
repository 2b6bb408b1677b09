import { useEffect, useRef, useState } from "react";
import {
  type Closing,
  type OpenSubscription,
  openSubscription,
  type SubscriptionRequest,
} from "./open-subscription.js";
import type { RpcFailure } from "./send-request.js";

/** An event as it came. */
export interface ReceivedEvent {
  /** Counted from 1. */
  readonly number: number;
  readonly receivedAt: Date;
  readonly value: unknown;
}

interface SubscriptionState {
  readonly status: "idle" | "connecting" | "subscribed";
  /** The last ones, newest first. */
  readonly events: readonly ReceivedEvent[];
  /** How many have come. */
  readonly total: number;
  readonly error?: RpcFailure;
  readonly closing?: Closing;
}

/** Events that are kept. */
const keptEvents = 100;

const idle: SubscriptionState = { status: "idle", events: [], total: 0 };

/** One subscription at a time, and its last events. */
export function useSubscription() {
  const [state, setState] = useState(idle);
  const open = useRef<OpenSubscription>(undefined);
  useEffect(() => () => open.current?.close(), []);
  const stop = (): void => {
    open.current?.close();
    setState((before) => ({ ...before, status: "idle" }));
  };
  const start = (request: SubscriptionRequest): void => {
    open.current?.close();
    setState({ ...idle, status: "connecting" });
    open.current = openSubscription(request, {
      onSubscribed: () => setState((before) => ({ ...before, status: "subscribed" })),
      onEvent: gather((values) => setState((before) => addEvents(before, values))),
      onError: (error) => setState((before) => ({ ...before, status: "idle", error })),
      onClosed: (closing) => setState((before) => ({ ...before, status: "idle", closing })),
    });
  };
  return { ...state, start, stop, clear: () => setState((before) => ({ ...before, events: [], total: 0 })) };
}

function addEvents({ events, total, ...state }: SubscriptionState, values: readonly unknown[]): SubscriptionState {
  const receivedAt = new Date();
  const added = values.map((value, index) => ({ number: total + index + 1, receivedAt, value }));
  return { ...state, events: [...added.toReversed(), ...events].slice(0, keptEvents), total: total + values.length };
}

/** Passes on what comes within a moment together, so that many events cost the page one rendering. */
function gather(pass: (values: readonly unknown[]) => void): (value: unknown) => void {
  let values: unknown[] = [];
  return (value) => {
    if (values.push(value) > 1) return;
    setTimeout(() => {
      pass(values);
      values = [];
    }, 50);
  };
}
