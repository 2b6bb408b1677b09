import { findGap, type Gap } from "../../scripts/spec-diff/schemas/find-gap.js";
import type { JsonSchema } from "../../scripts/spec-diff/schemas/schema-at.js";
import { documentWith } from "./small-document.js";

const quantity = { type: "string", pattern: "^0x[0-9a-f]{1,64}$" };
const pair = { type: "object", required: ["a", "b"], properties: { a: { type: "string" }, b: { type: "string" } } };
const chain = (value: JsonSchema) => ({
  Chain: { type: "object", required: ["value"], properties: { value, next: { $ref: "#/components/schemas/Chain" } } },
});

/** Schemas of which the second takes all that the first takes, and what the first doesn't take: [title, narrow, wide, values, place]. */
const widenings: [title: string, narrow: JsonSchema, wide: JsonSchema, values: string, place?: string][] = [
  ["a type more", { type: "string" }, { type: ["string", "null"] }, "`null`"],
  ["all numbers, not integers only", { type: "integer" }, { type: "number" }, "numbers that are no integers"],
  ["true, not only false", { const: false }, { type: "boolean" }, "`true`"],
  ["a value more", { enum: ["a"] }, { enum: ["b", "a"] }, 'strings such as `"b"`'],
  ["a number more", { enum: [1, 2] }, { enum: [1, 2, 3] }, "numbers above 1"],
  ["any value, not one", { const: "a" }, { type: "string" }, 'strings such as `""`'],
  ["a pattern's letter case", quantity, { ...quantity, pattern: "^0x[0-9a-fA-F]{1,64}$" }, 'strings such as `"0xA"`'],
  ["a pattern's length", quantity, { ...quantity, pattern: "^0x[0-9a-f]{0,64}$" }, 'strings such as `"0x"`'],
  ["no anchor", { type: "string", pattern: "^a$" }, { type: "string", pattern: "a" }, 'strings such as `"\\u0000a"`'],
  ["no pattern", quantity, { type: "string" }, 'strings such as `""`'],
  [
    "shorter strings",
    { type: "string", minLength: 2 },
    { type: "string", minLength: 1 },
    'strings such as `"\\u0000"`',
  ],
  ["a lower minimum", { type: "integer", minimum: 2 }, { type: "integer", minimum: 1 }, "numbers below 2"],
  ["a higher maximum", { type: "integer", maximum: 2 }, { type: "integer", maximum: 3 }, "numbers above 2"],
  ["longer arrays", { type: "array", maxItems: 0 }, { type: "array", maxItems: 4 }, "arrays of more than 0 items"],
  ["shorter arrays", { type: "array", minItems: 2 }, { type: "array", minItems: 1 }, "arrays of fewer than 2 items"],
  ["other items", { type: "array", items: quantity }, { type: "array", items: true }, "`null`", "[]"],
  ["a member left out", pair, { ...pair, required: ["a"] }, "objects without `b`"],
  [
    "a member's value",
    { ...pair, properties: { ...pair.properties, a: quantity } },
    pair,
    'strings such as `""`',
    ".a",
  ],
  ["unknown members", { ...pair, additionalProperties: false }, pair, "any value", ".*"],
  ["one alternative more", { anyOf: [quantity] }, { anyOf: [quantity, { type: "null" }] }, "`null`"],
  ["fewer conditions", { allOf: [quantity, { maxLength: 10 }] }, quantity, 'strings such as `"0x000000000"`'],
  ["strings that were left out", { type: "string", not: { const: "a" } }, { type: "string" }, 'strings such as `"a"`'],
  ["any, not exactly one", { oneOf: [{ const: "a" }, quantity] }, { type: "string" }, 'strings such as `""`'],
];

const gapOf = (sub: JsonSchema, sup: JsonSchema, schemas: [JsonSchema, JsonSchema] = [{}, {}]): Gap | undefined =>
  findGap(
    [{ schema: sub, document: documentWith({ schemas: schemas[0] }) }],
    [{ schema: sup, document: documentWith({ schemas: schemas[1] }) }],
  );

describe("a schema that was widened", () => {
  it.each(widenings)("takes more: %s", (_title, narrow, wide, values, place = "") => {
    expect(gapOf(narrow, wide)).toBeUndefined();
    expect(gapOf(wide, narrow)).toEqual({ place, values, isDecided: true });
  });
});

describe("a schema that says the same in other words", () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    ["texts", { ...quantity, title: "A", "x-form": "b" }, { ...quantity, description: "c", examples: ["0x1"] }],
    ["an enum in another order", { enum: ["a", "b"] }, { enum: ["b", "a"] }],
    ["an enum as alternatives", { enum: ["a", null] }, { anyOf: [{ const: null }, { const: "a" }] }],
    ["an enum as a pattern", { type: "string", enum: ["ab", "b"] }, { type: "string", pattern: "^a?b$" }],
    ["a pattern, spelt out", quantity, { type: "string", pattern: "^0x(?:[0-9]|[a-f]){1,64}$" }],
    [
      "alternatives in a pattern",
      { type: "string", pattern: "^a|b$" },
      {
        anyOf: [
          { type: "string", pattern: "^a" },
          { type: "string", pattern: "b$" },
        ],
      },
    ],
    [
      "oneOf of what excludes each other",
      { oneOf: [quantity, { type: "null" }] },
      { anyOf: [{ type: "null" }, quantity] },
    ],
    ["a member that may be anything", pair, { ...pair, properties: { ...pair.properties, c: true } }],
    [
      "conditions in one",
      { allOf: [{ minimum: 1 }, { type: "integer", maximum: 3 }] },
      { type: "integer", minimum: 1, maximum: 3 },
    ],
  ])("takes the same: %s", (_title, one, other) => {
    expect([gapOf(one, other), gapOf(other, one)]).toEqual([undefined, undefined]);
  });

  it("takes the same behind a reference, also where it contains itself", () => {
    const ref = { $ref: "#/components/schemas/Chain" };
    const chains = [chain(quantity), chain({ allOf: [quantity] })] as [JsonSchema, JsonSchema];
    expect(gapOf(ref, ref, chains)).toBeUndefined();
    expect(gapOf(ref, chain(quantity).Chain, chains)).toBeUndefined();
  });
});

describe("a schema that contains itself", () => {
  it("takes less where its members do", () => {
    const ref = { $ref: "#/components/schemas/Chain" };
    expect(gapOf(ref, ref, [chain({ type: "string" }), chain(quantity)])).toMatchObject({ place: ".value" });
    expect(gapOf(ref, ref, [chain(quantity), chain({ type: "string" })])).toBeUndefined();
  });
});

describe("objects of which each has one of two members", () => {
  const either = (a: JsonSchema, b: JsonSchema = { type: "null" }) => ({
    ...pair,
    required: [],
    properties: { a, b },
    oneOf: [{ required: ["a"] }, { required: ["b"] }],
  });

  it("take more where a member does", () => {
    expect(gapOf(either(quantity), either({ type: "string" }))).toBeUndefined();
    expect(gapOf(either({ type: "string" }), either(quantity))).toMatchObject({ place: ".a", isDecided: true });
  });

  it("take more once both members may come together", () => {
    const { oneOf, ...any } = either(quantity);
    expect(gapOf(either(quantity), { ...any, anyOf: oneOf })).toBeUndefined();
    expect(gapOf({ ...any, anyOf: oneOf }, either(quantity))).toMatchObject({ isDecided: false });
  });
});

describe("what can't be compared", () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    ["a keyword nobody compares", { type: "string", format: "date" }, { type: "string", format: "time" }],
    ["a pattern that looks ahead", { type: "string", pattern: "^(?=a)" }, { type: "string", pattern: "^(?=b)" }],
    [
      "a pattern of too many states",
      { type: "string", pattern: "^[ab]*a[ab]{15}$" },
      { type: "string", pattern: "^[ab]*b[ab]{15}$" },
    ],
    ["objects as values", { const: { a: 1 } }, { const: { a: 2 } }],
    [
      "a union that may take together what none takes alone",
      { type: "integer", minimum: 1, maximum: 4 },
      {
        anyOf: [
          { type: "integer", minimum: 0, maximum: 2 },
          { type: "integer", minimum: 2, maximum: 9 },
        ],
      },
    ],
  ])("is a gap that says so: %s", (_title, one, other) => {
    expect(gapOf(one, other)).toMatchObject({ isDecided: false });
    expect(gapOf(one, structuredClone(one))).toBeUndefined();
  });
});

describe("names of members", () => {
  const named = (pattern: string) => ({ type: "object", propertyNames: { pattern } });

  it("are compared as strings are", () => {
    expect(gapOf(named("^0x[0-9a-f]+$"), named("^0x[a-f0-9]+$"))).toBeUndefined();
    expect(gapOf(named("^0x[0-9a-f]+$"), named("^0x[0-9]+$"))).toMatchObject({ isDecided: true });
    expect(gapOf({ type: "object" }, named("^0x"))).toMatchObject({ isDecided: true });
    expect(gapOf(named("^0x"), { type: "object" })).toBeUndefined();
  });
});

it("a union means the same in any order", () => {
  const [one, other] = [
    { type: "string" },
    { type: "object", properties: { a: { anyOf: [{ type: "null" }, { type: "integer" }] } } },
  ];
  const turned = { ...other, properties: { a: { anyOf: [{ type: "integer" }, { type: "null" }] } } };
  expect(gapOf({ oneOf: [one, other] }, { oneOf: [turned, one] })).toBeUndefined();
});
