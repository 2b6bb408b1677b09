import fc from "fast-check";
import { readIdSources } from "../../../src/rpc/id-source.js";

describe("readIdSources", () => {
  it.each([
    ['{"id":1}', ["1"]],
    ['{"id":12345678901234567890123}', ["12345678901234567890123"]],
    ['{"id":1.0,"method":"x"}', ["1.0"]],
    [' {\n"params" : [{"id":7}, "\\"id\\":8"] , "id" : -0 }\n', ["-0"]],
    ['{"id":1,"id":2}', ["2"]],
    ['{"\\u0069d":5}', ["5"]],
    ['{"a\\\\":"\\\\","id":3}', ["3"]],
    ["{}", [undefined]],
    ['[{"id":1e2},7,{"x":[[]]},{"id":"a"}]', ["1e2", undefined, undefined, '"a"']],
    ["[]", []],
    ["[ ]", []],
    ["3", [undefined]],
  ])("reads %s", (text, sources) => {
    expect(readIdSources(text)).toEqual(sources);
  });

  it("agrees with JSON.parse on every id of every body", () => {
    const element = fc.oneof(
      fc.json(),
      fc
        .record({ id: fc.jsonValue(), method: fc.string(), params: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
    );
    const body = fc.oneof(
      element,
      fc.array(element).map((elements) => `[${elements.join(" ,\t")}]`),
    );
    fc.assert(
      fc.property(body, (text) => {
        const value: unknown = JSON.parse(text);
        const elements: unknown[] = Array.isArray(value) ? value : [value];
        const expected = elements.map((one) => (isObject(one) && Object.hasOwn(one, "id") ? one["id"] : undefined));
        const sources = readIdSources(text);
        expect(sources.map((source) => (source === undefined ? undefined : JSON.parse(source)))).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it("walks a megabyte of nesting without recursion", () => {
    const deep = `${"[".repeat(500_000)}${"]".repeat(500_000)}`;
    expect(readIdSources(`{"params":${deep},"id":9}`)).toEqual(["9"]);
  });
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
