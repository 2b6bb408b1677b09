import type { MethodName } from "../../../generated/methods.js";
import type { Receipt, Trace, Transaction } from "../../../generated/types.js";
import { readJson } from "../../json/raw-json.js";
import { type Frame, frameOf, isReverted, nestFrames } from "../../rootstock/call-frames.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { readNode } from "../forward.js";
import type { HandlerContext } from "../handler.js";
import { type FramesByTransaction, flattenFrames, readNodeFrames, type TracedFrame } from "./node-frames.js";
import type { FrameOptions } from "./trace-options.js";
import { readTracesByTransaction, type TracesByTransaction, unlessMissing } from "./traces-by-transaction.js";

/** A mined transaction, or all of a block's, and how nodes are asked for what they did. */
export interface FrameSource {
  readonly blockHash: string;
  readonly transactions: readonly Pick<Transaction, "hash" | "gas">[];
  /** What both methods take: the hash of the transaction or of the block. */
  readonly hash: string;
  readonly traceMethod: MethodName;
  readonly frameMethod: MethodName;
}

/** Results of nodes may be nested as deeply as requests; a level of calls takes two, and some are around them. */
const maxNodeLevels = 56;

/**
 * The frames of a source's transactions, in their order. They are made of traces, which have the right bytes; what traces lack (the
 * output and the gas of reverted calls, logs) comes from a node's own frames, and from receipts.
 *
 * @throws ChainMovedError where a part is of another block: the chain was reorganised between two reads.
 */
export async function readFrames(
  source: FrameSource,
  options: FrameOptions,
  context: HandlerContext,
): Promise<TracedFrame[]> {
  const { blockHash, hash, traceMethod, frameMethod } = source;
  const { onlyTopCall } = options;
  const traces = await readTracesByTransaction({ method: traceMethod, hash, blockHash, onlyTopCall }, context);
  const askNode = () => readNodeFrames({ method: frameMethod, hash, options }, context);
  const nodeFrames = traces ? await readMissing(traces, options, askNode) : await askNode();
  const traced = source.transactions.map((transaction) => {
    const result = assemble(traces?.get(transaction.hash), nodeFrames?.get(transaction.hash), options);
    if (!result) throw new RpcError("InternalError", undefined, { data: { reason: "node_unavailable" } });
    // A transaction that runs no code has no gas in traces.
    return { txHash: transaction.hash, result: result.gas === "0x0" ? { ...result, gas: transaction.gas } : result };
  });
  await addReceiptGas(traced, context);
  return traced;
}

/** A node's own frames, where the traces lack something that they have; undefined where no node has them. */
async function readMissing(
  traces: TracesByTransaction,
  { withLog }: FrameOptions,
  askNode: () => Promise<FramesByTransaction>,
): Promise<FramesByTransaction | undefined> {
  const all = [...traces.values()].flat();
  const isDeep = all.some(({ traceAddress }) => traceAddress.length > maxNodeLevels);
  if (isDeep && withLog)
    throw new RpcError("LimitExceeded", `calls are nested more than ${maxNodeLevels} levels deep: omit withLog`);
  if (withLog) return askNode();
  return !isDeep && all.some(({ error }) => isReverted(error)) ? unlessMissing(askNode) : undefined;
}

/** One transaction's frames; undefined where neither source has them. */
function assemble(
  traces: readonly Trace[] | undefined,
  nodeFrame: Frame | undefined,
  { onlyTopCall }: FrameOptions,
): Frame | undefined {
  if (!traces) return nodeFrame;
  const own = nodeFrame ? flattenFrames(onlyTopCall ? { ...nodeFrame, calls: [] } : nodeFrame) : [];
  // Nodes of two versions may trace differently: then neither's details say anything about the other's frames.
  const details = own.length === traces.length ? own : [];
  const frames = traces.map((trace, index) => frameOf(trace, details[index]));
  const places = traces.map(({ traceAddress }) => traceAddress);
  return nestFrames(frames, places);
}

const receiptsAtOnce = 32;

/** Gives transactions that reverted the gas that their receipts say, where no node's frames had it. */
async function addReceiptGas(traced: readonly TracedFrame[], context: HandlerContext): Promise<void> {
  const lacking = traced.filter(({ result }) => result.gasUsed === undefined);
  for (let at = 0; at < lacking.length; at += receiptsAtOnce) {
    const some = lacking.slice(at, at + receiptsAtOnce);
    const receipts = await Promise.all(some.map(({ txHash }) => readReceipt(txHash, context)));
    for (const [index, receipt] of receipts.entries())
      if (receipt && some[index]) some[index].result.gasUsed = receipt.gasUsed;
  }
}

async function readReceipt(hash: string, context: HandlerContext): Promise<Receipt | null> {
  return (await readJson(await readNode("eth_getTransactionReceipt", [hash], context))) as Receipt | null;
}
