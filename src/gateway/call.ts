import type { MethodName } from "../../generated/methods.js";
import type { Caller } from "../accounts/caller.js";

/** A request with its caller, on its way through the stages. `signal` aborts at the deadline and when the caller is gone. */
export interface Call {
  readonly method: MethodName;
  readonly params: readonly unknown[];
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** Takes a call to its result: a value or raw JSON bytes, at once or by a promise. Throws RpcError. */
export type Answer = (call: Call) => unknown;

/** One step on a call's way: answers itself, throws, or lets the next step answer. */
export type Stage = (next: Answer) => Answer;
