import type { RawJson } from "../json/raw-json.js";
import type { NodeCall } from "../node/node-call.js";
import { RpcError } from "../rpc/rpc-error.js";

/** Asks the same node: the parsed result. */
type Query = (method: string, params: readonly unknown[]) => Promise<unknown>;

/**
 * The traces of a block. Where RSKj lacks those of one transaction, it returns none of the block: throws InternalError then, so that
 * another node is asked. A block without transactions has none (a devchain's, or the first one).
 */
export async function requireTraces(
  { params: [block] }: NodeCall,
  result: RawJson | Promise<RawJson>,
  query: Query,
): Promise<RawJson> {
  const traces = await result;
  if (block === "pending" || !(traces instanceof Uint8Array && /^\[\s*\]$/.test(shortText(traces)))) return traces;
  const hash = (block as { readonly blockHash?: unknown }).blockHash ?? block;
  const isHash = typeof hash === "string" && hash.length === 66;
  const count = await query(`eth_getBlockTransactionCountBy${isHash ? "Hash" : "Number"}`, [hash]).catch(() => null);
  if (typeof count !== "string" || Number(count) === 0) return traces;
  const cause = new Error("the node returned no traces of a block with transactions");
  throw new RpcError("InternalError", undefined, { data: { reason: "internal" }, cause });
}

function shortText(bytes: Uint8Array): string {
  return bytes.length > 16 ? "" : Buffer.from(bytes).toString();
}
