import type { EventFilter } from "../../../src/events/log-filter.js";
import { address, branchOf, commonOf, type TreeBlock, topics } from "../../unit/events/followed-tree.js";
import { createMovingChain, type MovingChain, settle } from "../../unit/events/moving-chain.js";
import { createRandom, type Random } from "../random.js";
import { checkSubscriber } from "./check-subscriber.js";
import { Subscriber } from "./subscriber.js";

/** What a seed was made of. */
export interface SeedTotals {
  readonly events: number;
  readonly cuts: number;
  readonly reorganisations: number;
}

const [a, b, c] = topics;
const filters: readonly (EventFilter | undefined)[] = [
  undefined,
  undefined,
  {},
  { topics: [a] },
  { topics: [[b, c]] },
  { address, topics: [null] },
];

const steps = 20;
const deepestReorganisation = 6;

/**
 * One random chain, with two processes that follow it, nodes that fail, and clients that lose their connections at any moment and
 * resume at either process. Rejects when a client was told something else than what happened.
 */
export async function runSubscriptionSeed(seed: number): Promise<SeedTotals> {
  const random = createRandom(seed);
  const world = new World(random);
  await world.addSubscriber();
  for (let step = 0; step < steps; step++) await world.step();
  return world.end();
}

class World {
  readonly #random: Random;
  readonly #chain: MovingChain;
  readonly #other: ReturnType<MovingChain["openProcess"]>;
  readonly #base: TreeBlock;
  readonly #subscribers: Subscriber[] = [];
  readonly #joined = new Map<string, number>();
  readonly #left = new Map<string, number>();
  /** The head before the last reorganisation. */
  #abandoned: TreeBlock | undefined;
  #isFailing = false;
  #cuts = 0;
  #reorganisations = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#chain = createMovingChain({ fails: () => this.#isFailing && random.chance(0.15), maxReorgBlocks: 1_000 });
    this.#other = this.#chain.openProcess();
    this.#base = this.#chain.tip();
  }

  async addSubscriber(): Promise<void> {
    const subscriber = new Subscriber(this.#chain.tip(), this.#random.pick(filters));
    this.#subscribers.push(subscriber);
    await this.#connect(subscriber);
  }

  async step(): Promise<void> {
    const random = this.#random;
    this.#isFailing = random.chance(0.5);
    if (random.chance(0.15) && this.#subscribers.length < 6) await this.addSubscriber();
    await this.#moveChain();
    for (let moment = 0; moment < 3; moment++) {
      for (const subscriber of this.#subscribers) this.#disturb(subscriber);
      await settle(random.integer(0, 12));
    }
  }

  /** All is quiet: everybody gets what is left, and it is checked. */
  async end(): Promise<SeedTotals> {
    this.#isFailing = false;
    for (let left = 10; left > 0; left--) {
      for (const subscriber of this.#subscribers) {
        if (!subscriber.isConnected) void this.#connect(subscriber);
        subscriber.receive(Infinity);
      }
      await settle(40);
    }
    const history = { tip: this.#chain.tip(), joined: this.#joined, left: this.#left };
    for (const subscriber of this.#subscribers) {
      if (!subscriber.isConnected) throw new Error("a subscriber could not connect");
      checkSubscriber(subscriber, history);
      subscriber.cut();
    }
    const events = this.#subscribers.reduce((sum, { told }) => sum + told.length, 0);
    return { events, cuts: this.#cuts, reorganisations: this.#reorganisations };
  }

  /** To a longer chain, or over to another branch; the second process sees it a little later. */
  async #moveChain(): Promise<void> {
    const random = this.#random;
    const from = this.#chain.tip();
    const to = this.#mineOn(this.#pickParent(from), random.integer(1, 4), from.header.number);
    const fork = commonOf(from, to).header.number;
    if (fork < from.header.number) {
      this.#reorganisations++;
      this.#abandoned = from;
    }
    for (const { header } of branchOf(to, fork + 1)) countOne(this.#joined, header.hash);
    for (const { header } of branchOf(from, fork + 1)) countOne(this.#left, header.hash);
    this.#chain.moveTo(to);
    await settle(random.integer(0, 3));
    this.#other.moveTo(to);
  }

  /** The head, a block below it, or an abandoned branch: not below where a subscriber began, whose logs it was not told. */
  #pickParent(from: TreeBlock): TreeBlock {
    const random = this.#random;
    const lowest = Math.max(this.#base.header.number, ...this.#subscribers.map(({ start }) => start.header.number));
    const abandoned = this.#abandoned;
    if (abandoned && random.chance(0.1) && commonOf(from, abandoned).header.number >= lowest) return abandoned;
    const deepest = Math.min(deepestReorganisation, from.header.number - lowest);
    const depth = random.chance(0.4) ? random.integer(0, deepest) : 0;
    return branchOf(from, from.header.number - depth)[0] as TreeBlock;
  }

  /** So many blocks, and as many more as it takes to be above a height. */
  #mineOn(parent: TreeBlock, count: number, above: number): TreeBlock {
    let to = parent;
    for (let left = count + Math.max(0, above - parent.header.number); left > 0; left--)
      to = this.#chain.tree.mine(
        to,
        topics.filter(() => this.#random.chance(0.35)),
      );
    return to;
  }

  #disturb(subscriber: Subscriber): void {
    const random = this.#random;
    if (random.chance(0.7)) subscriber.receive(random.integer(1, 20));
    if (subscriber.isConnected && random.chance(0.15)) {
      this.#cuts++;
      subscriber.cut();
    }
    if (!subscriber.isConnected && random.chance(0.5)) void this.#connect(subscriber);
  }

  #connect(subscriber: Subscriber): Promise<void> {
    return subscriber.connect(this.#random.pick([this.#chain.events, this.#other.events]));
  }
}

function countOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
