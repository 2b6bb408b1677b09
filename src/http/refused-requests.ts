import type { IncomingMessage } from "node:http";
import type { Clock } from "../clock.js";
import type { HeldAccount } from "../limits/held-bytes.js";
import { refuse } from "../rpc/handle-body.js";
import { refuseBody } from "../rpc/refuse-body.js";
import type { RpcError } from "../rpc/rpc-error.js";
import type { Log } from "../telemetry/log.js";
import { unidentified } from "./call-transport.js";
import type { Tracker } from "./connection/tracked-response.js";
import type { PlainRequest } from "./plain/plain-request.js";
import { readRefusedBody } from "./refused-body.js";
import type { Readable, Reader, Readers } from "./response/readers.js";
import type { RpcResponse } from "./response/rpc-response.js";
import { type PacedParts, writeResponse } from "./response/write-response.js";
import type { OpenStrangerHold } from "./stranger-bytes.js";

export interface RefusedRequestsParts {
  readonly openStrangerHold: OpenStrangerHold;
  readonly readers: Readers;
  readonly clock: Pick<Clock, "after">;
  readonly reportFailure: PacedParts["reportFailure"];
  readonly log: Pick<Log, "debug">;
}

/**
 * Responds to requests whose sender is refused: the error under the id of each request, since clients match responses by id. A body
 * and its response take no more memory than strangers may.
 */
export class RefusedRequests {
  readonly #maxBatchLength: number;
  readonly #parts: RefusedRequestsParts;

  constructor(maxBatchLength: number, parts: RefusedRequestsParts) {
    this.#maxBatchLength = maxBatchLength;
    this.#parts = parts;
  }

  refuse(request: IncomingMessage | PlainRequest, response: RpcResponse, error: RpcError): void {
    const { openStrangerHold, clock, log } = this.#parts;
    const hold = new RefusedExchange(response, { ...this.#parts, openHold: () => openStrangerHold(request) });
    const respond = (body: Buffer | undefined): void => {
      this.#respond(body, error, hold).catch((failure: unknown) => {
        log.debug({ err: failure }, "a response could not be sent");
        response.destroy();
      });
    };
    readRefusedBody(request, { hold, clock }, respond);
  }

  async #respond(body: Buffer | undefined, error: RpcError, hold: RefusedExchange): Promise<void> {
    const refusal = { error, lane: unidentified, hold, maxBatchLength: this.#maxBatchLength };
    const refused = body ? await refuseBody(body, refusal) : refuse(error);
    await writeResponse(refused, [], hold);
  }
}

interface ExchangeParts extends Pick<RefusedRequestsParts, "readers" | "reportFailure"> {
  readonly openHold: () => HeldAccount;
}

/** One refused request and its response. */
class RefusedExchange implements PacedParts, Tracker {
  readonly response: RpcResponse;
  readonly #parts: ExchangeParts;
  #hold: HeldAccount | undefined;
  #isOver = false;

  constructor(response: RpcResponse, parts: ExchangeParts) {
    this.response = response;
    this.#parts = parts;
    response.exchange = this;
    if (response.destroyed) this.onOver();
  }

  /** Adds bytes until the response has been sent; false if they exceed a limit. */
  take(bytes: number): boolean {
    if (this.#isOver) return false;
    this.#hold ??= this.#parts.openHold();
    return this.#hold.take(bytes);
  }

  openReader(body: Readable): Reader {
    return this.#parts.readers.open(body);
  }

  get reportFailure(): PacedParts["reportFailure"] {
    return this.#parts.reportFailure;
  }

  onPiece(): void {}

  onOver(): void {
    this.#isOver = true;
    this.#hold?.close();
  }
}
