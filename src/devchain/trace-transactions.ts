import type { Block, BlockDraft, Transaction } from "./block.js";
import { CallTracer } from "./call-tracer.js";
import type { ChainContent } from "./chain-content.js";
import { executeTransaction } from "./execute-transaction.js";
import type { Turn } from "./shared-thread.js";
import { TraceBudget } from "./trace-budget.js";

/** What to trace: all transactions of a block, or the one at a position. */
export interface TraceTarget {
  readonly block: BlockDraft & Partial<Pick<Block, "hash">>;
  readonly index?: number;
}

/** A transaction that was run again, and what it did. */
export interface Traced {
  readonly transaction: Transaction;
  readonly position: number;
  readonly tracer: CallTracer;
}

/** Runs transactions again; `null` for a block that has just been taken away. */
export type Trace = (target: TraceTarget, turn: Turn) => Promise<readonly Traced[] | null>;

/** Runs mined transactions again, and watches what they do. */
export function createTrace({ chain, machines }: Pick<ChainContent, "chain" | "machines">): Trace {
  return async ({ block: { header, transactions }, index }, turn) => {
    if (transactions.length === 0) return [];
    const parent = chain.byHash(header.parentHash);
    if (!parent) return null;
    return machines.use(parent, turn, async (machine) => {
      const traced: Traced[] = [];
      const budget = new TraceBudget();
      await machine.state.checkpoint();
      for (const [position, transaction] of transactions.slice(0, (index ?? Infinity) + 1).entries()) {
        const tracer = index === undefined || index === position ? new CallTracer(budget) : undefined;
        machine.watch(tracer);
        const execution = await executeTransaction(machine, transaction, header);
        if (!tracer) continue;
        tracer.end(transaction.gas, execution.gasUsed);
        traced.push({ transaction, position, tracer });
      }
      machine.watch(undefined);
      await machine.state.revert();
      return traced;
    });
  };
}
