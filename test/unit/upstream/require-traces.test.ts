import { JsonStream } from "../../../src/json/raw-json.js";
import { requireTraces } from "../../../src/upstream/require-traces.js";

const hash = `0x${"ab".repeat(32)}`;
let asked: unknown[] = [];

/** What comes of a node's traces of `block` where the same node says that it has so many transactions. */
async function check(block: unknown, traces: string, count: unknown): Promise<string> {
  asked = [];
  const result = await requireTraces(
    { method: "trace_block", params: [block] },
    Buffer.from(traces),
    async (...call) => {
      asked.push(call);
      if (count instanceof Error) throw count;
      return count;
    },
  );
  return Buffer.from(result as Uint8Array).toString();
}

it.each([
  [hash, "eth_getBlockTransactionCountByHash", hash],
  [{ blockHash: hash }, "eth_getBlockTransactionCountByHash", hash],
  ["0x7", "eth_getBlockTransactionCountByNumber", "0x7"],
  ["latest", "eth_getBlockTransactionCountByNumber", "latest"],
])("refuses no traces of a block with transactions: %j", async (block, method, param) => {
  await expect(check(block, "[]", "0x2")).rejects.toMatchObject({ errorName: "InternalError" });
  expect(asked).toEqual([[method, [param]]]);
});

it.each([
  ["has no transactions", "0x0"],
  ["is not known any more", null],
  ["could not be looked up", new Error("gone")],
])("believes that there are no traces where the block %s", async (_why, count) => {
  expect(await check(hash, "[]", count)).toBe("[]");
});

it.each([
  ["traces", hash, '[{"type":"call"}]'],
  ["null", hash, "null"],
  ["none of the pending block", "pending", "[]"],
])("asks nothing where there are %s", async (_what, block, traces) => {
  expect(await check(block, traces, "0x2")).toBe(traces);
  expect(asked).toEqual([]);
});

it("asks nothing about a stream", async () => {
  const stream = new JsonStream((async function* () {})());
  const noQuery = (): never => {
    throw new Error("asked");
  };
  expect(await requireTraces({ method: "trace_block", params: [hash] }, stream, noQuery)).toBe(stream);
});
