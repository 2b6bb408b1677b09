import { methods } from "../../../generated/methods.js";
import type { TraceOptions } from "../../../generated/types.js";
import { readJson } from "../../../src/json/raw-json.js";
import { debug_traceTransaction } from "../../../src/methods/debug_traceTransaction.js";
import { flattenFrames } from "../../../src/methods/frames/node-frames.js";
import type { Frame } from "../../../src/rootstock/call-frames.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { adaptFrames } from "../../../src/upstream/adapt-frames.js";
import { contextOf, type NodeAnswers, nodeAnswering } from "../../fakes/node-answering.js";
import { type RecordedFrames, recordedFrames } from "../../fakes/rskj/recorded-frames.js";

type Hash = `0x${string}`;

const gas = "0x5209";
const missing = () => {
  throw new RpcError("MethodNotFound", "no node of this network has it");
};

/** A node with both modules that has one transaction. */
function answersOf({ traces, frame, withLog }: RecordedFrames, adapted: { frame: Frame; withLog: Frame }) {
  const { blockHash, transactionHash: hash } = traces[0] as (typeof traces)[number];
  return {
    eth_getTransactionByHash: () => ({ hash, blockHash, gas }),
    eth_getTransactionReceipt: () => ({ transactionHash: hash, gasUsed: (frame ?? withLog).gasUsed }),
    trace_transaction: () => traces,
    debug_traceTransaction: (_: never, { tracerConfig }: TraceOptions) => {
      const { calls: _calls, ...top } = tracerConfig?.withLog ? adapted.withLog : adapted.frame;
      return tracerConfig?.onlyTopCall ? top : { ...top, ...(_calls && { calls: _calls }) };
    },
  } satisfies NodeAnswers;
}

const adapt = async (frame: Frame): Promise<Frame> =>
  (await readJson(
    await adaptFrames({ method: "debug_traceTransaction", params: [] }, Buffer.from(JSON.stringify(frame))),
  )) as Frame;

async function ask(recorded: RecordedFrames, options: TraceOptions["tracerConfig"] = {}, changes: NodeAnswers = {}) {
  const adapted = { frame: await adapt(recorded.frame), withLog: await adapt(recorded.withLog) };
  const node = nodeAnswering({ ...answersOf(recorded, adapted), ...changes });
  const params = [recorded.hash as Hash, { tracer: "callTracer", tracerConfig: options }] as const;
  const frame = (await debug_traceTransaction([...params], contextOf(node))) as Frame | null;
  return { node, frame, adapted };
}

const find = (test: (recorded: RecordedFrames) => boolean): RecordedFrames =>
  recordedFrames.find(test) as RecordedFrames;
const reverting = find(({ traces }) => traces.length === 2 && traces.every(({ error }) => error === "Reverted"));
const logging = find(({ withLog }) => withLog.calls?.some(({ logs }) => logs) ?? false);
const transfer = find(({ traces, frame }) => frame.gas === "0x0" && traces.length === 1);

describe("debug_traceTransaction", () => {
  it.each(recordedFrames)("has the frames that a node has, with the bytes of its traces: $hash", async (recorded) => {
    const { frame, node, adapted } = await ask(recorded);
    expect(methods.debug_traceTransaction.validateResult(frame)).toBe(true);
    const outputs = recorded.traces.map(({ result }) => (result as { output?: string; code?: string } | null) ?? {});
    const flat = flattenFrames(frame as Frame);
    expect(flat.map(({ output }, index) => output ?? outputs[index]?.output ?? "0x")).toEqual(
      outputs.map(({ output, code }, index) => output ?? code ?? flat[index]?.output ?? "0x"),
    );
    const said = flattenFrames(adapted.frame);
    // RSKj calls both kinds of creation the same.
    const plain = ({ type, from, gasUsed, input, error, revertReason }: Frame) => {
      return { type: type.replace("2", ""), from, gasUsed, input, error, revertReason };
    };
    expect(flat.map(plain)).toEqual(said.map(plain));
    const hasReverted = recorded.traces.some(({ error }) => error === "Reverted");
    expect(node.count("debug_traceTransaction")).toBe(hasReverted ? 1 : 0);
  });

  it("has the gas limit of a transaction that runs no code", async () => {
    expect((await ask(transfer)).frame).toMatchObject({ gas, gasUsed: "0x5208", type: "CALL" });
  });

  it("has revert data and reasons", async () => {
    const { frame } = await ask(reverting);
    expect(frame?.calls).toMatchObject([
      { error: "execution reverted", revertReason: "from the leaf", output: expect.stringMatching(/^0x08c379a0/) },
    ]);
  });

  it("takes the gas of a transaction that reverted from its receipt where no node has callTracer", async () => {
    const { frame } = await ask(reverting, {}, { debug_traceTransaction: missing });
    expect(frame?.gasUsed).toBe(reverting.frame.gasUsed);
    expect(frame?.calls?.[0]).not.toHaveProperty("gasUsed");
    expect(methods.debug_traceTransaction.validateResult(frame)).toBe(true);
  });

  it("has the node's own frames where no node has traces", async () => {
    const { frame, adapted } = await ask(reverting, {}, { trace_transaction: missing });
    expect(frame).toEqual(adapted.frame);
    await expect(
      ask(reverting, {}, { trace_transaction: missing, debug_traceTransaction: missing }),
    ).rejects.toMatchObject({ errorName: "MethodNotFound" });
  });

  it("has the transaction alone with onlyTopCall", async () => {
    const { frame } = await ask(logging, { onlyTopCall: true });
    expect(frame).not.toHaveProperty("calls");
    expect(frame).toMatchObject({ type: "CALL", gasUsed: logging.frame.gasUsed });
    const failed = await ask(reverting, { onlyTopCall: true });
    expect(failed.frame).toMatchObject({ error: "execution reverted", gasUsed: reverting.frame.gasUsed });
  });

  it("has logs with withLog, which only a node's callTracer tells", async () => {
    const { frame } = await ask(logging, { withLog: true });
    const logs = flattenFrames(frame as Frame).flatMap((one) => one.logs ?? []);
    expect(logs.map(({ index }) => Number(index))).toEqual(logging.withLog.logs?.map(({ index }) => Number(index)));
    await expect(ask(logging, { withLog: true }, { debug_traceTransaction: missing })).rejects.toMatchObject({
      errorName: "MethodNotFound",
    });
  });

  it("ignores a node's frames that are not those of the traces", async () => {
    const { frame } = await ask(reverting, {}, { debug_traceTransaction: () => ({ ...reverting.frame, calls: [] }) });
    expect(frame?.calls?.[0]).not.toHaveProperty("revertReason");
    expect(frame?.gasUsed).toBe(reverting.frame.gasUsed);
  });

  it("is null for no transaction and for a pending one", async () => {
    for (const found of [null, { hash: transfer.hash, blockHash: null, gas }]) {
      const { frame, node } = await ask(transfer, {}, { eth_getTransactionByHash: () => found });
      expect(frame).toBeNull();
      expect(node.calls).toHaveLength(1);
    }
  });

  it("reads all of it again when the chain is reorganised between two reads", async () => {
    let reads = 0;
    const { frame } = await ask(
      transfer,
      {},
      {
        trace_transaction: () =>
          reads++ === 0 ? transfer.traces.map((trace) => ({ ...trace, blockHash: "0x1" })) : transfer.traces,
      },
    );
    expect(frame).toMatchObject({ type: "CALL" });
    expect(reads).toBe(2);
    await expect(ask(transfer, {}, { trace_transaction: () => null })).rejects.toMatchObject({
      message: "the chain was reorganised while it was read; try again",
    });
  });

  it("asks no node for frames that are nested too deeply to be read", async () => {
    const nested = (levels: number) => {
      const [top] = reverting.traces;
      return Array.from({ length: levels + 1 }, (_, depth) => ({ ...top, traceAddress: Array(depth).fill(0) }));
    };
    const at = await ask(reverting, {}, { trace_transaction: () => nested(56) });
    expect(at.node.count("debug_traceTransaction")).toBe(1);
    const past = await ask(reverting, {}, { trace_transaction: () => nested(57) });
    expect(past.node.count("debug_traceTransaction")).toBe(0);
    expect(flattenFrames(past.frame as Frame)).toHaveLength(58);
    await expect(ask(reverting, { withLog: true }, { trace_transaction: () => nested(57) })).rejects.toMatchObject({
      errorName: "LimitExceeded",
    });
  });

  it("takes as many bytes of traces as logs may have, and no more", async () => {
    const size = JSON.stringify(transfer.traces).length - 2;
    const { node } = await ask(transfer);
    for (const [maxBytes, works] of [
      [size, true],
      [size - 1, false],
    ] as const) {
      const context = { ...contextOf(node), logBounds: { blocksPerCall: 1, maxBytes } };
      const reading = Promise.resolve(
        debug_traceTransaction([transfer.hash as Hash, { tracer: "callTracer" }], context),
      );
      if (works) await expect(reading).resolves.toMatchObject({ type: "CALL" });
      else await expect(reading).rejects.toMatchObject({ errorName: "LimitExceeded" });
    }
  });

  it.each([[undefined], [{}], [{ tracerConfig: { onlyTopCall: true } }]])("refuses single steps: %j", (options) => {
    expect(() =>
      debug_traceTransaction([transfer.hash as Hash, options as never], contextOf(nodeAnswering({}))),
    ).toThrow('single steps (structLogs) are not available: set options to {"tracer": "callTracer"}');
  });
});
