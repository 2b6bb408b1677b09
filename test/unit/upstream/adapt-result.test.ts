import type { MethodName } from "../../../generated/methods.js";
import { JsonStream, type RawJson, readJson } from "../../../src/json/raw-json.js";
import { adaptResult } from "../../../src/upstream/adapt-result.js";

const placed = { hash: "0x01", blockHash: "0x02", blockNumber: "0x3", transactionIndex: "0x0" };
const pending = { hash: "0x01", blockHash: null, blockNumber: null, transactionIndex: null };
const block = { number: "0x3", hash: "0x02", logsBloom: "0x00", miner: null };

describe("the pending block", () => {
  it("has no number, hash and bloom, and its transactions no place", async () => {
    const adapted = await adapt("eth_getBlockByNumber", ["pending", true], { ...block, transactions: [placed] });

    expect(adapted).toEqual({ number: null, hash: null, logsBloom: null, miner: null, transactions: [pending] });
  });

  it("keeps the hashes of its transactions", async () => {
    const adapted = await adapt("eth_getBlockByNumber", ["pending", false], { ...block, transactions: ["0x01"] });

    expect(adapted).toMatchObject({ number: null, transactions: ["0x01"] });
  });

  it("may not be there", async () => {
    expect(await adapt("eth_getBlockByNumber", ["pending", false], null)).toBeNull();
  });

  it("may be long", async () => {
    const bytes = Buffer.from(JSON.stringify({ ...block, transactions: [] }));
    const stream = new JsonStream(inPieces(bytes));
    const adapted = await adaptResult({ method: "eth_getBlockByNumber", params: ["pending", true] }, stream);

    expect(await readJson(adapted)).toMatchObject({ number: null, transactions: [] });
  });
});

it("gives a pending transaction no place", async () => {
  expect(await adapt("eth_getTransactionByBlockNumberAndIndex", ["pending", "0x0"], placed)).toEqual(pending);
  expect(await adapt("eth_getTransactionByBlockNumberAndIndex", ["pending", "0x9"], null)).toBeNull();
});

it("takes no code at all for an unknown block", () => {
  expect(() => adaptResult({ method: "eth_getCode", params: ["0x00", "0x5"] }, Buffer.from("null"))).toThrow(
    "block 0x5 not found",
  );
});

it.each<[MethodName, readonly unknown[], string]>([
  ["eth_getBlockByNumber", ["0x3", true], JSON.stringify({ ...block, transactions: [placed] })],
  ["eth_getBlockByNumber", ["latest", true], "null"],
  ["eth_getTransactionByBlockNumberAndIndex", ["0x3", "0x0"], JSON.stringify(placed)],
  ["eth_getCode", ["0x00", "latest"], '"0x"'],
  ["eth_getTransactionReceipt", ["0x01"], "null"],
])("passes the result of %s %j on as it came", (method, params, json) => {
  const bytes = Buffer.from(json);

  expect(adaptResult({ method, params }, bytes)).toBe(bytes);
});

async function adapt(method: MethodName, params: readonly unknown[], result: unknown): Promise<unknown> {
  const raw: RawJson = Buffer.from(JSON.stringify(result));
  return readJson(await adaptResult({ method, params }, raw));
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 10) yield bytes.subarray(at, at + 10);
}
