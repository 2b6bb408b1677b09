import { refuseBody } from "../../../src/rpc/refuse-body.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";

const error = new RpcError("Unauthorized", "no");
const errorAs = (id: string) => `{"jsonrpc":"2.0","id":${id},"error":{"code":-32021,"message":"no"}}`;

const unlimited = { take: () => true };

async function textOf(body: string | Buffer, hold: { take(bytes: number): boolean } = unlimited): Promise<string> {
  const { status, body: bytes } = await refuseBody(Buffer.from(body), { error, lane: "", hold, maxBatchLength: 3 });
  expect(status).toBe(401);
  return Buffer.from(bytes).toString();
}

describe("refuseBody", () => {
  it.each([
    ["a number", "7"],
    ["a large number, as it came", "12345678901234567890"],
    ["a fraction, as it came", "1.0"],
    ["a string", '"a\\u0062"'],
    ["null", "null"],
  ])("repeats an id that is %s", async (_name, id) => {
    expect(await textOf(`{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"}`)).toBe(errorAs(id));
  });

  it("repeats the id of a malformed request", async () => {
    expect(await textOf('{"id":7}')).toBe(errorAs("7"));
  });

  it.each([
    ["no JSON", "{"],
    ["empty", ""],
    ["not UTF-8", Buffer.from([0x22, 0xff, 0x22])],
    ["a scalar", "7"],
    ["a notification", '{"jsonrpc":"2.0","method":"eth_chainId"}'],
    ["nested too deep", "[".repeat(200)],
    ["an id that is an object", '{"jsonrpc":"2.0","id":{},"method":"eth_chainId"}'],
    ["an empty batch", "[]"],
    ["a batch with broken JSON in it", '[{"id":1},{"id":2]'],
    ["a batch with a broken element", '[{"id":1},{"id":tru}]'],
    ["a batch of notifications", '[{"jsonrpc":"2.0","method":"eth_chainId"}]'],
    ["a batch that is too long", '[{"id":1},{"id":2},{"id":3},{"id":4}]'],
  ])("has the id null for a body that is %s", async (_name, body) => {
    expect(await textOf(body)).toBe(errorAs("null"));
  });

  it("refuses each request of a batch that has an id, in order", async () => {
    expect(await textOf('[{"id":2},{"jsonrpc":"2.0","method":"a"},{"id":"1"}]')).toBe(
      `[${errorAs("2")},${errorAs('"1"')}]`,
    );
    expect(await textOf('[5,{"id":1}]')).toBe(`[${errorAs("1")}]`);
  });

  it("takes memory for a batch, its response included, and has the id null without", async () => {
    const batch = '[{"id":1},{"id":2}]';
    const taken: number[] = [];
    const response = await textOf(batch, { take: (bytes) => taken.push(bytes) > 0 });
    expect(taken).toHaveLength(1);
    expect(taken[0]).toBeGreaterThanOrEqual(batch.length + response.length);
    expect(await textOf(batch, { take: () => false })).toBe(errorAs("null"));
  });

  it("takes memory for a single request only above 16 KiB", async () => {
    const noMemory = { take: () => false };
    const request = (bytes: number) => '{"id":1}'.padEnd(bytes, " ");
    expect(await textOf(request(16_384), noMemory)).toBe(errorAs("1"));
    expect(await textOf(request(16_385), noMemory)).toBe(errorAs("null"));
  });
});
