import { untilAborted } from "../node/until-aborted.js";
import type { CallSignal } from "../turns/call-signal.js";
import { BlockNotFoundError, type BlockReader } from "./block-reader.js";
import { ChainFollower, type FollowerParts } from "./chain-follower.js";
import { deliver } from "./deliver.js";
import type { EventListener } from "./event-listener.js";
import {
  type BlockLog,
  type FollowedBlock,
  type FollowedChain,
  followedBlock,
  type Move,
  toRemoved,
} from "./followed-chain.js";
import { readPastEvents } from "./past-events.js";
import type { PendingTransactions } from "./pending-transactions.js";
import { ReadOnce } from "./read-once.js";
import { findPoint } from "./resume-point.js";
import { newSubscription, type Started, type Subscription, type Wanted } from "./subscription.js";
import type { WholeTransactions } from "./whole-transactions.js";

export interface ChainEventsParts extends FollowerParts {
  /** Rejects if logs can't be read: with BlockNotFoundError if every node lacks the block. */
  readonly readLogs: BlockReader["readLogs"];
  /** Reads for one caller. */
  readonly readerFor: (signal: CallSignal) => BlockReader;
  /** The deepest reorganisation that a subscription is resumed across. */
  readonly maxReorgBlocks: number;
  readonly pending: PendingTransactions;
  readonly whole: WholeTransactions;
}

/** Most JSON of logs that is kept for reorganisations. */
const keptLogLength = 64 * 1024 * 1024;

/**
 * The events of one network's chain, for all subscribers. Reads each block once, from the canonical head back to the last announced
 * block, so that events are neither lost nor repeated; reads logs only if a filter may match.
 */
export class ChainEvents {
  readonly #parts: ChainEventsParts;
  readonly #subscriptions = new Set<Subscription>();
  readonly pending: PendingTransactions;
  /** The same transactions, not only their hashes. */
  readonly whole: WholeTransactions;
  readonly #logs: ReadOnce<readonly BlockLog[]>;
  #move = 0;
  /** The last one that reached its end. */
  #madeMove = 0;
  /** There is one as long as there are subscriptions. */
  #follower: { readonly follower: ChainFollower; readonly started: Promise<void> } | undefined;

  constructor(parts: ChainEventsParts) {
    this.#parts = parts;
    this.pending = parts.pending;
    this.whole = parts.whole;
    this.#logs = new ReadOnce(parts.readLogs);
  }

  /**
   * Subscribes to new blocks, or to logs that match a filter, from the present head or a resume point. Rejects if no node is available,
   * and with InvalidParams if it cannot resume there.
   */
  async subscribe(listener: EventListener, { filter, since }: Wanted = {}): Promise<Started> {
    const subscription = newSubscription(listener, filter);
    this.#subscriptions.add(subscription);
    const end = (): void => {
      this.#subscriptions.delete(subscription);
      if (this.#subscriptions.size === 0) this.close();
    };
    try {
      this.#follower ??= this.#start();
      const { follower, started } = this.#follower;
      await (since ? untilAborted(started, since.signal) : started);
      if (since) return { past: await this.#resume(subscription, follower, since), end };
      subscription.since = this.#move + 1;
      subscription.toldSince = subscription.since;
      return { past: [], end };
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Stops following, until there is another subscription. */
  close(): void {
    this.#follower?.follower.stop();
    this.#follower = undefined;
  }

  #start() {
    const follower: ChainFollower = new ChainFollower(this.#parts, (hash, chain) =>
      this.#moveTo(hash, chain, follower),
    );
    return { follower, started: follower.start() };
  }

  /** What comes after the present tip is for the listener, what comes before it is returned. */
  async #resume(
    subscription: Subscription,
    follower: ChainFollower,
    { point, signal, hold }: NonNullable<Wanted["since"]>,
  ): Promise<string[]> {
    const { readerFor, maxReorgBlocks, timers } = this.#parts;
    const reader = readerFor(signal);
    const wait = (delayMs: number) => new Promise<void>((resolve) => void timers.after(delayMs, resolve));
    const from = await findPoint(point, { reader, tip: () => follower.tip, wait });
    subscription.since = this.#madeMove + 1;
    subscription.toldSince = 0;
    const seenLogs = "blockHash" in point ? point.logIndex : undefined;
    const { filter } = subscription;
    return readPastEvents(from, follower.tip, { reader, filter, seenLogs, maxReorgBlocks, hold });
  }

  /** All that a move needs is read before the first of its events is delivered. */
  async #moveTo(hash: string, chain: FollowedChain, follower: ChainFollower): Promise<void> {
    const move = ++this.#move;
    const way = await chain.findMove(hash);
    if (!way) {
      chain.begin(await this.#parts.readHeader(hash));
      return follower.isStopped ? undefined : lose(this.#subscriptions);
    }
    const added = way.added.map((header) => followedBlock(header, move));
    await this.#readLogs([...way.removed, ...added], move);
    // Subscriptions that have begun since have a follower of their own.
    if (follower.isStopped) return;
    this.#logs.clear();
    chain.apply(way, added);
    this.#madeMove = move;
    forgetOldLogs(chain.blocks);
    await deliver(this.#eventsOf(way, added, move));
  }

  /** Reads logs of blocks that a subscription may need, including subscriptions that begin during the reads. */
  async #readLogs(blocks: readonly FollowedBlock[], move: number): Promise<void> {
    const gone = new Set<FollowedBlock>();
    for (let hasRead = true; hasRead;) {
      hasRead = false;
      for (const block of blocks) {
        if (block.logs || gone.has(block) || !this.#isWanted(block, move)) continue;
        hasRead = true;
        block.logs = await this.#logs.get(block.header.hash).catch((error: unknown) => {
          // A removed block's logs are gone from every node.
          if (block.move === move || !(error instanceof BlockNotFoundError)) throw error;
          gone.add(block);
          return undefined;
        });
      }
    }
  }

  #isWanted({ header, move: addedBy }: FollowedBlock, move: number): boolean {
    for (const { filter, toldSince } of this.#subscriptions)
      if ((addedBy === move || addedBy >= toldSince) && filter?.mayMatch(header.logsBloom)) return true;
    return false;
  }

  /** Each event as its delivery, in order: what was removed, then block by block the header and its logs. */
  *#eventsOf({ removed }: Move, added: readonly FollowedBlock[], move: number): Generator<() => void> {
    for (const { header, logs, move: addedBy } of removed) {
      const subscribers = this.#subscribersAt(move).filter(({ toldSince }) => addedBy >= toldSince);
      if (!logs) lose(subscribers.filter(({ filter }) => filter?.mayMatch(header.logsBloom)));
      for (const log of logs?.toReversed() ?? []) {
        const event = toRemoved(log);
        for (const { listener, filter } of subscribers)
          if (filter?.matches(log.log)) yield () => listener.onEvent(event);
      }
    }
    for (const { header, logs = [] } of added) {
      const subscribers = this.#subscribersAt(move);
      for (const { listener, filter } of subscribers) if (!filter) yield () => listener.onEvent(header.json);
      for (const { log, json } of logs)
        for (const { listener, filter } of subscribers) if (filter?.matches(log)) yield () => listener.onEvent(json);
    }
  }

  /** The subscriptions that a move concerns. */
  #subscribersAt(move: number): Subscription[] {
    return [...this.#subscriptions].filter(({ since }) => move >= since);
  }
}

/** Ends subscriptions that may have missed events. */
function lose(subscriptions: Iterable<Subscription>): void {
  for (const { listener } of subscriptions) listener.onLost();
}

/** Bounds the memory: logs that are kept no longer are read again when their block is removed. */
function forgetOldLogs(blocks: readonly FollowedBlock[]): void {
  let length = 0;
  for (const block of blocks.toReversed()) {
    for (const { json } of block.logs ?? []) length += json.length;
    if (length > keptLogLength && block.logs?.length !== 0) block.logs = undefined;
  }
}
