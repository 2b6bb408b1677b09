import type { MethodName } from "../../../generated/methods.js";
import { itemsOf } from "../../json/json-items.js";
import { isNull, readJson } from "../../json/raw-json.js";
import type { Frame } from "../../rootstock/call-frames.js";
import { readTurns } from "../../turns/byte-turns.js";
import { readNode } from "../forward.js";
import type { HandlerContext } from "../handler.js";
import { ChainMovedError } from "../logs/chain-moved-error.js";
import type { FrameOptions } from "./trace-options.js";

/** One of a block's transactions. */
export interface TracedFrame {
  readonly txHash: `0x${string}`;
  readonly result: Frame;
}

/** What nodes say about frames themselves: each transaction's tree. */
export type FramesByTransaction = ReadonlyMap<string, Frame>;

export interface NodeFramesQuery {
  readonly method: MethodName;
  /** Of the transaction or the block. */
  readonly hash: string;
  readonly options: FrameOptions;
}

/**
 * The frames that a node's own `callTracer` writes.
 *
 * @throws RpcError MethodNotFound if no node has it.
 */
export async function readNodeFrames(
  { method, hash, options }: NodeFramesQuery,
  context: HandlerContext,
): Promise<FramesByTransaction> {
  const result = await readNode(method, [hash, { tracer: "callTracer", tracerConfig: options }], context);
  if (isNull(result)) throw new ChainMovedError();
  if (method === "debug_traceTransaction") return new Map([[hash, (await readJson(result)) as Frame]]);
  const found = new Map<string, Frame>();
  for await (const bytes of itemsOf(result)) {
    await readTurns.pass(bytes.length);
    const traced = JSON.parse(Buffer.from(bytes).toString()) as TracedFrame;
    found.set(traced.txHash, traced.result);
  }
  return found;
}

/** A tree's frames in the order of execution. */
export function flattenFrames(frame: Frame): Frame[] {
  const flat: Frame[] = [];
  const waiting = [frame];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    flat.push(next);
    waiting.push(...(next.calls ?? []).toReversed());
  }
  return flat;
}
