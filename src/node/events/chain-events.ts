import { emptyBloom } from "../../rootstock/logs-bloom.js";
import { longWork } from "../../turns/long-work.js";
import { ChainFollower, type FollowerParts } from "./chain-follower.js";
import type { BlockHeader, BlockLog, FollowedBlock, FollowedChain, Move } from "./followed-chain.js";
import { type EventFilter, LogFilter } from "./log-filter.js";
import { ReadOnce } from "./read-once.js";
import { RecentHashes } from "./recent-hashes.js";

/** Gets the events of one subscription. */
export interface EventListener {
  /** `json`: the event's value. */
  onEvent(json: string): void;
  /** Events were lost: there will be no more. */
  onLost(): void;
}

export interface ChainEventsParts extends FollowerParts {
  /** Rejects when they are not to be had. */
  readonly readLogs: (blockHash: string) => Promise<readonly BlockLog[]>;
  /** Called once for each transaction that was sent through this process. */
  readonly onSent?: ((hash: string) => void) | undefined;
}

interface Subscription {
  readonly listener: EventListener;
  /** The first move that it is told of. */
  since: number;
  /** Undefined: it is for new blocks. */
  readonly filter: LogFilter | undefined;
}

/** Events that are delivered in one step of long work. */
const eventsPerStep = 32;

/** Most JSON of logs that is kept for reorganisations. */
const keptLogLength = 64 * 1024 * 1024;

/**
 * The events of one network's chain, for all its subscribers. Blocks are read once each, from the head that callers are shown back to
 * the last block that was told, so that none is left out or told twice; their logs only if a filter may match.
 */
export class ChainEvents {
  readonly #parts: ChainEventsParts;
  readonly #subscriptions = new Set<Subscription>();
  readonly #pending = new Set<EventListener>();
  readonly #announced = new RecentHashes();
  readonly #logs: ReadOnce<readonly BlockLog[]>;
  #move = 0;
  /** There is one as long as there are subscriptions. */
  #follower: { readonly follower: ChainFollower; readonly started: Promise<void> } | undefined;

  constructor(parts: ChainEventsParts) {
    this.#parts = parts;
    this.#logs = new ReadOnce(parts.readLogs);
  }

  /**
   * Tells of new blocks, or of the logs that match a filter, from the present head on. Resolves to what ends that; rejects when no
   * node is available.
   */
  async subscribe(listener: EventListener, filter?: EventFilter): Promise<() => void> {
    const subscription = { listener, since: Infinity, filter: filter && new LogFilter(filter) };
    this.#subscriptions.add(subscription);
    const end = (): void => {
      this.#subscriptions.delete(subscription);
      if (this.#subscriptions.size === 0) this.close();
    };
    try {
      this.#follower ??= this.#start();
      await this.#follower.started;
    } catch (error) {
      end();
      throw error;
    }
    subscription.since = this.#move + 1;
    return end;
  }

  /** Tells of transactions that are sent to the nodes. Returns what ends that. */
  subscribePending(listener: EventListener): () => void {
    this.#pending.add(listener);
    return () => void this.#pending.delete(listener);
  }

  /** Tells of a transaction that was sent, once. */
  announce(hash: string): void {
    if (this.announceFromOther(hash)) this.#parts.onSent?.(hash);
  }

  /** The same of one that was sent through another process; whether it is news. */
  announceFromOther(hash: string): boolean {
    if (!this.#announced.add(hash)) return false;
    const json = JSON.stringify(hash);
    void deliver([...this.#pending].map((listener) => () => listener.onEvent(json)));
    return true;
  }

  /** Stops following, until there is another subscription. */
  close(): void {
    this.#follower?.follower.stop();
    this.#follower = undefined;
  }

  #start() {
    const follower = new ChainFollower(this.#parts, (hash, chain) => this.#moveTo(hash, chain));
    return { follower, started: follower.start() };
  }

  /** All that a move needs is read before the first of its events is delivered. */
  async #moveTo(hash: string, chain: FollowedChain): Promise<void> {
    const move = ++this.#move;
    const way = await chain.findMove(hash);
    if (!way) {
      chain.begin(await this.#parts.readHeader(hash));
      return lose(this.#subscriptions);
    }
    const added: FollowedBlock[] = [];
    for (const header of way.added)
      added.push({ header, move, logs: await this.#readLogs(header), isForgotten: false });
    this.#logs.clear();
    chain.apply(way, added);
    forgetOldLogs(chain.blocks);
    await deliver(this.#eventsOf(way, added));
  }

  async #readLogs(header: BlockHeader): Promise<readonly BlockLog[]> {
    if (header.logsBloom === emptyBloom) return [];
    for (const { filter } of this.#subscriptions)
      if (filter?.mayMatch(header.logsBloom)) return this.#logs.get(header.hash);
    return [];
  }

  /** Each event as its delivery, in order: what was removed, then block by block the header and its logs. */
  *#eventsOf({ removed }: Move, added: readonly FollowedBlock[]): Generator<() => void> {
    for (const block of removed) {
      const subscribers = this.#toldOf(block).filter(({ filter }) => filter);
      if (block.isForgotten) lose(subscribers);
      for (const { log, json } of block.logs.toReversed()) {
        const event = JSON.stringify({ ...(JSON.parse(json) as object), removed: true });
        for (const { listener, filter } of subscribers) if (filter?.matches(log)) yield () => listener.onEvent(event);
      }
    }
    for (const block of added) {
      const subscribers = this.#toldOf(block);
      for (const { listener, filter } of subscribers) if (!filter) yield () => listener.onEvent(block.header.json);
      for (const { log, json } of block.logs)
        for (const { listener, filter } of subscribers) if (filter?.matches(log)) yield () => listener.onEvent(json);
    }
  }

  #toldOf({ move }: FollowedBlock): Subscription[] {
    return [...this.#subscriptions].filter(({ since }) => move >= since);
  }
}

/** Ends subscriptions that may have missed events. */
function lose(subscriptions: Iterable<Subscription>): void {
  for (const { listener } of subscriptions) listener.onLost();
}

/** Bounds the memory: a subscription ends when a block is removed whose logs it was told, and that are kept no longer. */
function forgetOldLogs(blocks: readonly FollowedBlock[]): void {
  let length = 0;
  for (const block of blocks.toReversed()) {
    for (const { json } of block.logs) length += json.length;
    if (length <= keptLogLength || block.logs.length === 0) continue;
    block.logs = [];
    block.isForgotten = true;
  }
}

/** In steps, so that many subscribers do not hold up the event loop. */
function deliver(events: Iterable<() => void>): Promise<void> {
  return longWork.run("events", inSteps(events));
}

function* inSteps(events: Iterable<() => void>): Generator<undefined, void, undefined> {
  let count = 0;
  for (const tell of events) {
    tell();
    if (++count % eventsPerStep === 0) yield;
  }
}
