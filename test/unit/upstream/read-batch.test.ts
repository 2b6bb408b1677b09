import { BatchResponseError, readBatch } from "../../../src/upstream/read-batch.js";

function read(text: string): [number, unknown][] {
  return [...readBatch(Buffer.from(text))].map(([id, envelope]) => [
    id,
    "result" in envelope ? Buffer.from(envelope.result).toString() : envelope.error,
  ]);
}

it("reads responses in any order and form", () => {
  const text = ` [ {"jsonrpc":"2.0","id":2,"result":{"a":[1]}} ,{"result":"0x1","id":1,"jsonrpc":"2.0"},
    {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"no"}}]\n`;

  expect(read(text)).toEqual([
    [2, '{"a":[1]}'],
    [1, '"0x1"'],
    [3, { code: -32000, message: "no" }],
  ]);
});

it("leaves out what carries no id of ours", () => {
  expect(read('[null,{"id":"null","error":{"code":1,"message":"x"}},{"id":7,"result":1}]')).toEqual([[7, "1"]]);
});

it("takes an empty array for one", () => {
  expect(read("[]")).toEqual([]);
});

it.each([
  ["an error in the array's place", '{"error":{"code":-32011,"message":"timeout"}}'],
  ["half an array", '[{"jsonrpc":"2.0","id":1,"result":"0x1"},'],
  ["text after it", "[] x"],
  ["no comma", '[{"id":1,"result":1} {"id":2,"result":2}]'],
  ["garbage", "<<<"],
  ["nothing", ""],
  ["an id twice", '[{"id":1,"result":1},{"id":1,"result":2}]'],
  ["a response without result and error", '[{"jsonrpc":"2.0","id":1}]'],
])("refuses %s", (_, text) => {
  expect(() => read(text)).toThrow(BatchResponseError);
});
