import type { OriginKind } from "../store/count-tables.js";
import type { Span } from "../telemetry/span.js";
import { CallExchange, type CallExchangeParts } from "./call-exchange.js";
import type { Tracker } from "./connection/tracked-response.js";
import type { Readable, Reader, Readers } from "./response/readers.js";
import type { RpcResponse } from "./response/rpc-response.js";
import type { PacedParts } from "./response/write-response.js";

export interface ExchangeParts extends CallExchangeParts {
  readonly readers: Readers;
  readonly reportFailure: PacedParts["reportFailure"];
}

/** One HTTP request and its response. */
export class RpcExchange extends CallExchange implements PacedParts, Tracker {
  readonly response: RpcResponse;
  readonly reportFailure: PacedParts["reportFailure"];
  readonly #readers: Readers;
  #reader: Reader | undefined;

  constructor(userId: string, response: RpcResponse, parts: ExchangeParts, span?: Span) {
    super(userId, parts, span);
    this.response = response;
    this.#readers = parts.readers;
    this.reportFailure = parts.reportFailure;
    response.exchange = this;
    if (response.destroyed) this.onOver();
  }

  get requestId(): string {
    return this.response.req.requestId;
  }

  /** Browsers send an Origin header with every POST request. */
  get originKind(): OriginKind {
    return this.response.req.headers.origin === undefined ? "server" : "browser";
  }

  setHeader(name: string, value: string): void {
    if (!this.response.headersSent) this.response.setHeader(name, value);
  }

  get hasBegun(): boolean {
    return this.response.headersSent;
  }

  get waitsForReader(): boolean {
    return this.#reader?.isWaitedFor ?? false;
  }

  openReader(body: Readable): Reader {
    this.#reader = this.#readers.open(body);
    return this.#reader;
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
    this.end(this.response.writableFinished);
  }
}
