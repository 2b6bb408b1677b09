import type { Exchange } from "../gateway/call.js";
import type { HeldFor } from "../limits/held-bytes.js";
import type { ResponseHold } from "../limits/response-hold.js";
import type { CallSignal } from "../rpc/call-signal.js";
import { CallDeadline, type TimedResponse } from "./call-deadline.js";
import type { TrackedResponse, Tracker } from "./connection/tracked-response.js";
import type { Reader, Readers } from "./response/readers.js";
import type { PacedParts } from "./response/write-response.js";

export interface ExchangeParts {
  readonly openHold: (userId: string, heldFor: HeldFor) => ResponseHold;
  readonly readers: Readers;
  readonly callTimeoutMs: number;
}

/** One HTTP request and its response: the deadline of its calls, and the memory that it holds until it has been sent. */
export class RpcExchange implements Exchange, HeldFor, TimedResponse, PacedParts, Tracker {
  readonly userId: string;
  readonly response: TrackedResponse;
  readonly hold: ResponseHold;
  readonly #parts: ExchangeParts;
  #startedMs = Date.now();
  #deadline: CallDeadline | undefined;
  #reader: Reader | undefined;

  constructor(userId: string, response: TrackedResponse, parts: ExchangeParts) {
    this.userId = userId;
    this.response = response;
    this.#parts = parts;
    this.hold = parts.openHold(userId, this);
    response.exchange = this;
    if (response.destroyed) this.onOver();
  }

  get deadline(): CallDeadline {
    this.#deadline ??= new CallDeadline(this, {
      startedMs: this.#startedMs,
      timeoutMs: this.#parts.callTimeoutMs,
      lane: this.userId,
    });
    return this.#deadline;
  }

  get signal(): CallSignal {
    return this.deadline.signal;
  }

  setHeader(name: string, value: string): void {
    if (!this.response.headersSent) this.response.setHeader(name, value);
  }

  /** The request is there as a whole: the calls' time begins. */
  beginCalls(): void {
    this.#startedMs = Date.now();
  }

  get hasBegun(): boolean {
    return this.response.headersSent;
  }

  get waitsForReader(): boolean {
    return this.#reader?.isWaitedFor ?? false;
  }

  openReader(): Reader {
    this.#reader = this.#parts.readers.open(this.response);
    return this.#reader;
  }

  onPiece(): void {
    this.#deadline?.extend();
  }

  stalledMs(): number {
    return this.#reader?.stalledMs ?? 0;
  }

  disconnect(): void {
    this.response.destroy();
  }

  breakOff(): void {
    this.response.destroy();
  }

  onOver(): void {
    if (this.response.writableFinished) this.#deadline?.clear();
    else this.deadline.abort("the client has disconnected");
    this.hold.close();
  }
}
