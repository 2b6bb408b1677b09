import type { MethodName } from "../../generated/methods.js";
import type { Caller } from "../accounts/caller.js";
import type { Ticket } from "../limits/quota.js";
import type { ResponseHold } from "../limits/response-hold.js";
import type { CallSignal } from "../rpc/call-signal.js";
import type { InvalidRequest, RpcRequest } from "../rpc/request.js";
import { holdBytes } from "./hold-result.js";

/** What a request brings along besides its method and params. */
export interface CallContext {
  readonly caller: Caller;
  /** Aborts at the deadline and when the caller is gone. */
  readonly signal: CallSignal;
  /** What the response takes of its user's share. */
  readonly hold: ResponseHold;
  /** Results of a batch are collected before the first of them is sent. */
  readonly isInBatch: boolean;
  /** What the request has spent of the quota, once it has. */
  ticket: Ticket | undefined;
}

/** A request for a method that exists, with its caller, on its way through the stages. */
export interface Call extends Pick<CallContext, "caller" | "signal"> {
  readonly context: CallContext;
  /** Counts bytes as held for the response. Throws RateLimited when they don't fit. */
  hold(bytes: number): void;
  readonly method: MethodName;
  readonly params: readonly unknown[];
}

/** A call made of its parts. Its signal is made only when it is asked for, where copying members would make it for all. */
export class RpcCall implements Call {
  constructor(
    readonly method: MethodName,
    readonly params: readonly unknown[],
    readonly context: CallContext,
  ) {}

  get caller(): Caller {
    return this.context.caller;
  }

  get signal(): CallSignal {
    return this.context.signal;
  }

  hold(bytes: number): void {
    holdBytes(bytes, this.context);
  }
}

/** Takes a call to its result: a value or raw JSON bytes, at once or by a promise. Throws RpcError. */
export type Answer = (call: Call) => unknown;

/** One step on a call's way: answers itself, throws, or lets the next step answer. */
export type Stage = (next: Answer) => Answer;

/** Any request object of a known caller, whatever becomes of it: it may be malformed, or name no method. */
export type Arrival = RpcRequest | InvalidRequest;

/** Takes an arrival to its result, as Answer does. */
export type AnswerArrival = (arrival: Arrival, context: CallContext) => unknown;

/** A stage that every request object passes, before it is known to be a call. */
export type ArrivalStage = (next: AnswerArrival) => AnswerArrival;
