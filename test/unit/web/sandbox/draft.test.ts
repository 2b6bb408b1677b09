import { methods } from "../../../../generated/methods.js";
import { toDrafts, toParams } from "../../../../src/web/sandbox/draft.js";
import { readDocument } from "../../../generated/document-file.js";

const filterParams = methods.eth_getLogs.params;
const topic = `0x${"ab".repeat(32)}`;

describe("the form's drafts", () => {
  const examples = readDocument().methods.flatMap(({ name, examples: all }) =>
    all.flatMap((example) => ("params" in example ? [[name, example.params] as const] : [])),
  );

  it.each(examples)("of an example of %s stand for its params", (name, example) => {
    const { params } = methods[name as keyof typeof methods];
    const values = example.map((param) => ("value" in param ? param.value : undefined));
    expect(toParams(params, toDrafts(params, values))).toEqual(values);
  });

  it("leave out what is empty, and params at the end", () => {
    const { params } = methods.eth_getBlockByNumber;
    expect(toParams(params, [" latest ", ""])).toEqual(["latest"]);
    expect(toParams(params, ["", ""])).toEqual([]);
    expect(toParams(params, ["", "true"])).toEqual([undefined, true]);
  });

  it("read whole numbers as numbers, and leave other text as it is", () => {
    const { params } = methods.trace_filter;
    const read = (count: string) => toParams(params, [{ count }]);
    expect(["5", " 0 ", "-1", "1e3", "0x5", "five", ""].map(read)).toEqual([
      ...[5, 0, -1, "1e3", "0x5", "five"].map((count) => [{ count }]),
      [{}],
    ]);
  });

  it("keep a required object, with no members", () => {
    expect(toParams(filterParams, [{ fromBlock: "", topics: [] }])).toEqual([{}]);
  });

  it("take an empty item of a list for null, and a nested list for alternatives", () => {
    expect(toParams(filterParams, [{ topics: ["", [topic, topic]] }])).toEqual([{ topics: [null, [topic, topic]] }]);
    expect(toDrafts(filterParams, [{ topics: [null, [topic]] }])[0]).toMatchObject({ topics: ["", [topic]] });
  });

  it("read what is named by addresses as JSON", () => {
    const { params } = methods.eth_call;
    const override = { "0xaa": { balance: "0x1" } };

    expect(toParams(params, [{ to: "0xaa" }, "latest", JSON.stringify(override)])).toEqual([
      { to: "0xaa" },
      "latest",
      override,
    ]);
    expect(toParams(params, [{ to: "0xaa" }, "latest", ""])).toEqual([{ to: "0xaa" }, "latest"]);
    expect(toDrafts(params, [{}, "latest", override])[2]).toBe(JSON.stringify(override));
  });

  it("read a block that is an object, and leave one that is not complete as text", () => {
    const { params } = methods.eth_call;
    expect(toParams(params, [{}, '{"blockNumber":"0x1"}'])).toEqual([{}, { blockNumber: "0x1" }]);
    expect(toParams(params, [{}, '{"blockNumber"'])).toEqual([{}, '{"blockNumber"']);
    expect(toDrafts(params, [{}, { blockNumber: "0x1" }])[1]).toBe('{"blockNumber":"0x1"}');
  });

  it("take whatever a link brings", () => {
    for (const value of [1, "text", null, [], { a: 1 }, [[["x"]]], true])
      for (const { params } of Object.values(methods))
        expect(Array.isArray(toParams(params, toDrafts(params, [value, value, value])))).toBe(true);
  });
});
