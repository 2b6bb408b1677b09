import { LogFilter } from "../../../src/events/log-filter.js";
import { bloomOf } from "../../../src/rootstock/logs-bloom.js";
import { createRandom } from "../../simulation/random.js";
import { address, branchOf, commonOf, type TreeBlock, topics } from "./followed-tree.js";
import { createMovingChain, type Subscriber, settle, type Told } from "./moving-chain.js";

const [a, b, c] = topics;
const hashes = (told: readonly Told[]) => told.map(({ hash }) => hash);
const logsTold = (told: readonly Told[]) => told.map(({ blockHash, removed }) => `${removed ? "-" : "+"}${blockHash}`);

describe("new blocks", () => {
  it("are told once each and in order, also when the head jumps", async () => {
    const chain = createMovingChain();
    const subscriber = await chain.subscribe();
    const tip = chain.tree.extend(chain.tip(), 20);
    const expected = branchOf(tip, chain.tip().header.number + 1).map(({ header }) => header.hash);
    chain.moveTo(tip);
    await settle();
    expect(hashes(subscriber.told)).toEqual(expected);
  });

  it("of another branch are all told, from the fork on", async () => {
    const chain = createMovingChain();
    const fork = chain.tip();
    const subscriber = await chain.subscribe();
    chain.moveTo(chain.tree.extend(fork, 2));
    await settle();
    const other = chain.tree.extend(fork, 3);
    chain.moveTo(other);
    await settle();
    const expected = branchOf(other, fork.header.number + 1).map(({ header }) => header.hash);
    expect(hashes(subscriber.told.slice(2))).toEqual(expected);
  });

  it("fork off below the first block that was followed, too; an ancestor that is the head again is not told", async () => {
    const chain = createMovingChain();
    const ancestor = chain.tip();
    chain.moveTo(chain.tree.extend(ancestor, 5));
    const subscriber = await chain.subscribe();
    chain.moveTo(ancestor);
    await settle();
    expect(subscriber.told).toEqual([]);
    const other = chain.tree.extend(ancestor, 1);
    chain.moveTo(other);
    await settle();
    expect(hashes(subscriber.told)).toEqual([other.header.hash]);
  });

  it("are told when a read fails at first", async () => {
    let failures = 0;
    const chain = createMovingChain({ fails: () => failures-- > 0 });
    const subscriber = await chain.subscribe();
    failures = 5;
    const tip = chain.tree.extend(chain.tip(), 2);
    chain.moveTo(tip);
    await settle();
    expect(subscriber.told).toHaveLength(2);
  });

  it("end the subscription when more of them came at once than can be read", async () => {
    const chain = createMovingChain();
    const [subscriber, tip] = [await chain.subscribe(), chain.tip()];
    chain.moveTo(chain.tree.extend(tip, 2_001));
    await settle(10_000);
    expect([subscriber.isLost, subscriber.told.length]).toEqual([true, 0]);
  });

  it("end the subscription when the chain leaves a branch that no node has any more", async () => {
    const forgotten = new Set<string>();
    const chain = createMovingChain({ forgets: (hash) => forgotten.has(hash) });
    const fork = chain.tip();
    const old = chain.tree.extend(fork, 3);
    chain.moveTo(old);
    const subscriber = await chain.subscribe();
    for (const { header } of branchOf(old, fork.header.number + 1)) forgotten.add(header.hash);
    chain.moveTo(chain.tree.extend(fork, 4));
    await settle();
    expect([subscriber.isLost, subscriber.told]).toEqual([true, []]);
  });

  it("are told up to that many at once", async () => {
    const chain = createMovingChain();
    const [subscriber, tip] = [await chain.subscribe(), chain.tip()];
    chain.moveTo(chain.tree.extend(tip, 2_000));
    await settle(10_000);
    expect([subscriber.isLost, subscriber.told.length]).toEqual([false, 2_000]);
  });

  it("are read no longer when nobody is told of them", async () => {
    const chain = createMovingChain();
    (await chain.subscribe()).end();
    const { headers } = chain.reads;
    chain.moveTo(chain.tree.extend(chain.tip(), 2));
    await settle();
    expect(chain.reads.headers).toBe(headers);
  });
});

describe("logs", () => {
  it("of a branch that is left are removed, newest first, before those of the new one", async () => {
    const chain = createMovingChain();
    const fork = chain.tip();
    const subscriber = await chain.subscribe({ topics: [a] });
    const old = chain.tree.extend(fork, 2, [a, b]);
    chain.moveTo(old);
    await settle();
    const other = chain.tree.extend(fork, 3, [a]);
    chain.moveTo(other);
    await settle();
    const [first, second] = branchOf(old, fork.header.number + 1).map(({ header }) => header.hash);
    const added = branchOf(other, fork.header.number + 1).map(({ header }) => `+${header.hash}`);
    expect(logsTold(subscriber.told)).toEqual([`+${first}`, `+${second}`, `-${second}`, `-${first}`, ...added]);
  });

  it.each([
    ["are read again when their block is removed and they are kept no longer", false, 258],
    ["end the subscription then where no node has them any more", true, 257],
  ])("%s", async (_name, isForgotten, count) => {
    const forgotten = new Set<string>();
    const chain = createMovingChain({ forgetsLogs: (hash) => forgotten.has(hash) });
    const fork = chain.tip();
    const [logs, heads] = [await chain.subscribe({ topics: [a] }), await chain.subscribe()];
    const old = chain.tree.extend(fork, 129, [a]);
    chain.moveTo(old);
    await settle(2_000);
    if (isForgotten) for (const { header } of branchOf(old, 0)) forgotten.add(header.hash);
    chain.moveTo(chain.tree.mine(fork));
    await settle(2_000);
    expect([logs.isLost, logs.told.length]).toEqual([isForgotten, count]);
    expect([heads.isLost, heads.told.length]).toEqual([false, 130]);
  });

  it("are read once for all subscribers, and not where the bloom filter excludes all filters", async () => {
    const chain = createMovingChain();
    const subscribers = await Promise.all([
      chain.subscribe({ topics: [a] }),
      chain.subscribe({ topics: [[a, b]] }),
      chain.subscribe({ address, topics: [null] }),
      chain.subscribe(),
    ]);
    chain.moveTo(chain.tree.mine(chain.tip(), [a]));
    await settle();
    expect(chain.reads.logs).toBe(1);
    expect(subscribers.map(({ told }) => told.length)).toEqual([1, 1, 1, 1]);

    subscribers[2]?.end();
    chain.moveTo(chain.tree.mine(chain.tip(), [c]));
    await settle();
    expect(chain.reads.logs).toBe(1);
  });

  it("come after their block's header", async () => {
    const chain = createMovingChain();
    const order: string[] = [];
    const listen = (name: string) => ({ onEvent: () => void order.push(name), onLost: () => undefined });
    await chain.events.subscribe(listen("log"), { filter: {} });
    await chain.events.subscribe(listen("head"));
    chain.moveTo(chain.tree.extend(chain.tip(), 2, [a]));
    await settle();
    expect(order).toEqual(["head", "log", "head", "log"]);
  });
});

describe("a log filter", () => {
  const log = { address, topics: [a, b] };
  const bloom = bloomOf([log] as unknown as Parameters<typeof bloomOf>[0]);
  it.each([
    [{}, true],
    [{ address }, true],
    [{ address: [address.toUpperCase().replace("0X", "0x")] }, true],
    [{ address: [] }, true],
    [{ address: null, topics: null }, true],
    [{ address: `0x${"2".repeat(40)}` }, false],
    [{ topics: [a] }, true],
    [{ topics: [null, b] }, true],
    [{ topics: [[], b] }, true],
    [{ topics: [[null, c]] }, true],
    [{ topics: [b] }, false],
    [{ topics: [[c, a], [b]] }, true],
    [{ topics: [a, b, c] }, false],
    [{ topics: [a, b, null] }, true],
  ] as const)("%j: %s", (filter, expected) => {
    const subject = new LogFilter(filter);
    expect(subject.matches(log)).toBe(expected);
    if (expected) expect(subject.mayMatch(bloom)).toBe(true);
  });
});

describe("transactions", () => {
  it("are told once each", async () => {
    const chain = createMovingChain();
    const told: string[] = [];
    const end = chain.events.pending.subscribe({ onEvent: (json) => told.push(json), onLost: () => undefined });
    for (const hash of ["0x1", "0x2", "0x1"]) chain.events.pending.announce(hash);
    await settle(2);
    end();
    chain.events.pending.announce("0x3");
    await settle(2);
    expect(told).toEqual(['"0x1"', '"0x2"']);
  });
});

/** What a subscriber must be told when the head moves and all is quiet: derived from the tree alone. */
function expectedOf(from: TreeBlock, to: TreeBlock, { filter }: Subscriber): string[] {
  const fork = commonOf(from, to).header.number + 1;
  const [old, added] = [branchOf(from, fork).toReversed(), branchOf(to, fork)];
  if (!filter) return added.map(({ header }) => header.hash);
  const wanted = new LogFilter(filter);
  const matching = (block: TreeBlock) => block.logs.filter(({ log }) => wanted.matches(log));
  const idOf = (json: string) => JSON.parse(json) as Told;
  return [
    ...old
      .flatMap((block) => matching(block).toReversed())
      .map(({ json }) => `-${idOf(json).blockHash}${idOf(json).logIndex}`),
    ...added.flatMap(matching).map(({ json }) => `+${idOf(json).blockHash}${idOf(json).logIndex}`),
  ];
}

const asText = ({ hash, blockHash, logIndex, removed }: Told): string =>
  hash ?? `${removed ? "-" : "+"}${blockHash}${logIndex}`;

describe("random chains with reorganisations, jumps and reads that fail", () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    "seed %i: every subscriber is told what the oracle derives",
    async (seed) => {
      const random = createRandom(seed);
      let isFailing = false;
      const chain = createMovingChain({ fails: () => isFailing && random.chance(0.2) });
      const followed: { readonly subscriber: Subscriber; readonly expected: string[]; readonly start: number }[] = [];
      const filters = [undefined, {}, { topics: [a] }, { topics: [[b, c]] }, { address, topics: [null] }];
      const subscribe = async () => {
        const subscriber = await chain.subscribe(random.pick(filters));
        followed.push({ subscriber, expected: [], start: chain.tip().header.number });
      };
      await subscribe();
      for (let step = 0; step < 25; step++) {
        if (random.chance(0.2)) await subscribe();
        isFailing = true;
        const from = chain.tip();
        // Not below where a subscriber began: what it was not told of can't be removed for it.
        const lowest = Math.max(...followed.map(({ start }) => start));
        const depth = Math.min(random.chance(0.4) ? random.integer(0, 6) : 0, from.header.number - lowest);
        const fork = branchOf(from, from.header.number - depth)[0] as TreeBlock;
        let to = fork;
        for (let left = random.integer(depth > 0 ? 0 : 1, 5); left > 0; left--)
          to = chain.tree.mine(
            to,
            topics.filter(() => random.chance(0.3)),
          );
        for (const { subscriber, expected } of followed) expected.push(...expectedOf(from, to, subscriber));
        chain.moveTo(to);
        await settle();
        isFailing = false;
      }
      for (const { subscriber, expected } of followed) expect(subscriber.told.map(asText)).toEqual(expected);
    },
  );

  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    "seed %i: heads that come quicker than blocks are read leave no gap and repeat nothing",
    async (seed) => {
      const random = createRandom(seed + 1_000);
      const chain = createMovingChain({ fails: () => random.chance(0.1) });
      const base = chain.tip();
      const logs = await subscribeAnyhow(chain, {});
      for (let step = 0; step < 60; step++) {
        const from = chain.tip();
        const depth = Math.min(random.chance(0.4) ? random.integer(0, 4) : 0, from.header.number - base.header.number);
        const fork = branchOf(from, from.header.number - depth)[0] as TreeBlock;
        let to = fork;
        for (let left = random.integer(1, 3); left > 0; left--)
          to = chain.tree.mine(
            to,
            topics.filter(() => random.chance(0.5)),
          );
        chain.moveTo(to);
        await settle(random.integer(0, 12));
      }
      await settle(2_000);
      // Replayed, what was told is the chain's logs: each removal takes back the newest one.
      const replayed: string[] = [];
      for (const { blockHash, logIndex, removed } of logs.told) {
        const id = `${blockHash}${logIndex}`;
        if (removed) expect(replayed.pop()).toBe(id);
        else replayed.push(id);
      }
      const expected = branchOf(chain.tip(), base.header.number + 1).flatMap((block) =>
        block.logs.map((_log, index) => `${block.header.hash}0x${index}`),
      );
      expect(replayed).toEqual(expected);
    },
  );
});

/** A start that meets a failing read is tried again by the client. */
async function subscribeAnyhow(chain: ReturnType<typeof createMovingChain>, filter: object): Promise<Subscriber> {
  for (;;) {
    const subscriber = await chain.subscribe(filter).catch(() => undefined);
    if (subscriber) return subscriber;
  }
}
