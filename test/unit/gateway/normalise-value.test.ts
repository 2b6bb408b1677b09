import type { Shape } from "../../../generated/methods.js";
import { dropNulls, normaliseValue } from "../../../src/gateway/normalise-value.js";
import { fc } from "../../seeded-fast-check.js";

const expected = "";
const hex: Shape = { kind: "hex", expected };
const quantity: Shape = { kind: "quantity", expected };
const block: Shape = { kind: "block", expected };
const list: Shape = { kind: "list", expected, items: quantity };
const object: Shape = { kind: "object", expected, members: { a: hex, b: list }, required: ["a"] };
const either: Shape = { kind: "any-of", expected, options: [hex, list] };
const topics: Shape = {
  kind: "list",
  expected,
  items: { kind: "any-of", expected, isNullable: true, options: [hex, { kind: "list", expected, items: hex }] },
};
const anyObject: Shape = { kind: "any-of", expected, options: [hex, object] };
const hash = `0x${"0A".repeat(32)}`;

describe("normaliseValue", () => {
  it.each([
    [hex, "0xABcd", "0xabcd"],
    [hex, "0x00", "0x00"],
    [quantity, "0x0", "0x0"],
    [quantity, "0x0000", "0x0"],
    [quantity, "0x00A0", "0xa0"],
    [block, "latest", "latest"],
    [block, "0x0A", "0xa"],
    [block, hash, hash.toLowerCase()],
    [block, { blockHash: hash }, { blockHash: hash.toLowerCase() }],
    [block, { blockHash: hash, requireCanonical: true }, { blockHash: hash.toLowerCase(), requireCanonical: true }],
    [block, { blockNumber: "0x01" }, { blockNumber: "0x1" }],
    [{ kind: "tag", expected }, "latest", "latest"],
    [{ kind: "boolean", expected }, true, true],
    [list, ["0x01", "0x00"], ["0x1", "0x0"]],
    [list, [], []],
    [object, { a: "0xA", b: ["0x0B"], c: 1 }, { a: "0xa", b: ["0xb"] }],
    [either, "0x0A", "0x0a"],
    [either, ["0x0A"], ["0xa"]],
    [anyObject, { a: "0xA" }, { a: "0xa" }],
    [list, [null, "0x01"], [null, "0x1"]],
  ] as const)("in the shape %j, %j becomes %j", (shape, value, normal) => {
    expect(normaliseValue(shape, value)).toEqual(normal);
  });

  it("makes one text of every spelling of a quantity", () => {
    const spelling = fc.tuple(fc.bigInt({ min: 0n, max: 2n ** 200n }), fc.nat({ max: 10 }), fc.boolean());
    fc.assert(
      fc.property(spelling, ([value, zeros, isUpper]) => {
        const digits = `${"0".repeat(zeros)}${value.toString(16)}`;
        const text = `0x${isUpper ? digits.toUpperCase() : digits}`;
        expect(normaliseValue(quantity, text)).toBe(`0x${value.toString(16)}`);
      }),
    );
  });

  it("drops members that only prototypes have", () => {
    const inherited = Object.create({ a: "0x1" }) as object;
    expect(normaliseValue(object, inherited)).toEqual({});
  });
});

describe("dropNulls", () => {
  it.each([
    [object, { a: null, b: null, c: null }, { a: null }],
    [block, { blockHash: hash, requireCanonical: null }, { blockHash: hash }],
    [list, [null], [null]],
    [hex, null, null],
    [object, "text", "text"],
    [object, [null], [null]],
    [topics, [hash, null, [hash, null], [hash], []], [hash, null, null, [hash], []]],
    [
      { ...object, members: { a: topics } },
      { a: [[null]], b: [[null]] },
      { a: [null], b: [[null]] },
    ],
    [either, [null], [null]],
  ] as const)("in the shape %j, %j becomes %j", (shape, value, without) => {
    expect(dropNulls(shape, value)).toEqual(without);
  });
});
