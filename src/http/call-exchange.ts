import type { Exchange } from "../gateway/call.js";
import type { HeldFor } from "../limits/held-bytes.js";
import type { ResponseHold } from "../limits/response-hold.js";
import type { OriginKind } from "../store/count-tables.js";
import type { Span, Tracer } from "../telemetry/span.js";
import type { CallSignal } from "../turns/call-signal.js";
import { CallDeadline, type TimedResponse } from "./call-deadline.js";

export interface CallExchangeParts {
  readonly openHold: (userId: string, heldFor: HeldFor) => ResponseHold;
  readonly callTimeoutMs: number;
  /** Where requests are traced. */
  readonly tracer?: Tracer | undefined;
}

/** One request body and its response, over HTTP or WebSocket: the deadline of its calls, and the memory that it holds until it has been sent. */
export abstract class CallExchange implements Exchange, HeldFor, TimedResponse {
  readonly userId: string;
  readonly hold: ResponseHold;
  /** The response has been sent, or never will be. */
  isOver = false;
  readonly #callTimeoutMs: number;
  #startedMs = Date.now();
  #deadline: CallDeadline | undefined;

  constructor(
    userId: string,
    { openHold, callTimeoutMs }: CallExchangeParts,
    readonly span: Span | undefined,
  ) {
    this.userId = userId;
    this.#callTimeoutMs = callTimeoutMs;
    this.hold = openHold(userId, this);
  }

  abstract readonly requestId: string;
  abstract get originKind(): OriginKind;
  abstract get hasBegun(): boolean;
  abstract get waitsForReader(): boolean;
  abstract setHeader(name: string, value: string): void;
  abstract breakOff(): void;
  abstract stalledMs(): number;
  abstract disconnect(): void;

  get deadline(): CallDeadline {
    this.#deadline ??= new CallDeadline(this, {
      startedMs: this.#startedMs,
      timeoutMs: this.#callTimeoutMs,
      lane: this.userId,
    });
    return this.#deadline;
  }

  get signal(): CallSignal {
    return this.deadline.signal;
  }

  /** The request is there as a whole: the calls' time begins. */
  beginCalls(): void {
    this.#startedMs = Date.now();
  }

  /** Resolves when a batch may begin its next element; undefined if it may now. */
  untilFewWait(): Promise<void> | undefined {
    return this.hold.untilFewWait(this);
  }

  /** A chunk of the response has arrived from the node. */
  onPiece(): void {
    this.#deadline?.extend();
  }

  /** Ends the exchange: the response has been sent, or never will be, since the client has disconnected. */
  end(isSent: boolean): void {
    this.isOver = true;
    if (isSent) this.#deadline?.clear();
    else this.deadline.abort("the client has disconnected");
    this.hold.close();
    this.span?.end(isSent ? undefined : "cancelled");
  }
}
