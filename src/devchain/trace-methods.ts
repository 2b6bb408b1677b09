import { type Hex, toQuantity } from "../rootstock/hex.js";
import type { Block, BlockDraft, Transaction } from "./block.js";
import { type CallTrace, CallTracer, TraceBudget } from "./call-tracer.js";
import type { ChainContent } from "./chain-content.js";
import type { DevchainMethod } from "./devchain-method.js";
import { type Execution, executeTransaction } from "./execute-transaction.js";
import { type BlockParam, findBlock } from "./find-block.js";
import type { PendingBlock } from "./pending-block.js";
import type { Turn } from "./shared-thread.js";

interface TraceParts extends Pick<ChainContent, "chain" | "machines"> {
  readonly pendingBlock: PendingBlock;
}

/** What to trace: all transactions of a block, or the one at a position. */
interface Wanted {
  readonly block: BlockDraft & Partial<Pick<Block, "hash">>;
  readonly index?: number;
}

/** The methods that run mined transactions again, and tell what they do inside. */
export function createTraceMethods({ chain, machines, pendingBlock }: TraceParts) {
  async function trace({ block, index }: Wanted, turn: Turn): Promise<object[] | null> {
    const { header, transactions } = block;
    if (transactions.length === 0) return [];
    const parent = chain.byHash(header.parentHash);
    // A block that has just been taken away.
    if (!parent) return null;
    return machines.use(parent, turn, async (machine) => {
      const traces: object[] = [];
      const budget = new TraceBudget();
      await machine.state.checkpoint();
      for (const [position, transaction] of transactions.slice(0, (index ?? Infinity) + 1).entries()) {
        const tracer = index === undefined || index === position ? new CallTracer(budget) : undefined;
        machine.watch(tracer);
        const execution = await executeTransaction(machine, transaction, header);
        if (!tracer) continue;
        const place = placeOf(block, transaction, position);
        traces.push(...inPlace(tracer.traces, { transaction, execution, place }));
      }
      machine.watch(undefined);
      await machine.state.revert();
      return traces;
    });
  }

  return {
    async trace_block([param], turn) {
      const block = findBlock(chain, param as BlockParam);
      if (!block) return null;
      return trace({ block: block === "pending" ? await turn.outside(pendingBlock) : block }, turn);
    },

    async trace_transaction([hash], turn) {
      const mined = chain.transaction(hash as Hex);
      return mined ? trace(mined, turn) : null;
    },
  } satisfies Record<string, DevchainMethod>;
}

interface TracePlace {
  readonly blockHash: Hex | null;
  readonly blockNumber: number | null;
  readonly transactionHash: Hex;
  readonly transactionPosition: number | null;
}

function placeOf({ hash, header }: Wanted["block"], transaction: Transaction, position: number): TracePlace {
  const isMined = hash !== undefined;
  return {
    blockHash: hash ?? null,
    blockNumber: isMined ? header.number : null,
    transactionHash: transaction.hash,
    transactionPosition: isMined ? position : null,
  };
}

interface Traced {
  readonly transaction: Transaction;
  readonly execution: Execution;
  readonly place: TracePlace;
}

/** At the top level, gas is the transaction's limit and what its receipt says: the intrinsic gas is in both. */
function inPlace(traces: readonly CallTrace[], { transaction, execution, place }: Traced): object[] {
  const [top] = traces;
  if (top && top.action["gas"] !== "0x0") top.action["gas"] = toQuantity(transaction.gas);
  if (top?.result) top.result["gasUsed"] = toQuantity(execution.gasUsed);
  return traces.map(({ action, type, subtraces, traceAddress, result, error }) => ({
    action,
    ...place,
    type,
    subtraces,
    traceAddress,
    result,
    ...(error !== undefined && { error }),
  }));
}
