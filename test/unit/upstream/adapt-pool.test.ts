import { limits } from "../../../generated/limits.js";
import { JsonStream, readJson } from "../../../src/json/raw-json.js";
import { adaptPool } from "../../../src/upstream/adapt-pool.js";

const sender = "cd2a3d9f938e13cd947ec05abc7fe734df8dd826";
const receiver = `0x${"ab".repeat(20)}`;
const hash = `0x${"12".repeat(32)}`;

/** A transaction as RSKj's pool has it. */
const rskTransaction = {
  blockHash: `0x${"00".repeat(32)}`,
  blockNumber: null,
  transactionIndex: null,
  from: `0x${sender}`,
  gas: "0x5208",
  gasPrice: "0x03ef1480",
  hash,
  input: "0x",
  nonce: "0x5",
  to: receiver,
  value: "0x",
};

const adapt = async (pool: unknown) => readJson(await adaptPool(Buffer.from(JSON.stringify(pool))));

describe("a node's pool", () => {
  it("has addresses, quantities and one transaction a nonce, as go-ethereum has them", async () => {
    const dearer = { ...rskTransaction, gasPrice: "0x05f5e100", to: "0x", input: "0x6000" };
    const pool = { pending: { [sender]: { 5: [rskTransaction, dearer] } }, queued: {} };
    expect(await adapt(pool)).toEqual({
      pending: {
        [`0x${sender}`]: {
          5: {
            hash,
            nonce: "0x5",
            blockHash: null,
            blockNumber: null,
            transactionIndex: null,
            from: `0x${sender}`,
            to: null,
            gas: "0x5208",
            gasPrice: "0x5f5e100",
            value: "0x0",
            input: "0x6000",
          },
        },
      },
      queued: {},
    });
  });

  it("stays as it is where another node has go-ethereum's form already", async () => {
    const pool = { pending: { [`0x${sender}`]: { 5: { ...rskTransaction, value: "0x1" } } }, queued: {} };
    const once = await adapt(pool);
    expect(await adapt(once)).toEqual(once);
  });

  it.each([
    ["no object", []],
    ["no queued ones", { pending: {} }],
    [
      "a transaction without a price",
      { pending: { [sender]: { 5: [{ ...rskTransaction, gasPrice: undefined }] } }, queued: {} },
    ],
    ["a quantity that is none", { pending: { [sender]: { 5: [{ ...rskTransaction, gas: "many" }] } }, queued: {} }],
  ])("counts as no response with %s", async (_, pool) => {
    await expect(adapt(pool)).rejects.toMatchObject({ code: -32603, data: { reason: "node_unavailable" } });
  });

  it("is bounded, in one piece and as a stream", async () => {
    const empty = '{"pending":{},"queued":{}}';
    const padded = (bytes: number) => Buffer.from(empty.padEnd(bytes));
    const streamOf = (bytes: number) =>
      new JsonStream(
        (async function* () {
          yield padded(bytes).subarray(0, 1_000);
          yield padded(bytes).subarray(1_000);
        })(),
      );
    for (const source of [padded, streamOf]) {
      expect(await readJson(await adaptPool(source(limits.poolMaxBytes)))).toEqual(JSON.parse(empty));
      await expect(adaptPool(source(limits.poolMaxBytes + 1))).rejects.toMatchObject({ code: -32011 });
    }
  });
});
