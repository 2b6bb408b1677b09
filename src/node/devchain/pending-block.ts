import type { Block, BlockDraft } from "./block.js";
import type { Chain } from "./chain.js";
import type { Clock } from "./clock.js";
import type { DraftBlock } from "./draft-block.js";
import type { Pool } from "./pool.js";
import { blockGasLimit } from "./rules.js";

/** The block that would be made now. */
export type PendingBlock = () => Promise<BlockDraft>;

interface PendingParts {
  readonly chain: Chain;
  readonly pool: Pool;
  readonly draftBlock: DraftBlock;
  readonly clock: Clock;
}

/** No more transactions than these fit into a block. */
const maxTransactions = Math.floor(blockGasLimit / 21_000);

/** Drafts the pending block when it is asked for, and again when the head, the pool or the second have changed. */
export function createPendingBlock({ chain, pool, draftBlock, clock }: PendingParts): PendingBlock {
  let last: { parent: Block; version: number; timestamp: number; draft: Promise<BlockDraft> } | undefined;
  return () => {
    const { version } = pool;
    const parent = chain.head();
    const timestamp = nextTimestamp(parent, clock);
    if (last?.parent !== parent || last.version !== version || last.timestamp !== timestamp) {
      const draft = draftBlock({ parent, transactions: pool.best(maxTransactions), timestamp });
      last = { parent, version, timestamp, draft };
    }
    return last.draft;
  };
}

/** The clock's, but later than the parent's. */
function nextTimestamp({ header }: Block, clock: Clock): number {
  return Math.max(Math.floor(clock.nowMs() / 1000), header.timestamp + 1);
}
