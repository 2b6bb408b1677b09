import type { Head } from "../../../../src/node/head-feed.js";
import { CanonicalChain } from "../../../../src/pool/model/canonical-chain.js";

let chain: CanonicalChain;
let told: string[];

const block = (number: number, branch = "a", parentBranch = branch): Head => ({
  number,
  hash: `0x${number}${branch}`,
  parentHash: `0x${number - 1}${parentBranch}`,
});

beforeEach(() => {
  told = [];
  chain = new CanonicalChain();
  chain.onReorg((forkHeight) => told.push(`fork ${forkHeight}`));
  chain.onHead(({ hash }) => told.push(`head ${hash}`));
});

it("tells each head, and knows the blocks that it went through", () => {
  chain.show([block(10)], 10);
  chain.show([block(11), block(12)], 10);

  expect(told).toEqual(["head 0x10a", "head 0x12a"]);
  expect(chain.current()).toEqual(block(12));
  expect([8, 9, 10, 11, 12, 13].map((height) => chain.hashAt(height))).toEqual([
    undefined,
    "0x9a",
    "0x10a",
    "0x11a",
    "0x12a",
    undefined,
  ]);
});

it("tells the fork before the head of another branch, and forgets what gave way", () => {
  chain.show([block(10)], 10);
  chain.show([block(11), block(12)], 10);
  told.length = 0;
  chain.show([block(11, "b", "a"), block(12, "b"), block(13, "b")], 10);

  expect(told).toEqual(["fork 10", "head 0x13b"]);
  expect(chain.has(block(12, "b"))).toBe(true);
  expect(chain.hasOther(block(12))).toBe(true);
  expect(chain.hasOther(block(14))).toBe(false);
});

it("goes back to a block below", () => {
  chain.show([block(10)], 10);
  chain.show([block(11), block(12)], 10);
  told.length = 0;
  chain.show([block(11)], 11);

  expect(told).toEqual(["fork 11", "head 0x11a"]);
  expect(chain.hashAt(12)).toBeUndefined();
});

it("learns of blocks below those known, and of no others", () => {
  chain.show([block(10)], 10);
  chain.learn(block(9));
  chain.learn(block(8, "b"));

  expect([chain.hashAt(8), chain.hashAt(7)]).toEqual(["0x8a", undefined]);
  expect(chain.heightsUpTo(9)).toEqual([9, 8]);
});

it("keeps a bounded number of blocks", () => {
  for (let number = 1; number <= 1_000; number++) chain.show([block(number)], number - 1);

  expect(chain.heightsUpTo(1_000)).toHaveLength(512);
  expect(chain.hashAt(1_000)).toBe("0x1000a");
});

it("tells of doubt as of a reorganisation of everything, and keeps its head", () => {
  chain.show([block(10)], 10);
  chain.invalidateAll();

  expect(told).toEqual(["head 0x10a", "fork -1"]);
  expect(chain.current()).toEqual(block(10));
});

it("tells no more to those that stopped listening", () => {
  const heads: number[] = [];
  const stop = chain.onHead(({ number }) => heads.push(number));
  chain.show([block(1)], 1);
  stop();
  chain.show([block(2)], 1);

  expect(heads).toEqual([1]);
});
