import { BlockNotFoundError, type BlockReader } from "../../../src/events/block-reader.js";
import { ChainEvents } from "../../../src/events/chain-events.js";
import type { EventFilter } from "../../../src/events/log-filter.js";
import { PendingTransactions } from "../../../src/events/pending-transactions.js";
import type { ResumePoint } from "../../../src/events/resume-point.js";
import { WholeTransactions } from "../../../src/events/whole-transactions.js";
import { systemTimers } from "../../../src/node/timers.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import { createMovingHeads, type MovingHeads } from "../../fakes/moving-heads.js";
import { BlockTree, branchOf, type TreeBlock } from "./followed-tree.js";

/** What a subscriber was told, parsed. */
export interface Told {
  readonly hash?: string;
  readonly parentHash?: string;
  readonly blockHash?: string;
  readonly logIndex?: string;
  readonly removed?: boolean;
}

export interface Subscriber {
  readonly told: Told[];
  readonly filter: EventFilter | undefined;
  isLost: boolean;
  readonly end: () => void;
}

export interface MovingChainOptions {
  /** Whether the next read of a block or its logs fails. */
  readonly fails?: () => boolean;
  /** Whether no node has a block any more. */
  readonly forgets?: (hash: string) => boolean;
  /** Whether no node has a block's logs any more. */
  readonly forgetsLogs?: (hash: string) => boolean;
  readonly maxReorgBlocks?: number;
}

export type MovingChain = ReturnType<typeof createMovingChain>;

/** Chain events of a tree whose head a test moves. */
export function createMovingChain({
  fails = () => false,
  forgets = () => false,
  forgetsLogs = () => false,
  maxReorgBlocks = 30,
}: MovingChainOptions = {}) {
  const tree = new BlockTree();
  let tip: TreeBlock = tree.extend(tree.genesis, 3);
  const heads = createMovingHeads(tip.header);
  const reads = { headers: 0, logs: 0 };
  const read = async (hash: string): Promise<TreeBlock> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (fails()) throw new Error("unreadable");
    if (forgets(hash)) throw new BlockNotFoundError(hash);
    return tree.get(hash);
  };
  const reader: BlockReader = {
    readHeader: async (hash) => {
      reads.headers++;
      return (await read(hash)).header;
    },
    readHeaderAt: async (height) => {
      const block = branchOf(tip, height)[0];
      if (block?.header.number !== height) throw new BlockNotFoundError(String(height));
      return (await read(block.header.hash)).header;
    },
    readLogs: async (hash) => {
      reads.logs++;
      if (forgetsLogs(hash)) throw new BlockNotFoundError(hash);
      return (await read(hash)).logs;
    },
  };
  const eventsAt = (at: MovingHeads) =>
    new ChainEvents({
      ...reader,
      readerFor: () => reader,
      maxReorgBlocks,
      heads: at,
      timers: {
        after: (_delayMs, work) => {
          const timer = setImmediate(work);
          return () => clearImmediate(timer);
        },
      },
      log: { debug: () => undefined },
      pending: new PendingTransactions({ timers: systemTimers }),
      whole: new WholeTransactions({
        pending: { subscribe: () => () => undefined },
        read: async () => Buffer.from("null"),
        timers: systemTimers,
      }),
    });
  const events = eventsAt(heads);
  return {
    tree,
    events,
    reads,
    tip: () => tip,
    moveTo(block: TreeBlock): void {
      tip = block;
      heads.moveTo(block.header);
    },
    /** Another process that follows the chain, whose head is moved on its own. */
    openProcess() {
      const own = createMovingHeads(tip.header);
      return { events: eventsAt(own), moveTo: (block: TreeBlock) => own.moveTo(block.header) };
    },
    async subscribe(filter?: EventFilter, point?: ResumePoint): Promise<Subscriber> {
      const told: Told[] = [];
      const subscriber = { told, filter, isLost: false, end: (): void => undefined };
      const waiting: string[] = [];
      let tell = (json: string): void => void waiting.push(json);
      const since = point && { point, signal: new CallAbortController(), hold: () => undefined };
      const { past, end } = await events.subscribe(
        { onEvent: (json) => tell(json), onLost: () => void (subscriber.isLost = true) },
        { filter, ...(since && { since }) },
      );
      subscriber.end = end;
      tell = (json) => void told.push(JSON.parse(json) as Told);
      for (const json of [...past, ...waiting]) tell(json);
      return subscriber;
    },
  };
}

/** Lets reads and deliveries that can end do so. */
export async function settle(turns = 200): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}
