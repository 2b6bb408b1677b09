import { longWork } from "../../../src/turns/long-work.js";
import { address, branchOf, topics } from "./followed-tree.js";
import { createMovingChain, settle, type Told } from "./moving-chain.js";

const [a, b, c] = topics;
const hashes = (told: readonly Told[]) => told.map(({ hash }) => hash);
const logsTold = (told: readonly Told[]) =>
  told.map(({ blockHash, logIndex, removed }) => `${removed ? "-" : "+"}${blockHash}/${Number(logIndex)}`);
const refusal = (problem: string) => ({
  errorName: "InvalidParams",
  message: expect.stringContaining(problem),
  data: { param: "filter.fromBlock" },
});

describe("a subscription to new blocks that resumes", () => {
  it("is told of the blocks since, then of new ones", async () => {
    const chain = createMovingChain();
    const from = chain.tip();
    chain.moveTo(chain.tree.extend(from, 40));
    const subscriber = await chain.subscribe(undefined, { blockHash: from.header.hash });
    chain.moveTo(chain.tree.extend(chain.tip(), 2));
    await settle();
    const expected = branchOf(chain.tip(), from.header.number + 1).map(({ header }) => header.hash);
    expect(hashes(subscriber.told)).toEqual(expected);
  });

  it("resumes after a height", async () => {
    const chain = createMovingChain();
    const { number } = chain.tip().header;
    chain.moveTo(chain.tree.extend(chain.tip(), 2));
    const subscriber = await chain.subscribe(undefined, { blockNumber: number + 1 });
    expect(hashes(subscriber.told)).toEqual([chain.tip().header.hash]);
  });

  it("is told of all headers of the new branch, when its block is no longer on the chain", async () => {
    const chain = createMovingChain();
    const fork = chain.tip();
    const old = chain.tree.extend(fork, 3);
    const other = chain.tree.extend(fork, 4);
    chain.moveTo(other);
    const subscriber = await chain.subscribe(undefined, { blockHash: old.header.hash });
    expect(hashes(subscriber.told)).toEqual(branchOf(other, fork.header.number + 1).map(({ header }) => header.hash));
  });

  it("waits for a block that is not the head here yet", async () => {
    const chain = createMovingChain();
    const ahead = chain.tree.extend(chain.tip(), 1);
    const subscribing = chain.subscribe(undefined, { blockHash: ahead.header.hash });
    await settle(2);
    chain.moveTo(ahead);
    const subscriber = await subscribing;
    const next = chain.tree.mine(ahead);
    chain.moveTo(next);
    await settle();
    expect(hashes(subscriber.told)).toEqual([next.header.hash]);
  });

  it("gets no event twice when the head moves meanwhile", async () => {
    const chain = createMovingChain();
    const from = chain.tip();
    await chain.subscribe();
    chain.moveTo(chain.tree.extend(from, 30));
    await settle(3);
    const subscribing = chain.subscribe(undefined, { blockHash: from.header.hash });
    for (let count = 0; count < 5; count++) {
      chain.moveTo(chain.tree.mine(chain.tip()));
      await settle(3);
    }
    const subscriber = await subscribing;
    await settle();
    expect(hashes(subscriber.told)).toEqual(
      branchOf(chain.tip(), from.header.number + 1).map(({ header }) => header.hash),
    );
  });
});

it("what was read for subscriptions that have ended is not told to those that resume", async () => {
  const chain = createMovingChain();
  const from = chain.tip();
  const ended = await chain.subscribe();
  chain.moveTo(chain.tree.extend(from, 4));
  await settle(2);
  ended.end();
  const subscriber = await chain.subscribe(undefined, { blockHash: from.header.hash });
  await settle();
  expect(hashes(subscriber.told)).toEqual(
    branchOf(chain.tip(), from.header.number + 1).map(({ header }) => header.hash),
  );
});

it("events that are delivered late are not told to those that have resumed since", async () => {
  const chain = createMovingChain();
  const from = chain.tip();
  const ended = await chain.subscribe();
  const other = { isBusy: true };
  const busy = longWork.run(
    "events",
    "events",
    (function* () {
      while (other.isBusy) yield;
    })(),
  );
  chain.moveTo(chain.tree.extend(from, 2));
  await settle(20);
  ended.end();
  const subscriber = await chain.subscribe(undefined, { blockHash: from.header.hash });
  chain.moveTo(chain.tree.extend(chain.tip(), 2));
  await settle(20);
  other.isBusy = false;
  await busy;
  await settle(20);
  expect(hashes(subscriber.told)).toEqual(
    branchOf(chain.tip(), from.header.number + 1).map(({ header }) => header.hash),
  );
});

describe("a subscription to logs that resumes", () => {
  /** Two blocks of three logs each, and the same on another branch. */
  const fork = (isReplaced: boolean) => {
    const chain = createMovingChain();
    const old = chain.tree.extend(chain.tip(), 2, [a, b, c]);
    const other = chain.tree.extend(chain.tip(), 3, [a]);
    chain.moveTo(isReplaced ? other : old);
    const [first, second] = [old.parent?.header.hash as string, old.header.hash];
    const added = branchOf(other, other.header.number - 2).map(({ header }) => `+${header.hash}/0`);
    return { chain, first, second, added };
  };

  it.each([
    [0, ["+first/0", "+first/1", "+first/2"]],
    [1, ["+first/1", "+first/2"]],
    [3, []],
    [undefined, []],
  ])("is told of the rest of a block's logs, from index %s", async (logIndex, rest) => {
    const { chain, first, second } = fork(false);
    const subscriber = await chain.subscribe({}, { blockHash: first, logIndex });
    const expected = rest.map((text) => text.replace("first", first));
    expect(logsTold(subscriber.told)).toEqual([...expected, `+${second}/0`, `+${second}/1`, `+${second}/2`]);
  });

  it("is told of removed logs that it had, newest first, then of those of the new branch", async () => {
    const { chain, first, second, added } = fork(true);
    const whole = await chain.subscribe({ address, topics: [[a, c]] }, { blockHash: second });
    const removed = [`-${second}/2`, `-${second}/0`, `-${first}/2`, `-${first}/0`];
    expect(logsTold(whole.told)).toEqual([...removed, ...added]);
    const part = await chain.subscribe({}, { blockHash: second, logIndex: 1 });
    expect(logsTold(part.told)).toEqual([`-${second}/0`, `-${first}/2`, `-${first}/1`, `-${first}/0`, ...added]);
  });

  it("is told when blocks from before it resumed are removed, too", async () => {
    const chain = createMovingChain();
    const base = chain.tip();
    const old = chain.tree.extend(base, 2, [a]);
    chain.moveTo(old);
    const resumed = await chain.subscribe({}, { blockHash: old.header.hash });
    const live = await chain.subscribe({});
    chain.moveTo(chain.tree.extend(base, 3));
    await settle();
    expect(logsTold(resumed.told)).toEqual([`-${old.header.hash}/0`, `-${old.parent?.header.hash}/0`]);
    expect(live.told).toEqual([]);
  });

  it.each(Array.from({ length: 24 }, (_, turns) => turns))(
    "gets the logs of blocks that are being read when it begins, %i turns later",
    async (turns) => {
      const chain = createMovingChain();
      const from = chain.tip();
      await chain.subscribe({ topics: [b] });
      chain.moveTo(chain.tree.extend(chain.tree.mine(from, [a]), 8, [b]));
      await settle(turns);
      const subscriber = await chain.subscribe({}, { blockHash: from.header.hash });
      await settle();
      expect(logsTold(subscriber.told)).toEqual(
        branchOf(chain.tip(), from.header.number + 1).map(({ header }) => `+${header.hash}/0`),
      );
    },
  );

  it("reads the logs of matching blocks only", async () => {
    const chain = createMovingChain();
    const from = chain.tip();
    chain.moveTo(chain.tree.mine(chain.tree.extend(from, 20, [b]), [a]));
    const subscriber = await chain.subscribe({ topics: [a] }, { blockHash: from.header.hash });
    expect([subscriber.told.length, chain.reads.logs]).toEqual([1, 1]);
  });
});

describe("a point is refused", () => {
  it("more than 2,000 blocks back, not at 2,000", async () => {
    const chain = createMovingChain();
    const from = chain.tip();
    chain.moveTo(chain.tree.extend(from, 2_001));
    const resuming = chain.subscribe(undefined, { blockHash: from.header.hash });
    await expect(resuming).rejects.toMatchObject(refusal("since block 0x4;"));
    const subscriber = await chain.subscribe(undefined, { blockNumber: from.header.number + 1 });
    expect(subscriber.told).toHaveLength(2_000);
  });

  it("when it was removed by a deeper reorganisation than the bound, not at the bound", async () => {
    const chain = createMovingChain({ maxReorgBlocks: 2 });
    const old = chain.tree.extend(chain.tip(), 3);
    chain.moveTo(chain.tree.extend(chain.tip(), 4));
    const resuming = chain.subscribe(undefined, { blockHash: old.header.hash });
    await expect(resuming).rejects.toMatchObject(refusal("more than 2 blocks"));
    const subscriber = await chain.subscribe(undefined, { blockHash: old.header.parentHash });
    expect(subscriber.told).toHaveLength(4);
  });

  it("with more than 10,000 logs since, not at 10,000", async () => {
    const chain = createMovingChain();
    const from = chain.tip();
    const many = Array.from({ length: 10_000 }, () => a);
    chain.moveTo(chain.tree.mine(from, many));
    const subscriber = await chain.subscribe({}, { blockHash: from.header.hash });
    expect(subscriber.told).toHaveLength(10_000);
    chain.moveTo(chain.tree.mine(chain.tip(), [a]));
    await settle();
    const resuming = chain.subscribe({}, { blockHash: from.header.hash });
    await expect(resuming).rejects.toMatchObject(refusal("more than 10000 events"));
  });

  it("when no node has its block, or the rest of its branch", async () => {
    const forgotten = new Set<string>();
    const chain = createMovingChain({ forgets: (hash) => forgotten.has(hash) });
    const old = chain.tree.extend(chain.tip(), 2);
    chain.moveTo(chain.tree.extend(chain.tip(), 3));
    const resume = () => chain.subscribe({}, { blockHash: old.header.hash });
    forgotten.add(old.header.parentHash);
    await expect(resume()).rejects.toMatchObject(refusal("on a branch that no node has"));
    forgotten.add(old.header.hash);
    await expect(resume()).rejects.toMatchObject(refusal("is not a known block"));
  });

  it("for now, while the head is below its block", async () => {
    const chain = createMovingChain();
    const ahead = chain.tree.extend(chain.tip(), 1);
    const resuming = chain.subscribe({}, { blockHash: ahead.header.hash });
    await expect(resuming).rejects.toMatchObject({ errorName: "InternalError", data: { reason: "node_unavailable" } });
  });

  it("at a height past the newest block", async () => {
    const chain = createMovingChain();
    const resuming = chain.subscribe({}, { blockNumber: chain.tip().header.number + 1 });
    await expect(resuming).rejects.toMatchObject(refusal("is not a known block"));
  });
});
