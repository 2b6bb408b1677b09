import { limits } from "../../../generated/limits.js";
import type { TraceQuery } from "../../../generated/types.js";
import { itemsOf } from "../../json/json-items.js";
import { isNull, type RawJson } from "../../json/raw-json.js";
import { toQuantity } from "../../rootstock/hex.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { readTurns } from "../../turns/byte-turns.js";
import type { CallSignal } from "../../turns/call-signal.js";
import type { HandlerContext } from "../handler.js";
import { type BlockRange, cutRanges, resolveRange, widthOf } from "../logs/block-range.js";
import { ChainMovedError } from "../logs/chain-moved-error.js";
import type { LogChain } from "../logs/log-source.js";
import { readOneChain } from "../logs/read-one-chain.js";
import { tooManyBlocks } from "../logs/suggest-range.js";
import { TracePage } from "./trace-page.js";

/** A node runs each block again. */
const maxReadsAtOnce = 8;

/** What a block costs beside its traces, in bytes of them: blocks that are in memory come without a wait. */
const blockBytes = 4_096;

/**
 * The traces that a query selects, read block by block: a node's own search would be cut by its limits without a word, can't skip more
 * traces than they allow, and would run the blocks again for each page. Throws InvalidParams for more than 2,000 blocks.
 */
export async function readTraces(query: TraceQuery, chain: LogChain, context: HandlerContext): Promise<RawJson> {
  const range = resolveRange(query, chain.head);
  const page = new TracePage(query);
  if (range && widthOf(range) > limits.tracesMaxBlocks) throw tooManyBlocks(range, limits.tracesMaxBlocks);
  if (!range || page.isFull) return Buffer.from("[]");
  let blocksRead = 0;
  const reading = {
    range,
    cuts: cutRanges([range], 1),
    read: ({ from }: BlockRange, stop: CallSignal) => readBlock(from, context, stop),
    // Most pages are full after a few blocks: what is read ahead would be for nothing.
    readsAtOnce: () => Math.min(maxReadsAtOnce, 1 + blocksRead),
    isEnough: () => page.isFull,
  };
  for await (const { result } of readOneChain(reading, chain)) {
    // Streams have had their turns.
    await readTurns.pass(blockBytes + (result instanceof Uint8Array ? result.length : 0));
    chain.signal.throwIfAborted();
    await fill(page, result, context);
    blocksRead++;
  }
  const commas = page.traces.flatMap((trace, index) => (index === 0 ? [trace] : [Buffer.from(","), trace]));
  return Buffer.concat([Buffer.from("["), ...commas, Buffer.from("]")]);
}

async function readBlock(height: number, { node }: HandlerContext, stop: CallSignal): Promise<RawJson> {
  const params = [toQuantity(height)];
  try {
    const traces = node.known?.("trace_block", params) ?? (await node.call("trace_block", params, stop));
    if (isNull(traces)) throw new ChainMovedError();
    return traces;
  } catch (error) {
    const isLacking = error instanceof RpcError && error.errorName === "MethodNotFound";
    throw isLacking ? new RpcError("MethodNotFound", `${error.message}, which trace_filter needs`) : error;
  }
}

async function fill(page: TracePage, traces: RawJson, context: HandlerContext): Promise<void> {
  const { maxBytes } = context.logBounds;
  const before = page.size;
  for await (const trace of itemsOf(traces)) {
    page.add(trace);
    if (page.size > maxBytes)
      throw new RpcError("LimitExceeded", `the traces are more than ${maxBytes} bytes; set a lower count`);
    if (page.isFull) break;
  }
  context.hold(page.size - before);
}
