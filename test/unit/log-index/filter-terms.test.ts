import { termsOf } from "../../../src/rootstock/filter-terms.js";
import { bloomBitsOf } from "../../../src/rootstock/logs-bloom.js";

type Hex = `0x${string}`;

const address = (digit: string): Hex => `0x${digit.repeat(40)}`;
const topic = (number: number): Hex => `0x${number.toString(16).padStart(64, "0")}`;
const topics = (count: number): Hex[] => Array.from({ length: count }, (_, index) => topic(index));

it.each([[{}], [{ address: [] }], [{ topics: [] }], [{ topics: [null, [], null] }], [{ address: null, topics: null }]])(
  "looks for nothing where a filter takes everything: %j",
  (filter) => {
    expect(termsOf(filter)).toEqual([]);
  },
);

it("looks for one value of each place", () => {
  const filter = { address: [address("a"), address("b")], topics: [topic(1), null, [topic(2), topic(3), topic(2)]] };

  expect(termsOf(filter)).toEqual([
    [bloomBitsOf(topic(1))],
    [bloomBitsOf(address("a")), bloomBitsOf(address("b"))],
    [bloomBitsOf(topic(2)), bloomBitsOf(topic(3))],
  ]);
});

it("looks for sixteen values at most, and leaves out the places with the most", () => {
  expect(termsOf({ topics: [topics(16)] })).toHaveLength(1);
  expect(termsOf({ topics: [topics(17)] })).toEqual([]);
  expect(termsOf({ address: address("a"), topics: [topics(1_000), topics(15), topics(2)] })).toEqual([
    [bloomBitsOf(address("a"))],
    topics(2).map(bloomBitsOf),
  ]);
});
