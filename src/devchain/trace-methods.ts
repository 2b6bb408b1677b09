import type { TraceOptions } from "../../generated/types.js";
import { type Frame, frameOf, nestFrames } from "../rootstock/call-frames.js";
import type { Hex } from "../rootstock/hex.js";
import type { ChainContent } from "./chain-content.js";
import type { DevchainMethod } from "./devchain-method.js";
import { type BlockParam, findBlock } from "./find-block.js";
import type { PendingBlock } from "./pending-block.js";
import type { Turn } from "./shared-thread.js";
import { createTrace, type Traced, type TraceTarget } from "./trace-transactions.js";

interface TraceParts extends Pick<ChainContent, "chain" | "machines"> {
  readonly pendingBlock: PendingBlock;
}

/** The methods that run mined transactions again, and tell what they do inside. */
export function createTraceMethods({ chain, machines, pendingBlock }: TraceParts) {
  const trace = createTrace({ chain, machines });

  async function traceBlock([param, options]: readonly unknown[], turn: Turn): Promise<readonly object[] | null> {
    const block = findBlock(chain, param as BlockParam);
    if (!block || block === "pending") return null;
    const traced = await trace({ block }, turn);
    return traced?.map((one) => ({ txHash: one.transaction.hash, result: frameTree(one, options) })) ?? null;
  }

  return {
    async trace_block([param], turn) {
      const found = findBlock(chain, param as BlockParam);
      if (!found) return null;
      const block = found === "pending" ? await turn.outside(pendingBlock) : found;
      return (await trace({ block }, turn))?.flatMap((one) => inPlace(block, one)) ?? null;
    },

    async trace_transaction([hash], turn) {
      const mined = chain.transaction(hash as Hex);
      return (mined && (await trace(mined, turn))?.flatMap((one) => inPlace(mined.block, one))) ?? null;
    },

    debug_traceBlockByNumber: traceBlock,
    debug_traceBlockByHash: traceBlock,

    async debug_traceTransaction([hash, options], turn) {
      const mined = chain.transaction(hash as Hex);
      const [traced] = (mined && (await trace(mined, turn))) ?? [];
      return traced ? frameTree(traced, options) : null;
    },
  } satisfies Record<string, DevchainMethod>;
}

/** Of go-ethereum's `callTracer`; what it doesn't know is left out. */
function frameTree({ tracer }: Traced, options: unknown): Frame | undefined {
  const { onlyTopCall = false, withLog = false } = (options as TraceOptions | undefined)?.tracerConfig ?? {};
  const traces = onlyTopCall ? tracer.traces.slice(0, 1) : tracer.traces;
  const details = tracer.details.of(tracer.traces);
  const frames = traces.map((trace) => {
    const { logs = [], ...others } = details.get(trace) ?? {};
    return frameOf(trace, withLog ? { ...others, logs } : others);
  });
  return nestFrames(
    frames,
    traces.map(({ traceAddress }) => traceAddress),
  );
}

/** A transaction's traces with their place in the chain. */
function inPlace(block: TraceTarget["block"], { tracer, transaction, position }: Traced): object[] {
  const isMined = block.hash !== undefined;
  const place = {
    blockHash: block.hash ?? null,
    blockNumber: isMined ? block.header.number : null,
    transactionHash: transaction.hash,
    transactionPosition: isMined ? position : null,
  };
  return tracer.traces.map(({ action, type, subtraces, traceAddress, result, error }) => ({
    action,
    ...place,
    type,
    subtraces,
    traceAddress,
    result,
    ...(error !== undefined && { error }),
  }));
}
