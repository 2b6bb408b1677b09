import { CanonicalChain } from "../../../../src/node/heads/canonical-chain.js";
import type { ProveBlock } from "../../../../src/node/heads/proven-blooms.js";
import { ProvenBlooms } from "../../../../src/node/heads/proven-blooms.js";
import { createProveBlock } from "../../../../src/node/log-index/verify-bloom.js";
import type { LogTerms } from "../../../../src/rootstock/logs-bloom.js";
import { type BloomChain, bloomChainForks, createBloomChain } from "../../../fakes/bloom-chain.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";

const logs: LogTerms = { address: `0x${"aa".repeat(20)}`, topics: [] };
const logsAt = (height: number) => (height % 2 === 0 ? [logs] : []);

let chain: BloomChain;
let heads: CanonicalChain;
let timers: VirtualTimers;
let read: number[];
let blooms: ProvenBlooms;
let answer: (hash: string) => unknown;

beforeEach(() => {
  chain = createBloomChain(700, logsAt);
  [heads, timers, read] = [new CanonicalChain(), createVirtualTimers(), []];
  answer = (hash) => chain.blockOf(hash);
  blooms = new ProvenBlooms({
    heads,
    prove: createProveBlock(bloomChainForks) as ProveBlock,
    timers,
    readBlock: async (hash) => {
      const block = answer(hash) as { readonly number: string } | null;
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

const of = (height: number) => blooms.get(chain.blockAt(height).hash)?.logsBloom;

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

it("lets others wait for a block that is being read, five seconds at most", async () => {
  answer = () => new Promise(() => undefined);
  const { number, hash, parentHash } = chain.blockAt(600);
  let isOver = false;
  heads.show([{ number: Number(number), hash, parentHash }], Number(number) - 1);
  void blooms.untilRead(hash).then(() => {
    isOver = true;
  });
  await timers.run(4_999);
  expect(isOver).toBe(false);
  await timers.run(5_001);
  expect(isOver).toBe(true);
  await blooms.untilRead("0x0");
});

it("reads nothing more once it is closed", async () => {
  blooms.close();
  await show(600);
  expect(read).toEqual([]);
});
