import type { IncomingMessage } from "node:http";
import type { Caller } from "../accounts/caller.js";
import type { Exchange } from "../gateway/call.js";
import type { IdentifyCaller } from "../gateway/identify-caller.js";
import { type BodyLimits, type BodyResponse, type Dispatch, handleBody, refuse } from "../rpc/handle-body.js";
import { type BodyRefusal, refuseBody } from "../rpc/refuse-body.js";
import { errorNameOf, RpcError } from "../rpc/rpc-error.js";
import { isStoreUnavailable } from "../rpc/store-unavailable.js";
import { type ReportFailure, translateFailure } from "../rpc/translate-failure.js";
import type { Log } from "../telemetry/log.js";
import type { Span, Tracer } from "../telemetry/span.js";
import { type Sender, userIdOf } from "./call-transport.js";
import { HttpRefusal } from "./http-refusal.js";
import type { PlainRequest } from "./plain/plain-request.js";
import { checkBody, findRefusal, readBody } from "./read-body.js";
import { readRefusedBody } from "./refused-body.js";
import { RefusedRequests, type RefusedRequestsParts } from "./refused-requests.js";
import type { ResponseHeaders, RpcResponse } from "./response/rpc-response.js";
import { writeRefusal } from "./response/write-refusal.js";
import { writeResponse } from "./response/write-response.js";
import { type ExchangeParts, RpcExchange } from "./rpc-exchange.js";

export interface RpcRequestsOptions extends BodyLimits {
  readonly maxBodyBytes: number;
}

export interface RpcRequestsParts extends Pick<RefusedRequestsParts, "openStrangerHold" | "clock"> {
  readonly identify: IdentifyCaller;
  /** Headers of every response to a known caller: what is left of one's quota. */
  readonly describeLimits: (caller: Caller) => ResponseHeaders;
  readonly exchangeParts: ExchangeParts;
  readonly dispatchOf: (sender: Sender, exchange: Exchange) => Dispatch;
  readonly reportFailure: ReportFailure;
  readonly log: Log;
}

type Request = IncomingMessage | PlainRequest;

/** Serves what is sent to `/<API_KEY>`: by whom, what, and the response. */
export class RpcRequests {
  readonly #options: RpcRequestsOptions;
  readonly #parts: RpcRequestsParts;
  readonly #refused: RefusedRequests;

  constructor(options: RpcRequestsOptions, parts: RpcRequestsParts) {
    this.#options = options;
    this.#parts = parts;
    this.#refused = new RefusedRequests(options.maxBatchLength, { ...parts, readers: parts.exchangeParts.readers });
  }

  serve(keyText: string, request: Request, response: RpcResponse): void {
    const { exchangeParts, identify } = this.#parts;
    const span = exchangeParts.tracer && beginTrace(exchangeParts.tracer, request, response);
    const begin = (caller: Caller): void =>
      this.#readBody(request, new RpcExchange(caller.userId, response, exchangeParts, span), caller);
    const refuse = (error: unknown): void => this.#refuseCaller(error, { request, response, span });
    try {
      if (request.method !== "POST") throw wrongVerb;
      const found = identify(keyText, request);
      if (found instanceof Promise) inStep(found, span?.begin("key")).then(begin).catch(refuse);
      else begin(found);
    } catch (error) {
      refuse(error);
    }
  }

  /** While the store is away the key's owner is unknown, and yet each request object gets its error under its own id. */
  #refuseCaller(error: unknown, { request, response, span }: Asked): void {
    const { exchangeParts } = this.#parts;
    if (isStoreUnavailable(error))
      return this.#readBody(request, new RpcExchange(userIdOf(error), response, exchangeParts, span), error);
    span?.end(errorNameOf(error));
    if (error === wrongVerb || response.destroyed) this.#refuseUnread(error, response);
    else {
      const { requestId } = response.req;
      const report = (failure: unknown) => this.#parts.reportFailure(failure, { requestId });
      this.#refused.refuse(request, response, translateFailure(error, report));
    }
  }

  #readBody(request: Request, exchange: RpcExchange, sender: Sender): void {
    const refusal = findRefusal(request.headers);
    const respond = (body: Buffer | Error, refused?: Buffer): void => {
      exchange.beginCalls();
      // Only a lost connection ends here: the response cannot reach the caller.
      this.#respond({ body, refused }, exchange, sender).catch((error: unknown) => {
        this.#parts.log.debug({ err: error }, "a response could not be sent");
        exchange.response.destroy();
      });
    };
    const { hold } = exchange;
    const bounds = { maxBytes: this.#options.maxBodyBytes, hold };
    if (refusal) readRefusedBody(request, { hold, clock: this.#parts.clock }, (refused) => respond(refusal, refused));
    else if ("body" in request) respond(checkBody(request.body, bounds));
    else readBody(request, bounds, respond);
  }

  async #respond({ body, refused }: ReadBody, exchange: RpcExchange, sender: Sender): Promise<void> {
    const { dispatchOf, describeLimits } = this.#parts;
    const { userId: lane, hold } = exchange;
    const bodySender = { dispatch: dispatchOf(sender, exchange), lane, exchange };
    const bodyResponse =
      body instanceof Error
        ? await refuseWhole({ body, refused }, bodySender.dispatch, { lane, hold, ...this.#options })
        : await handleBody(body, bodySender, this.#options);
    exchange.span?.set({ "http.response.status_code": bodyResponse.status });
    await writeResponse(bodyResponse, sender instanceof RpcError ? [] : describeLimits(sender), exchange);
  }

  #refuseUnread(error: unknown, response: RpcResponse): void {
    const headers = error === wrongVerb ? ["allow", "POST, OPTIONS"] : [];
    writeRefusal(error, response, { reportFailure: this.#parts.reportFailure, headers });
  }
}

/** A request, its response, and its trace if it has one. */
interface Asked {
  readonly request: Request;
  readonly response: RpcResponse;
  readonly span: Span | undefined;
}

/** Named as OpenTelemetry's conventions for HTTP say. */
function beginTrace(tracer: Tracer, { headers }: Request, { req }: RpcResponse): Span {
  const span = tracer.begin("POST /{api_key}", String(headers["traceparent"] ?? ""));
  span.set({ "http.request.method": "POST", "http.route": "/{api_key}", "rootgate.request_id": req.requestId });
  return span;
}

/** The key's owner is looked up in the store. */
function inStep<T>(work: Promise<T>, step: Span | undefined): Promise<T> {
  return step ? work.finally(() => step.end()) : work;
}

/** A body, or why it is refused; in that case its bytes, if they could be read. */
interface ReadBody {
  readonly body: Buffer | Error;
  readonly refused: Buffer | undefined;
}

/** The response to a body that is refused as a whole, which counts as one request; throws when its sender is gone. */
async function refuseWhole(
  { body: error, refused }: ReadBody & { readonly body: Error },
  dispatch: Dispatch,
  options: Omit<BodyRefusal, "error">,
): Promise<BodyResponse> {
  if (!(error instanceof RpcError)) throw error;
  const outcome = await dispatch({ error, id: "null" }, false);
  // It may be another, such as QuotaExceeded.
  const told = "error" in outcome ? outcome.error : error;
  const response = refused ? await refuseBody(refused, { ...options, error: told }) : refuse(told);
  return told === error && error instanceof HttpRefusal ? { ...response, status: error.status } : response;
}

const wrongVerb = new HttpRefusal(
  405,
  "InvalidRequest",
  'JSON-RPC calls are made by POST, with a body such as {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}',
);
