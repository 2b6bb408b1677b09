import { methods } from "../../../generated/methods.js";
import type { Trace, TracedTransaction } from "../../../generated/types.js";
import { isRawJson, readJson } from "../../../src/json/raw-json.js";
import { debug_traceBlockByHash } from "../../../src/methods/debug_traceBlockByHash.js";
import { debug_traceBlockByNumber } from "../../../src/methods/debug_traceBlockByNumber.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { contextOf, type NodeAnswers, nodeAnswering } from "../../fakes/node-answering.js";
import { recordedFrames } from "../../fakes/rskj/recorded-frames.js";

const hashOf = (kind: string, index: number): `0x${string}` => `0x${kind}${String(index).padStart(63, "0")}`;
const block = hashOf("b", 1);
const callTracer = { tracer: "callTracer" } as const;

const blockWith = (count: number, hash: string | null = block) => ({
  hash,
  transactions: Array.from({ length: count }, (_, index) => ({ hash: hashOf("c", index), gas: "0x5208" })),
});

const [reverted] = recordedFrames
  .filter(({ traces }) => traces.length === 1)
  .flatMap(({ traces }) => traces)
  .filter(({ error }) => error === "Reverted") as [Trace];

/** Transactions that reverted. */
const tracesOf = (count: number, blockHash: string = block) =>
  blockWith(count).transactions.map(({ hash }) => ({ ...reverted, blockHash, transactionHash: hash }));

const missing = () => {
  throw new RpcError("MethodNotFound", "no node of this network has it");
};

const receipt = (transactionHash: string) => ({ transactionHash, gasUsed: `0x1${transactionHash.slice(-4)}` });

async function ask(answers: NodeAnswers) {
  const node = nodeAnswering({ debug_traceBlockByHash: missing, eth_getTransactionReceipt: receipt, ...answers });
  const reply = await debug_traceBlockByNumber(["0x7", callTracer], contextOf(node));
  return { node, result: (isRawJson(reply) ? await readJson(reply) : reply) as TracedTransaction[] | null };
}

describe("debug_traceBlockByNumber", () => {
  it.each([0, 1, 2, 32, 33, 100])("has the frames of %i transactions in the block's order", async (count) => {
    const { result, node } = await ask({
      eth_getBlockByNumber: () => blockWith(count),
      trace_block: () => tracesOf(count),
    });
    expect(result?.map(({ txHash }) => txHash)).toEqual(blockWith(count).transactions.map(({ hash }) => hash));
    expect(methods.debug_traceBlockByNumber.validateResult(result)).toBe(true);
    expect(node.count("eth_getTransactionReceipt")).toBe(count);
  });

  it("gives each its own gas from its receipt", async () => {
    const { result } = await ask({ eth_getBlockByNumber: () => blockWith(40), trace_block: () => tracesOf(40) });
    expect(result?.map(({ result: { gasUsed } }) => gasUsed)).toEqual(
      blockWith(40).transactions.map(({ hash }) => receipt(hash).gasUsed),
    );
  });

  it("asks for traces and frames by the block's hash", async () => {
    const frame = { type: "CALL", from: reverted.action, gas: "0x1", gasUsed: "0x77", input: "0x" };
    const { result, node } = await ask({
      eth_getBlockByNumber: () => blockWith(1),
      trace_block: () => tracesOf(1),
      debug_traceBlockByHash: () => [{ txHash: hashOf("c", 0), result: frame }],
    });
    expect(node.calls.slice(1).map(([, [first]]) => first)).toEqual([block, block]);
    expect(result?.[0]?.result.gasUsed).toBe("0x77");
    expect(node.count("eth_getTransactionReceipt")).toBe(0);
  });

  it("is null for no block", async () => {
    for (const found of [null, blockWith(2, null)]) {
      const { result, node } = await ask({ eth_getBlockByNumber: () => found });
      expect(result).toBeNull();
      expect(node.calls).toHaveLength(1);
    }
  });

  it("reads all of it again when the chain is reorganised between two reads", async () => {
    let reads = 0;
    const { result, node } = await ask({
      eth_getBlockByNumber: () => blockWith(2),
      trace_block: () => tracesOf(2, reads++ === 0 ? hashOf("b", 2) : block),
    });
    expect(result).toHaveLength(2);
    expect(node.count("eth_getBlockByNumber")).toBe(2);
  });

  it("fails when a transaction of the block has no traces", async () => {
    const answers = { eth_getBlockByNumber: () => blockWith(2), trace_block: () => tracesOf(1) };
    await expect(ask(answers)).rejects.toMatchObject({
      errorName: "InternalError",
      data: { reason: "node_unavailable" },
    });
  });

  it("refuses the pending block", () => {
    expect(() => debug_traceBlockByNumber(["pending", callTracer], contextOf(nodeAnswering({})))).toThrow(
      "the pending block has no frames: trace_block has its traces",
    );
  });
});

it("debug_traceBlockByHash reads the block by its hash", async () => {
  const node = nodeAnswering({ eth_getBlockByHash: () => blockWith(0) });
  const reply = await debug_traceBlockByHash([block, callTracer], contextOf(node));
  expect(await readJson(reply as Uint8Array)).toEqual([]);
  expect(node.calls).toEqual([["eth_getBlockByHash", [block, true]]]);
});
