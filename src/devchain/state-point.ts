import type { ChainContent } from "./chain-content.js";
import { type BlockParam, requireBlock } from "./find-block.js";
import type { PendingBlock } from "./pending-block.js";
import type { Turn } from "./shared-thread.js";
import type { SimulationPoint } from "./simulate.js";

export interface PointParts extends Pick<ChainContent, "chain"> {
  readonly pendingBlock: PendingBlock;
}

/** Where a block param means that state is read: at a block, which must be there, or at the pending one. */
export function createPointAt({ chain, pendingBlock }: PointParts) {
  return async (param: unknown, turn: Turn): Promise<SimulationPoint> => {
    const block = requireBlock(chain, param as BlockParam);
    return block === "pending" ? turn.outside(pendingBlock) : block;
  };
}
