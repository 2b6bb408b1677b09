import { methods } from "../../generated/methods.js";

/** What a node or the gateway responds with. */
export interface Outcome {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** Whether two values are the same JSON. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a node had low limits on traces. */
export const hasLimits = (config: unknown): boolean => JSON.stringify(config ?? "").includes("maxTracesPerRequest");

type Fits = (recorded: Outcome, ours: Outcome, method: string, filter: Readonly<Record<string, unknown>>) => boolean;

/** Traces without what says where their transaction is. */
function withoutPlace(traces: unknown): unknown {
  const place = { blockHash: 0, blockNumber: 0, transactionPosition: 0 };
  return Array.isArray(traces) ? traces.map((trace: object) => ({ ...trace, ...place })) : undefined;
}

/** The rows of docs/rskj-differences.md, the first that fits an exchange. */
export const rows: readonly (readonly [name: string, fits: Fits])[] = [
  ["The same result", (recorded, ours) => !recorded.error && !ours.error && isSame(ours.result, recorded.result)],
  ["The groups of methods", ({ result }, ours, method) => method === "rpc_modules" && Boolean(result && ours.result)],
  [
    "A method that the service does not offer",
    (_, { error }, method) => error?.code === -32601 && !Object.hasOwn(methods, method),
  ],
  [
    "A method that the node does not offer",
    (recorded, ours) => recorded.error?.code === -32601 && ours.error?.code === -32601,
  ],
  [
    "A response over the limits of the node",
    (recorded, ours) => recorded.error?.code === -32011 && ours.error?.code === -32011,
  ],
  [
    "A batch of which one response is over the limits of the node",
    (recorded, ours) => recorded.error?.code === -32011 && Array.isArray(ours),
  ],
  [
    "`trace_filter` at a node with lower limits",
    (recorded, ours, method, { config }) =>
      method === "trace_filter" &&
      hasLimits(config) &&
      Array.isArray(ours.result) &&
      isSame(ours.result.slice(0, (recorded.result as unknown[] | undefined)?.length ?? 0), recorded.result ?? []),
  ],
  [
    "Logs",
    (recorded, ours, method) =>
      method === "eth_getLogs" &&
      isSame(
        (ours.result as object[]).map((log) => ({ ...log, removed: undefined })),
        recorded.result,
      ),
  ],
  [
    "A state override at a node that does not allow it",
    (recorded, ours) => recorded.error?.message === "State override is not allowed" && ours.error?.code === -32000,
  ],
  ["An internal error of the node", (recorded, ours) => recorded.error?.code === -32603 && ours.error?.code === -32603],
  [
    "Unknown block where state is read",
    (recorded, { error }) => recorded.error !== undefined && /^block \S+ not found$/.test(error?.message ?? ""),
  ],
  [
    "Params that are not what the method takes",
    (recorded, ours) => recorded.error !== undefined && ours.error?.code === -32602,
  ],
  [
    "Params that RSKj reads all the same",
    (recorded, ours) => recorded.error === undefined && ours.error?.code === -32602,
  ],
  [
    "A call that reverts",
    (recorded, ours) =>
      recorded.error?.code === -32015 && ours.error?.code === 3 && ours.error.data === recorded.error.data,
  ],
  [
    "`rsk_getStorageBytesAt` where nothing is stored",
    (recorded, ours) => recorded.result === "0x0" && ours.result === "0x",
  ],
  [
    "`rsk_getStorageBytesAt` of a contract's word",
    (recorded, { result }, method) =>
      method === "rsk_getStorageBytesAt" &&
      typeof result === "string" &&
      result.length === 66 &&
      BigInt(result) === BigInt(String(recorded.result)),
  ],
  [
    "`rsk_getTransactionReceiptNodesByHash` in an unknown block",
    (recorded, ours, method) =>
      method === "rsk_getTransactionReceiptNodesByHash" && recorded.error?.code === -32603 && ours.result === null,
  ],
  [
    "Block numbers of 2^64 and more",
    (recorded, ours, method) =>
      /^(?:rsk_getRawBlockHeaderByNumber|trace_block)$/.test(method) &&
      recorded.result !== null &&
      ours.result === null,
  ],
  [
    "`trace_block` of a number with 18 digits and more",
    (recorded, ours, method) => method === "trace_block" && recorded.error?.code === -32603 && !ours.error,
  ],
  [
    "Traces of a block off the main chain, or of the pending one",
    (recorded, ours, method) =>
      method === "trace_block" && isSame(withoutPlace(ours.result), withoutPlace(recorded.result)),
  ],
  [
    "`trace_filter` from the pending block",
    (_, ours, method, { fromBlock }) => method === "trace_filter" && fromBlock === "pending" && isSame(ours.result, []),
  ],
  [
    "`trace_filter` without `fromBlock`",
    (recorded, ours, method, { fromBlock }) =>
      method === "trace_filter" && fromBlock === undefined && Array.isArray(recorded.result) && !ours.error,
  ],
  [
    "`trace_filter` with `after` past 10,000",
    (recorded, ours, method, { after }) =>
      method === "trace_filter" && Number(after) > 10_000 && recorded.error?.code === -32602 && !ours.error,
  ],
  [
    "`null` for a member of `trace_filter`",
    (recorded, ours, method) => method === "trace_filter" && recorded.error?.code === -32603 && !ours.error,
  ],
  [
    "A balance of 2^255 and more, or `null`, in a state override",
    (recorded, ours, method) =>
      method === "eth_call" && recorded.error?.code === -32603 && typeof ours.result === "string",
  ],
  [
    "`eth_estimateGas` with a state override",
    (recorded, ours, method) =>
      method === "eth_estimateGas" && recorded.error?.code === -32602 && ours.error?.code === -32000,
  ],
];
