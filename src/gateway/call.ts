import type { MethodEntry } from "../../generated/methods.js";
import type { Caller } from "../accounts/caller.js";
import { type RestrictedCall, restrictedPart } from "../accounts/check-allowed.js";
import { hideKeyTexts } from "../accounts/key-text.js";
import type { Estimates } from "../config/estimates.js";
import type { Network } from "../config/networks.js";
import type { Refusal, Ticket } from "../limits/quota.js";
import type { ResponseHold } from "../limits/response-hold.js";
import { CallerFilters } from "../methods/filters/caller-filters.js";
import type { HandlerContext, LogBounds, NetworkContext } from "../methods/handler.js";
import type { StartEvents, Subscriptions } from "../methods/subscriptions.js";
import type { Node } from "../node/node.js";
import { TracedNode } from "../node/traced-node.js";
import { type InvalidRequest, isInvalid, type RpcRequest } from "../rpc/request.js";
import type { RoutedCall, RunCall } from "../rpc/router.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { OriginKind, ServedBy } from "../store/count-tables.js";
import type { Span } from "../telemetry/span.js";
import type { CallSignal } from "../turns/call-signal.js";
import type { LoggedRequest } from "../usage/usage-counts.js";

/** The HTTP response that a call's result becomes a part of. */
export interface Exchange {
  /** The ID of its HTTP request or WebSocket message, by which responses, errors and the log name it. */
  readonly requestId: string;
  /** Aborts at the deadline and when the caller is gone. Made only when it is asked for. */
  readonly signal: CallSignal;
  /** Of its trace; undefined where requests are not traced. */
  readonly span?: Span | undefined;
  /** What the response takes of its user's share. */
  readonly hold: ResponseHold;
  readonly originKind: OriginKind;
  /** Of its connection; undefined over HTTP. */
  readonly subscriptions?: ConnectionSubscriptions | undefined;
  /** The user's quota has refused a request. */
  onQuotaRefused?(refusal: Refusal): void;
  /** Adds a header to the response, unless its headers have been sent. */
  setHeader(name: string, value: string): void;
}

/** The subscriptions of one connection, and the calls that began them: a change of the key's lists is compared with these. */
export interface ConnectionSubscriptions extends Omit<Subscriptions, "open"> {
  open(start: StartEvents, call: RestrictedCall): Promise<string>;
}

/** Whose a request object is, and what it belongs to. */
export interface CallOrigin {
  readonly caller: Caller;
  readonly exchange: Exchange;
  /** Results of a batch are collected before the first of them is sent. */
  readonly isInBatch: boolean;
}

/** The document's entry of a method, or what stands for that of `rpc.discover`. */
export type Method = Omit<MethodEntry, "name" | "policy" | "resultForm"> & {
  readonly name: string;
  readonly policy: Pick<MethodEntry["policy"], "contracts">;
};

/**
 * One request object of a known caller on its way through the pipeline, even if it is malformed or names no method. To its method's
 * handler it is the HandlerContext.
 */
export class Call implements HandlerContext, RoutedCall, LoggedRequest {
  readonly caller: Caller;
  readonly exchange: Exchange;
  readonly isInBatch: boolean;
  /** What it has spent of the quota, once it has. */
  ticket: Ticket | undefined;
  /** What its result comes from, as far as it has got. */
  servedBy: ServedBy = "gateway";
  /** Its step of the exchange's trace; begun by the stage measure. */
  span: Span | undefined;
  /** Found by the stage lookUp, for those after it. */
  method!: Method;
  /** What serves its network; set for the handler. */
  served!: NetworkContext;
  /** Given by the stage lookUp as they came, by validateParams in their normal form. */
  params: readonly unknown[] = [];

  constructor(
    readonly request: RpcRequest | InvalidRequest,
    { caller, exchange, isInBatch }: CallOrigin,
  ) {
    this.caller = caller;
    this.exchange = exchange;
    this.isInBatch = isInBatch;
  }

  /** The method's name, and until that is found the request's for it. */
  get methodName(): string {
    return this.method?.name ?? (isInvalid(this.request) ? "" : this.request.method);
  }

  redact(text: string): string {
    return hideKeyTexts(text);
  }

  get originKind(): OriginKind {
    return this.exchange.originKind;
  }

  get requestId(): string {
    return this.exchange.requestId;
  }

  get requestBytes(): number | undefined {
    return isInvalid(this.request) ? undefined : this.request.bytes;
  }

  /** Unknown methods may take passwords and private keys. */
  get loggedParams(): string | undefined {
    const { request, caller, method } = this;
    if (!caller.logsParams || !method || isInvalid(request) || request.bytes > maxLoggedBytes) return undefined;
    return JSON.stringify(request.params);
  }

  get node(): Node {
    const { node } = this.served;
    if (this.servedBy === "gateway") this.servedBy = "memory";
    return this.span ? new TracedNode(node, this.span) : node;
  }

  get network(): Network {
    return this.served.network;
  }

  get logBounds(): LogBounds {
    return this.served.logBounds;
  }

  get logIndex(): HandlerContext["logIndex"] {
    return this.served.logIndex;
  }

  get modules(): readonly string[] {
    return this.served.modules;
  }

  get events(): HandlerContext["events"] {
    return this.served.events;
  }

  get subscriptions(): HandlerContext["subscriptions"] {
    const { subscriptions } = this.exchange;
    return (
      subscriptions && {
        open: (start) => subscriptions.open(start, restrictedPart(this)),
        end: (id) => subscriptions.end(id),
      }
    );
  }

  get filters(): CallerFilters {
    const { userId, keyId, network, allowed } = this.caller;
    return new CallerFilters(this.served.filterStore, { userId, keyId, network, contracts: allowed?.contracts });
  }

  get estimates(): Estimates {
    return this.caller.estimates ?? "specified";
  }

  /** What a cache in memory has takes no signal. */
  get signal(): CallSignal {
    if (this.servedBy === "memory") this.servedBy = "node";
    return this.exchange.signal;
  }

  hold(bytes: number): void {
    if (this.exchange.hold.take(bytes)) return;
    throw new RpcError("RateLimited", "responses that are not read yet take all the memory there is for them", {
      data: { retryAfterMs },
    });
  }
}

/** One step on a call's way: gives the result itself, an RpcError to refuse the call (or throws it), or hands the call on. */
export type Stage = (next: RunCall<Call>) => RunCall<Call>;

/** Of the request objects whose params may be logged: longer ones take long to print. */
const maxLoggedBytes = 8_192;

/** A guess: how fast the readers read, nobody knows. */
const retryAfterMs = 1_000;
