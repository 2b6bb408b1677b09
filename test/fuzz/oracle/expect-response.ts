import { methodFacts } from "./document.js";
import { codes, type ExpectedResponse, type Sender } from "./expectation.js";
import { fitParams } from "./fit-params.js";
import { membersOf } from "./json-source.js";

/**
 * What the response to one request object must be (JSON-RPC 2.0, sections 4 and 5); undefined for a notification, which gets none.
 * `value` is what JSON.parse makes of `source`.
 */
export function expectResponse(value: unknown, source: string, sender: Sender): ExpectedResponse | undefined {
  if (!isObject(value)) return refused("null", sender);
  const id = readId(value, source);
  if (id === undefined) return refused("null", sender);
  const { jsonrpc, method, params = null } = value;
  if (jsonrpc !== "2.0" || typeof method !== "string" || typeof params !== "object")
    return refused(id ?? "null", sender);
  if (id === null) return undefined;
  const fate = sender === "refused" ? fail(codes.quotaExceeded) : fateOf(method, params ?? []);
  return { id, method, ...fate };
}

type Fate = Pick<ExpectedResponse, "codes" | "result">;

/** The id as it was written: `null` where there is none, undefined where it is none that can be used. */
function readId(request: object, source: string): string | null | undefined {
  if (!Object.hasOwn(request, "id")) return null;
  const { id } = request as { readonly id: unknown };
  const isUsable = id === null || typeof id === "string" || typeof id === "number";
  return isUsable ? membersOf(source).get("id") : undefined;
}

function fateOf(method: string, params: object): Fate {
  if (method === "rpc.discover")
    return Object.keys(params).length === 0
      ? { codes: new Set(), result: (result) => isObject(result) && "openrpc" in result }
      : fail(codes.invalidParams);
  const facts = methodFacts.get(method);
  if (!facts) return fail(codes.methodNotFound);
  if (!Array.isArray(params) || !fitParams(facts, params)) {
    const elsewhere = facts.mayBeAbsent ? [codes.methodNotFound] : [];
    return { codes: new Set([codes.invalidParams, ...elsewhere]), result: undefined };
  }
  // Nodes may lack a method that is not among the specification's.
  const allowed = [...(maybeRefused[method] ?? []), codes.methodNotFound].filter((code) => facts.errorCodes.has(code));
  return { codes: new Set(allowed), result: (result) => facts.resultCheck(result) };
}

const unknownBlock = codes.invalidParams;
const [callRejected, reverted, transactionRejected, transactionPending] = [-32_000, 3, -32_010, 4];

/** What params that the schemas allow may still come to, where it isn't always a result. */
const maybeRefused: Readonly<Record<string, readonly number[]>> = {
  eth_getBalance: [unknownBlock],
  eth_getCode: [unknownBlock],
  eth_getStorageAt: [unknownBlock],
  eth_getTransactionCount: [unknownBlock],
  rsk_getStorageBytesAt: [unknownBlock],
  eth_call: [unknownBlock, callRejected, reverted, codes.limitExceeded],
  eth_estimateGas: [unknownBlock, callRejected, codes.limitExceeded],
  eth_getLogs: [unknownBlock, codes.limitExceeded],
  eth_feeHistory: [unknownBlock],
  eth_newFilter: [unknownBlock, codes.rateLimited],
  eth_newBlockFilter: [codes.rateLimited],
  eth_newPendingTransactionFilter: [codes.rateLimited],
  eth_getFilterChanges: [callRejected],
  eth_getFilterLogs: [callRejected],
  evm_mine: [codes.invalidParams],
  evm_increaseTime: [codes.invalidParams],
  evm_setNextBlockTimestamp: [codes.invalidParams],
  hardhat_mine: [codes.invalidParams],
  hardhat_setNonce: [codes.invalidParams],
  hardhat_setCode: [codes.invalidParams],
  hardhat_impersonateAccount: [codes.invalidParams],
  eth_sendTransaction: [codes.invalidParams, codes.limitExceeded, transactionRejected],
  // Without a tracer.
  debug_traceBlockByHash: [codes.invalidParams],
  debug_traceBlockByNumber: [codes.invalidParams],
  debug_traceTransaction: [codes.invalidParams],
  trace_filter: [unknownBlock, codes.limitExceeded],
  eth_sendRawTransaction: [codes.invalidParams, transactionRejected],
  eth_sendRawTransactionSync: [codes.invalidParams, transactionRejected, transactionPending],
};

function fail(code: number): Fate {
  return { codes: new Set([code]), result: undefined };
}

function refused(id: string, sender: Sender): ExpectedResponse {
  return { id, ...fail(sender === "refused" ? codes.quotaExceeded : codes.invalidRequest) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
