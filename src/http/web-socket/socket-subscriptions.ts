import { randomUUID } from "node:crypto";
import type { Caller } from "../../accounts/caller.js";
import type { StartEvents } from "../../methods/subscriptions.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { type EventFrame, eventFrame } from "./event-frame.js";

export interface SocketSubscriptionsParts {
  readonly caller: Caller;
  readonly max: number;
  /** Sends an event's message. */
  readonly send: (frame: EventFrame) => void;
  /** Sends those of events at their reader's pace, before those that are sent later; resolves when they have left. */
  readonly sendInTurn: (frames: Iterable<EventFrame>) => Promise<void>;
  /** Events were lost, so that the connection is of no more use. */
  readonly onLost: () => void;
  readonly events: SubscriptionEvents | undefined;
}

/** Told of all subscriptions. */
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
  /** What ends each; undefined while it starts. */
  readonly #open = new Map<string, (() => void) | undefined>();
  #isClosed = false;

  constructor(parts: SocketSubscriptionsParts) {
    this.#parts = parts;
  }

  /** Adds one. `afterResponse` is given what sends its first events; a promise while those of the past are sent. */
  async open(start: StartEvents, afterResponse: (begin: BeginEvents) => void): Promise<string> {
    const { max, events } = this.#parts;
    if (this.#open.size >= max) throw tooMany(max);
    const id = `0x${randomUUID().replaceAll("-", "")}`;
    this.#open.set(id, undefined);
    events?.onSubscriptions(1);
    const stream = new EventStream((json) => this.#send(id, json), this.#parts.onLost);
    try {
      const { past, end } = await start(stream);
      if (this.#isClosed) end();
      else this.#open.set(id, end);
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
    const end = this.#open.get(id);
    if (!end) return false;
    this.#forget(id);
    end();
    return true;
  }

  close(): void {
    this.#isClosed = true;
    for (const [id, end] of this.#open) {
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
