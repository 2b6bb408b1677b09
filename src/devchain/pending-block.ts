import type { ChainClock } from "./chain-clock.js";
import { blockGasLimit } from "./chain-rules.js";
import type { Chain } from "./chain.js";
import type { BlockPlan, DraftBlock, DraftedBlock } from "./draft-block.js";
import { mining, type SharedThread } from "./shared-thread.js";
import type { TransactionPool } from "./transaction-pool.js";

/** The block that would be made now. While one is being drafted, that one: drafts may take long. */
export type PendingBlock = () => Promise<DraftedBlock>;

interface PendingParts extends PlanParts {
  readonly draftBlock: DraftBlock;
  readonly thread: SharedThread;
}

interface PlanParts {
  readonly chain: Chain;
  readonly pool: TransactionPool;
  readonly clock: Pick<ChainClock, "nowMs" | "nextTimestamp">;
}

/** No more transactions than these fit into a block. */
const maxTransactions = Math.floor(blockGasLimit / 21_000);

/** Drafts the pending block when it is asked for, and again when the head, the pool or the second have changed. */
export function createPendingBlock(parts: PendingParts): PendingBlock {
  const { pool, draftBlock, thread } = parts;
  let last: { plan: BlockPlan; version: number; draft: Promise<DraftedBlock>; isDone: boolean } | undefined;

  function draft(plan: BlockPlan, version: number) {
    const drafting = thread.run(mining, (turn) => draftBlock(plan, turn));
    const entry = { plan, version, isDone: false, draft: drafting.finally(() => void (entry.isDone = true)) };
    return entry;
  }

  return () => {
    const plan = planBlock(parts);
    const isOther = last?.plan.parent !== plan.parent;
    const isOld = isOther || last?.version !== pool.version || last.plan.timestamp !== plan.timestamp;
    if (!last || isOther || (isOld && last.isDone)) last = draft(plan, pool.version);
    return last.draft;
  };
}

/** The next block: its transactions and its timestamp, which is the one set for it or the clock's, but later than the parent's and than `laterThan`. */
export function planBlock({ chain, pool, clock }: PlanParts, laterThan = 0): BlockPlan {
  const parent = chain.head;
  const wanted = clock.nextTimestamp ?? Math.floor(clock.nowMs() / 1000);
  const timestamp = Math.max(wanted, parent.header.timestamp + 1, laterThan + 1);
  return { parent, transactions: pool.best(maxTransactions), timestamp };
}
