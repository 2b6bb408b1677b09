import type { RpcAnswer } from "../integration/start-test-service.js";

export type CallNode = (method: string, params: readonly unknown[]) => Promise<RpcAnswer>;

const timeoutMs = 30_000;

/** Calls a node directly. */
export function nodeAt(url: string): CallNode {
  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const headers = { "content-type": "application/json" };
    const response = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(timeoutMs) });
    return (await response.json()) as RpcAnswer;
  };
}
