import { runInNewContext } from "node:vm";
import { go, javaScript, printValue, python } from "../../../../src/web/request-code/print-value.js";

const long = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925";

describe("a value as a literal", () => {
  it.each([
    [javaScript, '{ to: "0x1", all: true, "a-b": [null, false, 1] }'],
    [python, '{"to": "0x1", "all": True, "a-b": [None, False, 1]}'],
    [go, 'map[string]any{"to": "0x1", "all": true, "a-b": []any{nil, false, 1}}'],
  ])("is on one line where it fits", (syntax, text) => {
    expect(printValue({ to: "0x1", all: true, "a-b": [null, false, 1] }, syntax)).toBe(text);
  });

  it.each([
    [javaScript, `{\n  topics: [\n    "${long}",\n    null,\n  ],\n}`],
    [python, `{\n    "topics": [\n        "${long}",\n        None,\n    ],\n}`],
    [go, `map[string]any{\n\t"topics": []any{\n\t\t"${long}",\n\t\tnil,\n\t},\n}`],
  ])("is broken over lines past 80 columns", (syntax, text) => {
    expect(printValue({ topics: [long, null] }, syntax)).toBe(text);
  });

  it("has its values in one column in Go, up to one of several lines", () => {
    const value = { a: 1, long: 2, list: [long, long], b: "3" };
    const list = `[]any{\n\t\t"${long}",\n\t\t"${long}",\n\t}`;
    expect(printValue(value, go)).toBe(
      `map[string]any{\n\t"a":    1,\n\t"long": 2,\n\t"list": ${list},\n\t"b": "3",\n}`,
    );
  });

  it("counts what stands before it, and keeps its margin", () => {
    expect(printValue([1, 2], javaScript, `  ${"x".repeat(72)}`)).toBe("[1, 2]");
    expect(printValue([1, 2], javaScript, `  ${"x".repeat(73)}`)).toBe("[\n    1,\n    2,\n  ]");
  });

  it("is read back as it was, whatever its texts hold", () => {
    const value = { "it's": ['"', "\\", "`${1}`", "\n\t", "é🚀", { "": [] }, {}] };
    expect(runInNewContext(`JSON.stringify(${printValue(value, javaScript)})`)).toBe(JSON.stringify(value));
  });
});
