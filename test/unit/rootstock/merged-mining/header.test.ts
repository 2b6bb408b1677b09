import { RLP } from "@ethereumjs/rlp";
import { chains } from "../../../../src/config/chains.js";
import { headerOf } from "../../../../src/rootstock/merged-mining/block-json.js";
import { rulesAt } from "../../../../src/rootstock/merged-mining/header-rules.js";
import {
  hashForMergedMining,
  headerItems,
  type RootstockHeader,
} from "../../../../src/rootstock/merged-mining/header.js";
import { recordedBlock } from "./recorded-block.js";

const header = headerOf(recordedBlock("regtest-9"));

it.each(["regtest-5", "regtest-9"])("encodes a header in as many bytes as the node did in %s", (name) => {
  const block = recordedBlock(name);
  const items = headerItems(headerOf(block), block, rulesAt(chains.regtest.forks, Number(block.number)));
  // Block 9 was recorded with a hash in the place of its only transaction, the miners' reward.
  const transactions = name === "regtest-5" ? block.transactions.map(transactionItems) : [transactionItems(reward)];

  expect(RLP.encode([items, transactions, []])).toHaveLength(Number(block.size));
});

it("asks for fork detection data where the rules do", () => {
  const rules = rulesAt(chains.regtest.forks, 449);

  expect(() => hashForMergedMining(header, rules)).toThrow("needs 12 bytes of fork detection data");
  expect(() => hashForMergedMining(header, rules, new Uint8Array(11))).toThrow("needs 12 bytes");
});

it("replaces the end of the hash with fork detection data", () => {
  const data = Uint8Array.from({ length: 12 }, (_, index) => index + 1);
  const rules = rulesAt(chains.regtest.forks, 449);
  const plain = hashForMergedMining(header, { ...rules, forkDetection: false });

  expect(hashForMergedMining(header, rules, data)).toBe(`${plain.slice(0, 42)}0102030405060708090a0b0c`);
});

it("has room for a sign in some numbers and none in others", () => {
  const large = itemsWith({
    difficulty: 0x80n,
    gasLimit: 0x80n,
    gasUsed: 0x80n,
    paidFees: 0x80n,
    minimumGasPrice: 0x80n,
  });
  const zero = itemsWith({ difficulty: 0n, gasLimit: 0n, gasUsed: 0n, paidFees: 0n, minimumGasPrice: 0n });

  const places = [7, 9, 10, 13, 14];
  expect(places.map((place) => large[place])).toEqual([[0, 0x80], [0, 0x80], [0x80], [0x80], [0, 0x80]]);
  expect(places.map((place) => zero[place])).toEqual([[0], [0], [], [], [0]]);
});

it("writes sublist edges little end first", () => {
  expect(itemsWith({ edges: [1, 0x203] })).toContainEqual([1, 0, 3, 2]);
});

function itemsWith(changes: Partial<RootstockHeader>): number[][] {
  const items = headerItems({ ...header, ...changes }, recordedBlock("regtest-9"), rulesAt(chains.regtest.forks, 9));
  return items.map((item) => [...item]);
}

const reward = {
  nonce: "0x8",
  gasPrice: "0x0",
  gas: "0x0",
  to: `0x${"0".repeat(32)}01000008`,
  value: "0x0",
  input: "0x",
  v: "0x0",
};

function transactionItems(transaction: Readonly<Record<string, string>>): (string | Uint8Array)[] {
  const item = (name: string) =>
    Number(transaction[name] ?? 0) === 0 && name !== "to" ? new Uint8Array() : (transaction[name] ?? "");
  return ["nonce", "gasPrice", "gas", "to", "value", "input", "v", "r", "s"].map(item);
}
