import { readFileSync } from "node:fs";
import { bytesToHex } from "@ethereumjs/util";
import { keccak256, toUtf8Bytes } from "ethers";
import { methods } from "../../../generated/methods.js";
import type { Trace } from "../../../generated/types.js";
import { flattenFrames } from "../../../src/methods/frames/node-frames.js";
import type { Frame } from "../../../src/rootstock/call-frames.js";
import { keccak } from "../../../src/rootstock/keccak.js";
import { startDevchain, type TestDevchain } from "./devchain-in-process.js";

interface Sent {
  readonly name: string;
  readonly raw: `0x${string}`;
}

const sent = JSON.parse(readFileSync("test/fixtures/rskj-traced-transactions.json", "utf8")) as Sent[];
const hashOf = ({ raw }: Sent): string => bytesToHex(keccak(Buffer.from(raw.slice(2), "hex")));

describe("the frames of the recorded transactions", () => {
  let chain: TestDevchain;
  const frameOf = (one: Sent, tracerConfig = {}): Promise<Frame> =>
    chain.ask("debug_traceTransaction", [hashOf(one), { tracer: "callTracer", tracerConfig }]);
  const find = (name: string): Sent => sent.find((one) => one.name.startsWith(name)) as Sent;

  beforeAll(async () => {
    const privateKeys = ["cow", "rec-alice", "rec-bob"].map((text) => keccak256(toUtf8Bytes(text)) as `0x${string}`);
    chain = await startDevchain({ chainId: 33, privateKeys });
    for (const { raw } of sent) await chain.ask("eth_sendRawTransaction", [raw]);
  });

  it.each(sent)("have the messages of the traces, with all gas, and their receipt's logs: $name", async (one) => {
    const traces: Trace[] = await chain.ask("trace_transaction", [hashOf(one)]);
    const frame = await frameOf(one, { withLog: true });
    const flat = flattenFrames(frame);
    expect(methods.debug_traceTransaction.validateResult(frame)).toBe(true);
    expect(flat.map(({ type }) => type === "SELFDESTRUCT")).toEqual(traces.map(({ type }) => type === "suicide"));
    expect(flat.map(({ input }) => input)).toEqual(
      traces.map(({ action }) => ("init" in action ? action.init : "input" in action ? action.input : "0x")),
    );
    expect(flat.every(({ gasUsed }) => gasUsed !== undefined)).toBe(true);
    const receipt = await chain.ask("eth_getTransactionReceipt", [hashOf(one)]);
    expect(frame.gasUsed).toBe(receipt.gasUsed);
    const logs = flat.flatMap((inner) => inner.logs ?? []).toSorted((a, b) => Number(a.index) - Number(b.index));
    expect(logs.map(({ address, topics, data }) => ({ address, topics, data }))).toEqual(
      (receipt.logs as Record<string, unknown>[]).map(({ address, topics, data }) => ({ address, topics, data })),
    );
    expect(logs.map(({ index }) => Number(index))).toEqual(logs.map((_, index) => index));
  });

  it("have an inner revert's data, reason and gas", async () => {
    const frame = await frameOf(find("bubble: inner revert"));
    const [inner] = frame.calls ?? [];
    expect(inner).toMatchObject({ error: "execution reverted", output: expect.stringMatching(/^0x08c379a0/) });
    expect(inner?.revertReason?.length).toBeGreaterThan(0);
    expect(Number(inner?.gasUsed)).toBeLessThan(Number(inner?.gas));
  });

  it("are the transaction alone with onlyTopCall, and without logs unless they are asked for", async () => {
    const one = find("tree: all of it nested");
    expect(await frameOf(one, { onlyTopCall: true })).not.toHaveProperty("calls");
    expect(flattenFrames(await frameOf(one)).filter(({ logs }) => logs)).toEqual([]);
  });

  it("of a block are those of its transactions", async () => {
    const { blockHash, blockNumber } = await chain.ask("eth_getTransactionReceipt", [hashOf(sent[0] as Sent)]);
    const options = { tracer: "callTracer" };
    const byHash = await chain.ask("debug_traceBlockByHash", [blockHash, options]);
    expect(byHash).toEqual([{ txHash: hashOf(sent[0] as Sent), result: await frameOf(sent[0] as Sent) }]);
    expect(await chain.ask("debug_traceBlockByNumber", [blockNumber, options])).toEqual(byHash);
    expect(await chain.ask("debug_traceBlockByNumber", ["0xffff", options])).toBeNull();
    expect(await chain.ask("debug_traceTransaction", [`0x${"ff".repeat(32)}`, options])).toBeNull();
  });
});
