import type { CallSignal } from "../turns/call-signal.js";
import type { EventListener } from "./event-listener.js";
import { type EventFilter, LogFilter } from "./log-filter.js";
import type { ResumePoint } from "./resume-point.js";

/** What a subscription is for. */
export interface Wanted {
  /** Undefined: it is for new blocks. */
  readonly filter?: EventFilter | undefined;
  /** The resume point. */
  readonly since?: { readonly point: ResumePoint; readonly signal: CallSignal; readonly hold: (bytes: number) => void };
}

/** A subscription that has begun. */
export interface Started {
  /** JSON of the events since the resume point; the listener gets those after them. */
  readonly past: readonly string[];
  readonly end: () => void;
}

/** A subscription and how far it is. */
export interface Subscription {
  readonly listener: EventListener;
  /** The first move that concerns it. */
  since: number;
  /** The first move whose logs were announced to it; 0 after a resume: logs of all blocks. */
  toldSince: number;
  /** Undefined: it is for new blocks. */
  readonly filter: LogFilter | undefined;
}

/** One that has not begun. */
export function newSubscription(listener: EventListener, filter: EventFilter | undefined): Subscription {
  return { listener, since: Infinity, toldSince: Infinity, filter: filter && new LogFilter(filter) };
}
