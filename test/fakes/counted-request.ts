import type { CountedRequest, LoggedRequest } from "../../src/usage/usage-counts.js";

/** A successful request of 5 ms from a server, but for what a test says. */
export function countedRequest(different: Partial<CountedRequest> = {}): CountedRequest {
  return {
    caller: { userId: "u1", keyId: "k1", network: "testnet" },
    method: "eth_call",
    code: 0,
    durationMs: 5,
    message: undefined,
    resultBytes: 66,
    source: loggedRequest(),
    ...different,
  };
}

/** A request object of 80 bytes that a node served, but for what a test says. */
export function loggedRequest(different: Partial<LoggedRequest> = {}): LoggedRequest {
  return {
    methodName: "eth_call",
    originKind: "server",
    requestId: "a-1",
    requestBytes: 80,
    servedBy: "node",
    loggedParams: undefined,
    redact: (text) => text,
    ...different,
  };
}
