import type { HeaderProof } from "../../../../src/pool/heads/proven-headers.js";
import { ProvenHeaders } from "../../../../src/pool/heads/proven-headers.js";
import { CanonicalChain } from "../../../../src/pool/model/canonical-chain.js";
import type { LogTerms } from "../../../../src/rootstock/logs-bloom.js";
import { headerProofOf } from "../../../../src/rootstock/merged-mining/prove-header.js";
import { CallAbortController } from "../../../../src/turns/call-signal.js";
import { type BloomChain, bloomChainForks, createBloomChain } from "../../../fakes/bloom-chain.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";

const logs: LogTerms = { address: `0x${"aa".repeat(20)}`, topics: [] };
const logsAt = (height: number) => (height % 2 === 0 ? [logs] : []);

let chain: BloomChain;
let heads: CanonicalChain;
let timers: VirtualTimers;
let read: number[];
let workProblems: string[];
let headers: ProvenHeaders;
let answer: (hash: string) => unknown;

beforeEach(() => {
  chain = createBloomChain(700, logsAt);
  [heads, timers, read, workProblems] = [new CanonicalChain(), createVirtualTimers(), [], []];
  answer = (hash) => chain.blockOf(hash);
  headers = new ProvenHeaders({
    heads,
    proof: headerProofOf(bloomChainForks) as HeaderProof,
    timers,
    onWorkProblem: (block, problem) => void workProblems.push(`${block.number}: ${problem}`),
    readBlock: async (hash) => {
      const block = (await answer(hash)) as { readonly number: string } | null;
      read.push(Number(block?.number));
      return block;
    },
  });
});

async function show(height: number): Promise<void> {
  const { number, hash, parentHash } = chain.blockAt(height);
  heads.show([{ number: Number(number), hash, parentHash }], Number(number) - 1);
  await timers.run(timers.now() + 10_000);
}

const caller = new CallAbortController("user");
const of = (height: number) => headers.get(chain.blockAt(height).hash)?.logsBloom;

it("has the bloom filters of the shown head and of 63 blocks below it, then reads each new block once", async () => {
  await show(600);
  expect(read).toEqual(Array.from({ length: 64 }, (_, index) => 600 - index));
  expect([of(600), of(537), of(536)]).toEqual([chain.blockAt(600).logsBloom, chain.blockAt(537).logsBloom, undefined]);
  read = [];
  await show(601);
  await show(603);
  expect(read).toEqual([601, 603, 602]);
});

it("keeps 512 blocks", async () => {
  for (let height = 64; height <= 577; height++) await show(height);
  expect([of(64), of(65), of(66)].map((bloom) => bloom !== undefined)).toEqual([false, false, true]);
});

it("takes no block that its hash does not prove, and tries it five times, and again at the next head", async () => {
  answer = (hash) => ({ ...chain.blockOf(hash), logsBloom: `0x${"00".repeat(256)}` });
  await show(600);
  expect([of(600), read]).toEqual([undefined, Array.from({ length: 5 }, () => 600)]);
  answer = () => null;
  await show(600);
  expect(of(600)).toBeUndefined();
  answer = (hash) => chain.blockOf(hash);
  await show(601);
  expect([of(601), of(600)]).toEqual([chain.blockAt(601).logsBloom, chain.blockAt(600).logsBloom]);
});

it("reads a block again a second later where a node did not have it", async () => {
  const answers = [null, null];
  answer = (hash) => (answers.length > 0 ? answers.pop() : chain.blockOf(hash));
  await show(600);
  expect(read.slice(2, 4)).toEqual([600, 599]);
});

/** Whether those who wait for the headers down to a height may go on. */
function waitFor(height: number): () => boolean {
  let isOver = false;
  void headers.untilRead(height, caller).then(() => {
    isOver = true;
  });
  return () => isOver;
}

function showAtOnce(height: number): void {
  const { number, hash, parentHash } = chain.blockAt(height);
  heads.show([{ number: Number(number), hash, parentHash }], Number(number) - 1);
}

it("lets others wait for headers that are being read, five seconds at most, and not while a read pauses", async () => {
  answer = () => new Promise(() => undefined);
  showAtOnce(600);
  const [isOver, isOverAbove] = [waitFor(600), waitFor(601)];
  await timers.run(4_999);
  expect([isOver(), isOverAbove()]).toEqual([false, true]);
  await timers.run(5_000);
  expect(isOver()).toBe(true);
  const isOverInPause = waitFor(600);
  await timers.run(5_001);
  expect(isOverInPause()).toBe(true);
});

it("lets others wait until a walk has passed a height", async () => {
  const answers: (() => void)[] = [];
  answer = (hash) => new Promise((resolve) => answers.push(() => resolve(chain.blockOf(hash))));
  showAtOnce(600);
  const isOver = waitFor(598);
  for (let block = 0; block < 3; block++) {
    await timers.run(timers.now() + 10);
    expect(isOver()).toBe(false);
    answers.pop()?.();
  }
  await timers.run(timers.now() + 10);
  expect(isOver()).toBe(true);
});

it("reads nothing more once it is closed", async () => {
  headers.close();
  await show(600);
  expect(read).toEqual([]);
});

it("reports at most once a minute that blocks lack their proof of work", async () => {
  await show(600);
  expect(workProblems).toEqual([expect.stringMatching(/^600: hashForMergedMining: /)]);
  await timers.run(60_000);
  await show(601);
  expect(workProblems).toHaveLength(2);
});

it("says that a block is altered where its hash proves another, or blocks of its height are proven", async () => {
  const [block, next] = [chain.blockAt(600), chain.blockAt(601)];
  const isAltered = (given: object, name: { number: number; hash: string }) => headers.isAltered(given, name);
  const [name, nextName] = [
    { number: 600, hash: block.hash },
    { number: 601, hash: next.hash },
  ];
  expect(isAltered({ ...block, timestamp: "0x1" }, name)).toBe(false);
  await show(600);
  expect(isAltered(block, name)).toBe(false);
  expect(isAltered({ ...block, timestamp: "0x1" }, name)).toBe(true);
  expect(isAltered({ ...block, number: "0x300" }, { ...name, number: 768 })).toBe(true);
  expect(isAltered({ ...next, timestamp: "0x1" }, nextName)).toBe(false);
  // A node's own proven block is no reason to hold others against their nodes.
  expect(isAltered(chain.blockAt(602), { number: 602, hash: chain.blockAt(602).hash })).toBe(false);
  expect(isAltered({ ...next, timestamp: "0x1" }, nextName)).toBe(false);
  expect(isAltered(next, nextName)).toBe(false);
  expect(isAltered({ ...next, timestamp: "0x1" }, nextName)).toBe(true);
});
