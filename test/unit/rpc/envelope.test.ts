import { JsonStream } from "../../../src/json/raw-json.js";
import { encodeError, encodeResponse, httpStatusOf } from "../../../src/rpc/envelope.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { textOf } from "../../fakes/text-of.js";

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

describe("encodeResponse", () => {
  it.each([
    ["a value", { a: [1, "x"] }, '{"a":[1,"x"]}'],
    ["null", null, "null"],
    ["nothing", undefined, "null"],
    ["false", false, "false"],
    ["bytes, as they are", Buffer.from('{"a" : 1.0}'), '{"a" : 1.0}'],
    ["other scripts", "ü中😀", '"ü中😀"'],
  ])("wraps %s", async (_name, result, text) => {
    expect(await textOf(encodeResponse("1.0", { result }))).toBe(`{"jsonrpc":"2.0","id":1.0,"result":${text}}`);
  });

  it.each([8_191, 8_192, 16_384])("wraps %d bytes under any id", async (length) => {
    const result = Buffer.alloc(length, "1");
    expect(await textOf(encodeResponse('"ü中😀"', { result }))).toBe(
      `{"jsonrpc":"2.0","id":"ü中😀","result":${result.toString()}}`,
    );
  });

  it("keeps a stream a stream", async () => {
    const answer = encodeResponse('"a"', { result: new JsonStream(chunks("[1,", "2]")) });
    expect(answer).toBeInstanceOf(JsonStream);
    expect(await textOf(answer)).toBe('{"jsonrpc":"2.0","id":"a","result":[1,2]}');
  });

  it("wraps an error", async () => {
    const answer = encodeResponse("7", { error: new RpcError("InvalidParams", "no", { data: { param: "x" } }) });
    expect(await textOf(answer)).toBe(
      '{"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"no","data":{"param":"x"}}}',
    );
  });
});

describe("encodeError", () => {
  it("has no data where there is none, and never a cause or a stack", () => {
    const error = new RpcError("InternalError", undefined, { cause: new Error("secret") });
    expect(encodeError("null", error).toString()).toBe(
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"Internal error"}}',
    );
  });
});

describe("httpStatusOf", () => {
  it.each([
    ["ParseError", 400],
    ["InvalidRequest", 400],
    ["Unauthorized", 401],
    ["WrongNetwork", 403],
    ["Forbidden", 403],
    ["RateLimited", 429],
    ["QuotaExceeded", 200],
    ["InvalidParams", 200],
    ["InternalError", 200],
  ] as const)("%s goes with %i", (name, status) => {
    expect(httpStatusOf(new RpcError(name))).toBe(status);
  });
});
