import { randomUUID } from "node:crypto";
import type { AllowLists, Caller } from "../../accounts/caller.js";
import { findForbidden, type RestrictedCall } from "../../accounts/check-allowed.js";
import type { StartEvents } from "../../methods/subscriptions.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { type EventFrame, eventFrame } from "./event-frame.js";

/** A subscription that a call asks for. */
export interface WantedSubscription {
  readonly start: StartEvents;
  readonly call: RestrictedCall;
}

interface OpenSubscription {
  readonly call: RestrictedCall;
  /** Undefined while it starts. */
  end?: () => void;
}

export interface SocketSubscriptionsParts {
  readonly caller: Caller;
  readonly max: number;
  /** Sends an event's message. */
  readonly send: (frame: EventFrame) => void;
  /** Sends events at their reader's pace, before later ones; resolves when they have left. */
  readonly sendInTurn: (frames: Iterable<EventFrame>) => Promise<void>;
  /** Events were lost, so that the connection is of no more use. */
  readonly onLost: () => void;
  /** A subscription is no longer allowed, so that the connection has to close. */
  readonly onForbidden: (error: RpcError) => void;
  readonly events: SubscriptionEvents | undefined;
}

/** Called with changes of all subscriptions. */
export interface SubscriptionEvents {
  /** More of them, or fewer. */
  readonly onSubscriptions: (change: number) => void;
  /** An event is sent. */
  readonly onSent: (caller: Caller) => void;
}

/** Begins to send events. */
export type BeginEvents = () => Promise<void> | undefined;

/** Events that wait for the response with their subscription's ID. */
const maxWaiting = 1_024;

/** A guess: when the client ends others is unknown. */
const retryAfterMs = 1_000;

/** The subscriptions of one connection. */
export class SocketSubscriptions {
  readonly #parts: SocketSubscriptionsParts;
  readonly #open = new Map<string, OpenSubscription>();
  /** The key's present lists; they may be newer than those that a call was checked with. */
  #allowed: AllowLists | undefined;
  #isClosed = false;

  constructor(parts: SocketSubscriptionsParts) {
    this.#parts = parts;
    this.#allowed = parts.caller.allowed;
  }

  /** Takes the key's lists as they are now, and reports the first subscription that they no longer allow. */
  restrict(allowed: AllowLists | undefined): void {
    if (allowed === this.#allowed) return;
    this.#allowed = allowed;
    for (const { call } of this.#open.values()) {
      const forbidden = findForbidden(call, allowed);
      if (forbidden) return this.#parts.onForbidden(forbidden);
    }
  }

  /** Adds one. `afterResponse` is given what sends its first events; a promise while those of the past are sent. */
  async open({ start, call }: WantedSubscription, afterResponse: (begin: BeginEvents) => void): Promise<string> {
    const { max, events } = this.#parts;
    if (this.#open.size >= max) throw tooMany(max);
    const forbidden = findForbidden(call, this.#allowed);
    if (forbidden) throw forbidden;
    const opened: OpenSubscription = { call };
    const id = `0x${randomUUID().replaceAll("-", "")}`;
    this.#open.set(id, opened);
    events?.onSubscriptions(1);
    const stream = new EventStream((json) => this.#send(id, json), this.#parts.onLost);
    try {
      const { past, end } = await start(stream);
      if (this.#isClosed) end();
      else opened.end = end;
      afterResponse(() => {
        const sent = past.length > 0 ? this.#sendPast(id, past) : undefined;
        stream.begin();
        return sent;
      });
    } catch (error) {
      this.#forget(id);
      throw error;
    }
    return id;
  }

  /** Ends one; false if there is none. */
  end(id: string): boolean {
    const end = this.#open.get(id)?.end;
    if (!end) return false;
    this.#forget(id);
    end();
    return true;
  }

  close(): void {
    this.#isClosed = true;
    for (const [id, { end }] of this.#open) {
      this.#forget(id);
      end?.();
    }
  }

  #forget(id: string): void {
    if (this.#open.delete(id)) this.#parts.events?.onSubscriptions(-1);
  }

  #send(id: string, json: string): void {
    this.#parts.events?.onSent(this.#parts.caller);
    this.#parts.send(eventFrame(id, json));
  }

  #sendPast(id: string, past: readonly string[]): Promise<void> {
    const { caller, events, sendInTurn } = this.#parts;
    function* frames(): Generator<EventFrame> {
      for (const json of past) {
        events?.onSent(caller);
        yield eventFrame(id, json);
      }
    }
    return sendInTurn(frames());
  }
}

/** The events of one subscription; they wait until the client knows its ID. */
class EventStream {
  readonly #send: (json: string) => void;
  readonly onLost: () => void;
  #waiting: string[] | undefined = [];

  constructor(send: (json: string) => void, onLost: () => void) {
    this.#send = send;
    this.onLost = onLost;
  }

  readonly onEvent = (json: string): void => {
    if (!this.#waiting) this.#send(json);
    else if (this.#waiting.push(json) > maxWaiting) this.onLost();
  };

  begin(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const json of waiting) this.#send(json);
  }
}

function tooMany(max: number): RpcError {
  return new RpcError("RateLimited", `a connection can have ${max} subscriptions`, { data: { retryAfterMs } });
}
