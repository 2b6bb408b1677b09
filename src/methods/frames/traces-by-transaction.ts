import type { MethodName } from "../../../generated/methods.js";
import type { Trace } from "../../../generated/types.js";
import { itemsOf } from "../../json/json-items.js";
import { isNull } from "../../json/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { readTurns } from "../../turns/byte-turns.js";
import { readNode } from "../forward.js";
import type { HandlerContext } from "../handler.js";
import { ChainMovedError } from "../logs/chain-moved-error.js";

/** The traces of each transaction, in the order of execution. */
export type TracesByTransaction = ReadonlyMap<string, readonly Trace[]>;

export interface TracesQuery {
  readonly method: MethodName;
  /** Of the transaction or the block. */
  readonly hash: string;
  /** The block that all traces must be of. */
  readonly blockHash: string;
  /** Whether the transactions themselves are enough. */
  readonly onlyTopCall: boolean;
}

/**
 * A node's traces, by transaction; undefined if no node has traces.
 *
 * @throws ChainMovedError where they are of another block.
 * @throws RpcError LimitExceeded for more bytes than logs may have.
 */
export async function readTracesByTransaction(
  { method, hash, blockHash, onlyTopCall }: TracesQuery,
  context: HandlerContext,
): Promise<TracesByTransaction | undefined> {
  const { maxBytes } = context.logBounds;
  const traces = await unlessMissing(() => readNode(method, [hash], context));
  if (!traces) return undefined;
  if (isNull(traces)) throw new ChainMovedError();
  const found = new Map<string, Trace[]>();
  let size = 0;
  for await (const bytes of itemsOf(traces)) {
    // Streams have had their turns.
    if (traces instanceof Uint8Array) await readTurns.pass(bytes.length);
    const trace = JSON.parse(Buffer.from(bytes).toString()) as Trace;
    if (trace.blockHash !== blockHash) throw new ChainMovedError();
    if (onlyTopCall && trace.traceAddress.length > 0) continue;
    size += bytes.length;
    if (size > maxBytes) throw new RpcError("LimitExceeded", `the traces are more than ${maxBytes} bytes`);
    context.hold(bytes.length);
    const known = found.get(trace.transactionHash);
    if (known) known.push(trace);
    else found.set(trace.transactionHash, [trace]);
  }
  return found;
}

/** What `read` resolves to; undefined if no node has its method. */
export async function unlessMissing<T>(read: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RpcError && error.errorName === "MethodNotFound") return undefined;
    throw error;
  }
}
