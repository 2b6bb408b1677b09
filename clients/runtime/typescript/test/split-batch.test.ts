import { splitBatch } from "../src/split-batch.js";

const limits = { maxBatchLength: 3, maxBodyBytes: 100 };
const lengths = (...sizes: number[]) =>
  splitBatch(
    sizes.map((bytes) => ({ bytes })),
    limits,
  ).map((part) => part.map(({ bytes }) => bytes));

it("nothing has no parts", () => {
  expect(lengths()).toEqual([]);
});

it.each([
  [3, [3]],
  [4, [3, 1]],
])("%i short calls make parts of %j", (count, parts) => {
  expect(lengths(...Array.from({ length: count }, () => 1)).map((part) => part.length)).toEqual(parts);
});

it("two calls with brackets and a comma fill a body to its last byte", () => {
  expect(lengths(48, 49)).toEqual([[48, 49]]);
  expect(lengths(49, 49)).toEqual([[49], [49]]);
});

it("a call that is too large alone is sent alone", () => {
  expect(lengths(1, 1_000, 1)).toEqual([[1], [1_000], [1]]);
});
