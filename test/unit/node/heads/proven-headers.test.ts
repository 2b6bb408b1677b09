import { CanonicalChain } from "../../../../src/node/heads/canonical-chain.js";
import type { HeaderProof } from "../../../../src/node/heads/proven-headers.js";
import { ProvenHeaders } from "../../../../src/node/heads/proven-headers.js";
import type { LogTerms } from "../../../../src/rootstock/logs-bloom.js";
import { headerProofOf } from "../../../../src/rootstock/merged-mining/prove-header.js";
import { CallAbortController } from "../../../../src/rpc/call-signal.js";
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

it("lets others wait for a block that is being read, five seconds at most", async () => {
  answer = () => new Promise(() => undefined);
  const { number, hash, parentHash } = chain.blockAt(600);
  let isOver = false;
  heads.show([{ number: Number(number), hash, parentHash }], Number(number) - 1);
  void headers.untilRead(hash, caller).then(() => {
    isOver = true;
  });
  await timers.run(4_999);
  expect(isOver).toBe(false);
  await timers.run(5_001);
  expect(isOver).toBe(true);
  await headers.untilRead("0x0", caller);
});

it("reads nothing more once it is closed", async () => {
  headers.close();
  await show(600);
  expect(read).toEqual([]);
});

it("reports once that blocks lack their proof of work", async () => {
  await show(600);
  expect(workProblems).toEqual([expect.stringMatching(/^600: hashForMergedMining: /)]);
});
