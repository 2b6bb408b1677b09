import { limits } from "../../../generated/limits.js";
import { scanBody } from "../../../src/rpc/scan-body.js";
import { runs } from "../../runs.js";
import { fc } from "../../seeded-fast-check.js";

const { maxDepth, maxValues, maxMembers, maxArraysAndObjects } = limits;

/** The elements of a batch; undefined where it is none. */
function elementsOf(text: string, maxBatchLength = 100): string[] | undefined {
  const bytes = Buffer.from(text);
  const { isBatch, requests } = scanBody(bytes, maxBatchLength);
  if (!isBatch) expect(requests).toMatchObject([{ start: 0, end: bytes.length }]);
  return isBatch ? requests.map(({ start, end }) => bytes.toString("utf8", start, end)) : undefined;
}

/** The sources of the ids of all requests. */
function idsOf(text: string): (string | undefined)[] {
  const bytes = Buffer.from(text);
  return scanBody(bytes, 100).requests.map(({ id }) => id && bytes.toString("utf8", id.start, id.end).trim());
}

const invalidRequest = (message: RegExp) =>
  expect.objectContaining({ code: -32600, message: expect.stringMatching(message) });

describe("scanBody", () => {
  it.each<[string, string[] | undefined]>([
    ["[1,2]", ["1", "2"]],
    [' [ {"a":[1,{"b":2}]} , "x,]é" ]\n', [' {"a":[1,{"b":2}]} ', ' "x,]é" ']],
    ['["\\"],[","\\\\"]', ['"\\"],["', '"\\\\"']],
    ["[]", []],
    [" [ ] ", []],
    ["[,]", ["", ""]],
    ["[1,]", ["1", ""]],
    ["{}", undefined],
    ["3", undefined],
    ["", undefined],
    ["[1", undefined],
    ["[1}", undefined],
    ["[1] 2", undefined],
    ["[1]]", undefined],
    ['["1]', undefined],
    ['["\\', undefined],
  ])("finds the elements of %j", (text, elements) => {
    expect(elementsOf(text)).toEqual(elements);
  });

  it.each([
    ['{"id":1}', "1"],
    ['{"id":12345678901234567890123}', "12345678901234567890123"],
    ['{"id":1.0,"method":"x"}', "1.0"],
    [' {\n"params" : [{"id":7}, "\\"id\\":8"] , "id" : -0 }\n', "-0"],
    ['{"id":1,"id":2}', "2"],
    ['{"id":1,"a":{"id":2}}', "1"],
    ['{"\\u0069\\u0064":5}', "5"],
    ['{"a\\\\":"\\\\","id":3}', "3"],
    ['{"params":["id",{}],"id":"id"}', '"id"'],
    ["{}", undefined],
    ["3", undefined],
  ])("finds the id of %s", (text, source) => {
    expect(idsOf(text)).toEqual([source]);
    expect(idsOf(`[${text},[${text}],7,${text}]`)).toEqual([source, undefined, undefined, source]);
  });

  it("finds the ids that JSON.parse finds", () => {
    const request = fc.record({ id: fc.jsonValue(), method: fc.string(), params: fc.jsonValue() });
    const body = fc.oneof(
      fc.json(),
      request.map((value) => JSON.stringify(value, undefined, 1)),
    );
    fc.assert(
      fc.property(fc.array(body, { minLength: 1 }), (texts) => {
        const values: unknown[] = texts.map((text) => JSON.parse(text));
        const expected = values.map((value) =>
          isObject(value) && Object.hasOwn(value, "id") ? value["id"] : undefined,
        );
        const sources = idsOf(`[${texts.join(" ,\t")}]`);
        expect(sources.map((source) => (source === undefined ? undefined : JSON.parse(source)))).toEqual(expected);
        const isBatch = Array.isArray(values[0]);
        if (!isBatch) expect(idsOf(texts[0] as string)).toEqual(sources.slice(0, 1));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it("finds the end of every string, however long, and full of escapes", () => {
    const string = fc
      .array(fc.constantFrom("\\\\", '\\"', "x".repeat(40), "é"), { maxLength: 40 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(string, string, (first, second) => {
        expect(elementsOf(`["${first}","${second}"]`)).toEqual([`"${first}"`, `"${second}"`]);
      }),
    );
    expect(elementsOf(`["${"x".repeat(200)}\\`)).toBeUndefined();
    expect(elementsOf(`["${"x".repeat(200)}\\"`)).toBeUndefined();
  });

  it.each(["[", '{"a":'])("takes so many levels of %s, and not one more", (opening) => {
    const nested = (depth: number) => opening.repeat(depth);
    expect(elementsOf(nested(maxDepth))).toBeUndefined();
    expect(() => elementsOf(nested(maxDepth + 1))).toThrow(invalidRequest(/128 levels/));
    expect(() => elementsOf(`{"params":"${nested(maxDepth + 1).replaceAll('"', "")}"}`)).not.toThrow();
  });

  it("takes so many values in one request, and not one more", () => {
    const list = (count: number) => `[${Array(count).fill("1").join(",")}]`;
    expect(elementsOf(`{"a":${list(maxValues - 1)}}`)).toBeUndefined();
    expect(() => elementsOf(`{"a":${list(maxValues)}}`)).toThrow(invalidRequest(/32768 values/));
    expect(elementsOf(`[${list(maxValues)},${list(maxValues)}]`)).toHaveLength(2);
    expect(() => elementsOf(`[1,${list(maxValues + 1)}]`)).toThrow(invalidRequest(/32768 values/));
  });

  it("takes so many members in one request, and not one more", () => {
    const object = (count: number) => `{${Array(count).fill('"a":0').join(",")}}`;
    expect(elementsOf(object(maxMembers))).toBeUndefined();
    expect(() => elementsOf(object(maxMembers + 1))).toThrow(invalidRequest(/4096 members/));
    expect(elementsOf(`[${object(maxMembers)},${object(maxMembers)}]`)).toHaveLength(2);
    expect(() => elementsOf(`[1,${object(maxMembers + 1)}]`)).toThrow(invalidRequest(/4096 members/));
  });

  it.each(["[]", "{}"])("takes so many of %s in one request, and not one more", (one) => {
    const list = (count: number) => `[${Array(count).fill(one).join(",")}]`;
    expect(elementsOf(`{"a":${list(maxArraysAndObjects - 2)}}`)).toBeUndefined();
    expect(() => elementsOf(`{"a":${list(maxArraysAndObjects - 1)}}`)).toThrow(
      invalidRequest(/1024 arrays and objects/),
    );
    const most = list(maxArraysAndObjects - 1);
    expect(elementsOf(`[${most},${most}]`)).toHaveLength(2);
    expect(() => elementsOf(`[1,${list(maxArraysAndObjects)}]`)).toThrow(invalidRequest(/1024 arrays and objects/));
  });

  it("takes a batch of so many elements, and not one more", () => {
    expect(elementsOf("[1,2,3]", 3)).toHaveLength(3);
    expect(() => elementsOf("[1,2,3,4]", 3)).toThrow(invalidRequest(/at most 3 requests/));
  });
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
