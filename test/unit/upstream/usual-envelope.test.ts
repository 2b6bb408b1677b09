import { readUsualEnvelope } from "../../../src/upstream/usual-envelope.js";

function read(text: string, from = 0) {
  const usual = readUsualEnvelope(Buffer.from(text), from);
  return usual && { ...usual, result: Buffer.from(usual.result).toString() };
}

it.each([
  ["a quantity", '"0x1"'],
  ["an empty text", '""'],
  ["80 characters", `"${"a".repeat(80)}"`],
  ["81 characters", `"${"a".repeat(81)}"`],
  ["an escape", '"a\\"b"'],
  ["other scripts", '"ü中😀"'],
  ["a number", "-1.5e3"],
  ["null", "null"],
  ["an object", '{"a":["}"]}'],
])("finds a result that is %s, among others", (_name, result) => {
  const response = `{"jsonrpc":"2.0","id":17,"result":${result}}`;

  expect(read(`[${response},${response}]`, 1)).toEqual({ id: 17, result, end: 1 + Buffer.byteLength(response) });
});

it("takes ids of up to 15 digits", () => {
  expect(read('{"jsonrpc":"2.0","id":999999999999999,"result":1}')).toMatchObject({ id: 999_999_999_999_999 });
  expect(read('{"jsonrpc":"2.0","id":1000000000000000,"result":1}')).toBeUndefined();
});

it.each([
  ["no id", '{"jsonrpc":"2.0","id":,"result":1}'],
  ["a text as id", '{"jsonrpc":"2.0","id":"1","result":1}'],
  ["another order", '{"id":1,"jsonrpc":"2.0","result":1}'],
  ["white space", '{"jsonrpc":"2.0","id":1,"result": "0x1" }'],
  ["another member after it", '{"jsonrpc":"2.0","id":1,"result":"0x1","x":1}'],
  ["an error", '{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}'],
  ["half a text", '{"jsonrpc":"2.0","id":1,"result":"0x'],
  ["no end", '{"jsonrpc":"2.0","id":1,"result":"0x1"'],
  ["half a beginning", '{"jsonrpc":"2.'],
])("leaves %s to others", (_name, text) => {
  expect(read(text)).toBeUndefined();
});

it("refuses a control character in a text", () => {
  expect(() => read('{"jsonrpc":"2.0","id":1,"result":"a\nb"}')).toThrow("unexpected byte 0x0a");
});
