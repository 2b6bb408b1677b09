import type { CountedRequest } from "../../src/limits/usage-counts.js";

/** A successful request of 5 ms from a server, but for what a test says. */
export function countedRequest(different: Partial<CountedRequest> = {}): CountedRequest {
  return {
    caller: { userId: "u1", keyId: "k1", network: "testnet" },
    method: "eth_call",
    code: 0,
    durationMs: 5,
    message: undefined,
    source: { methodName: "eth_call", originKind: "server", requestId: "a-1", redact: (text) => text },
    ...different,
  };
}
