import type { MethodName } from "../../generated/methods.js";
import type { Caller } from "../accounts/caller.js";
import type { CallSignal } from "../rpc/call-signal.js";
import type { InvalidRequest, RpcRequest } from "../rpc/request.js";

/** What a request brings along besides its method and params. `signal` aborts at the deadline and when the caller is gone. */
export interface CallContext {
  readonly caller: Caller;
  readonly signal: CallSignal;
}

/** A request for a method that exists, with its caller, on its way through the stages. */
export interface Call extends CallContext {
  readonly method: MethodName;
  readonly params: readonly unknown[];
}

/** A call made of its parts. Its signal is made only when it is asked for, where copying members would make it for all. */
export class RpcCall implements Call {
  constructor(
    readonly method: MethodName,
    readonly params: readonly unknown[],
    private readonly context: Pick<Call, "caller" | "signal">,
  ) {}

  get caller(): Caller {
    return this.context.caller;
  }

  get signal(): CallSignal {
    return this.context.signal;
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
