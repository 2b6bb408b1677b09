import type { MethodName } from "../../generated/methods.js";
import type { RawJson } from "../json/raw-json.js";
import type { CallSignal } from "../turns/call-signal.js";

/**
 * The blockchain node as the gateway sees it. Params arrive validated and normalised, with defaults filled in. Whatever the
 * real node's manners, an implementation keeps these promises:
 *
 * - `result` comes back as raw JSON bytes (large ones as a stream); failures are `RpcError`s.
 * - An unknown block: `null` for blocks, counts and transactions; `[]` for logs by hash; otherwise InvalidParams "block … not found".
 * - A pending block has `number`, `hash`, `logsBloom` null; a pending transaction `blockHash`, `blockNumber`, `transactionIndex` null.
 * - A revert is ExecutionReverted, "execution reverted: <reason>", with the revert bytes as `data`.
 * - A refused transaction is TransactionRejected; one that the node already knows resolves to its hash.
 * - A limit of the node on eth_getLogs, a timeout or a too large response is LimitExceeded.
 * - No response from the node at all is InternalError with `data.reason` "node_unavailable".
 * - When `signal` aborts, the call rejects with the signal's reason and work stops.
 */
export interface Node {
  call(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson>;
  /** The result if it is in memory: creating a signal would cost more than this look-up. */
  known?(method: MethodName, params: readonly unknown[]): Uint8Array | undefined;
  /** Resolves when the node responds and serves the right chain; rejects with an Error whose message says what is wrong. */
  check(signal: CallSignal): Promise<void>;
  close(): Promise<void>;
}

/** Several nodes as one. */
export interface NodeGroup extends Node {
  /** A call to one node alone, by name. */
  callOne(upstream: string, method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson>;
  /** Listens for nodes that come into service, by name; returns a function that removes the listener. */
  onReturn(listener: (upstream: string) => void): () => void;
}
