import type { MethodName } from "../../generated/methods.js";
import type { RawJson } from "../../src/json/raw-json.js";
import type { Node } from "../../src/node/node.js";
import type { CallSignal } from "../../src/turns/call-signal.js";

/** A call that waits for its test to answer it. */
export interface HeldCall {
  readonly method: MethodName;
  readonly params: readonly unknown[];
  readonly signal: CallSignal;
  readonly answer: (result: unknown) => void;
  readonly answerRaw: (result: RawJson) => void;
  readonly fail: (error: unknown) => void;
}

export interface HandDrivenNode extends Node {
  /** Every call, in order. */
  readonly calls: readonly HeldCall[];
  /** The last call. */
  readonly last: HeldCall;
}

/** A node that answers when a test says so; calls whose signal aborts reject by themselves. */
export function createHandDrivenNode(): HandDrivenNode {
  const calls: HeldCall[] = [];
  return {
    calls,
    get last() {
      return calls.at(-1) as HeldCall;
    },
    call: (method, params, signal) =>
      new Promise((resolve, reject) => {
        const abort = (): void => reject(signal.reason);
        if (signal.aborted) abort();
        else signal.addEventListener("abort", abort);
        const answer = (result: unknown): void => resolve(Buffer.from(JSON.stringify(result)));
        calls.push({ method, params, signal, answer, answerRaw: resolve, fail: reject });
      }),
    check: async () => {},
    close: async () => {},
  };
}
