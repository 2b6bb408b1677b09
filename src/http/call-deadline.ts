import { setMaxListeners } from "node:events";
import type { ServerResponse } from "node:http";
import { RpcError } from "../rpc/rpc-error.js";

/** Until when the calls of one HTTP request may work: `signal` aborts at the deadline or when the caller is gone. */
export interface CallDeadline {
  readonly signal: AbortSignal;
  clear(): void;
}

export function startDeadline(response: ServerResponse, timeoutMs: number): CallDeadline {
  const controller = new AbortController();
  // Every element of a batch listens: that many are no leak.
  setMaxListeners(Infinity, controller.signal);
  const timer = setTimeout(() => {
    controller.abort(new RpcError("DeadlineOrSize", `no answer within ${timeoutMs} ms`));
  }, timeoutMs);
  const onClose = (): void => {
    if (!response.writableFinished) controller.abort(new RpcError("DeadlineOrSize", "the caller is gone"));
  };
  response.once("close", onClose);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
