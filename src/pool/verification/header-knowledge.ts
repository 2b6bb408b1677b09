import type { ForkHeights } from "../../config/chains.js";

/** A block's height, and the work that it shows: its difficulty, or less where its Bitcoin header has less. */
export interface WorkedBlock {
  readonly height: number;
  readonly work: bigint;
}

/**
 * The header rules of a chain, shared by all of its nodes. A block that fits no known rules was altered, or follows newer rules than
 * this version knows. Rules only change upwards: a block is altered if one at its height or above fits.
 */
export interface HeaderKnowledge {
  /** Undefined where nothing is known of the chain. */
  readonly forks: ForkHeights | undefined;
  /** Notes that a block of a node fits the known rules; reports the doubts that this settles. */
  confirm(node: string, block: WorkedBlock): void;
  /** Whether blocks like this follow the known rules. */
  covers(block: WorkedBlock): boolean;
  /** Calls `report` as soon as `covers` holds for the block. Of each node the lowest block waits. */
  reportOnceCovered(node: string, block: WorkedBlock, report: () => void): void;
}

interface WaitingReport {
  readonly block: WorkedBlock;
  readonly report: () => void;
}

/** A confirming block needs at least this share of the other's work: blocks without work cost nothing. */
const minPartOfWork = 4n;

/** Starts with what the table of chains says. */
export function createHeaderKnowledge(forks: ForkHeights | undefined): HeaderKnowledge {
  const confirmed = new Map<string, WorkedBlock>();
  const waitingReports = new Map<string, WaitingReport>();

  function covers({ height, work }: WorkedBlock): boolean {
    if (height <= (forks?.certainTo ?? -1)) return true;
    return [...confirmed.values()].some((one) => one.height >= height && one.work * minPartOfWork >= work);
  }

  return {
    forks,
    covers,
    confirm(node, block) {
      const known = confirmed.get(node);
      if (known && known.height >= block.height) return;
      confirmed.set(node, block);
      for (const [name, reportOnceCovered] of waitingReports) {
        if (!covers(reportOnceCovered.block)) continue;
        waitingReports.delete(name);
        reportOnceCovered.report();
      }
    },
    reportOnceCovered(node, block, report) {
      const waiting = waitingReports.get(node);
      if (!waiting || block.height < waiting.block.height) waitingReports.set(node, { block, report });
    },
  };
}
