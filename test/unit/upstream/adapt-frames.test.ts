import { methods } from "../../../generated/methods.js";
import { JsonStream, readJson } from "../../../src/json/raw-json.js";
import { flattenFrames } from "../../../src/methods/frames/node-frames.js";
import { type Frame, frameOf } from "../../../src/rootstock/call-frames.js";
import { adaptFrames } from "../../../src/upstream/adapt-frames.js";
import { recordedFrames } from "../../fakes/rskj/recorded-frames.js";
import { type Exchange, loadExchanges } from "../../fakes/rskj/recordings.js";

const bytesOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const adapt = async (frame: unknown): Promise<Frame> =>
  (await readJson(await adaptFrames({ method: "debug_traceTransaction", params: [] }, bytesOf(frame)))) as Frame;

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
}

/** What RSKj's frames can say: not the code of a contract, nor that CREATE2 made it, nor who got the balance of one that ended, and bytes of nothing but zeros. */
const comparable = ({ calls: _calls, output, ...frame }: Frame) => {
  if (frame.type === "SELFDESTRUCT") return { type: frame.type, from: frame.from, gas: frame.gas, input: frame.input };
  return frame.type.startsWith("CREATE") ? { ...frame, type: "CREATE" } : { ...frame, output };
};

describe("the frames of RSKj's callTracer", () => {
  it("are 30 kinds", () => expect(recordedFrames).toHaveLength(30));

  it.each(recordedFrames)("have the bytes and words of the traces of $hash", async ({ frame, traces }) => {
    const own = flattenFrames(await adapt(frame));
    const made = traces.map((trace, index) => frameOf(trace, own[index]));
    expect(own.map(comparable)).toEqual(made.map(comparable));
    expect(methods.debug_traceTransaction.validateResult(await adapt(frame))).toBe(true);
  });

  it("have each log once, at the frame that wrote it, and none of what failed", async () => {
    const counts = await Promise.all(
      recordedFrames.map(async ({ withLog }) => {
        const logs = flattenFrames(await adapt(withLog)).flatMap((frame) => frame.logs ?? []);
        const said = withLog.logs ?? [];
        const indexes = new Set(logs.map(({ index }) => Number(index)));
        expect(indexes).toEqual(new Set(said.map(({ index }) => Number(index))));
        expect(indexes.size).toBe(logs.length);
        return logs.length;
      }),
    );
    expect(counts.filter((count) => count > 0)).toEqual([6, 1, 1, 1, 3]);
  });

  it("of a block have the same form, in one piece and in many", async () => {
    const call = { method: "debug_traceBlockByNumber", params: [] } as const;
    const blocks = loadExchanges("debug/debug_traceBlock").filter(
      ({ request, response }: Exchange) =>
        JSON.stringify(request.params).includes("callTracer") && Array.isArray(response["result"]),
    );
    expect(blocks.length).toBeGreaterThan(10);
    for (const { response } of blocks) {
      const said = response["result"] as { txHash: string; result: unknown }[];
      const expected = await Promise.all(
        said.map(async ({ txHash, result }) => ({ txHash, result: await adapt(result) })),
      );
      expect(await readJson(await adaptFrames(call, bytesOf(said)))).toEqual(expected);
      expect(await readJson(await adaptFrames(call, new JsonStream(inPieces(bytesOf(said)))))).toEqual(expected);
      expect(methods.debug_traceBlockByNumber.validateResult(expected)).toBe(true);
    }
    expect(await readJson(await adaptFrames(call, Buffer.from("[]")))).toEqual([]);
    expect(await readJson(await adaptFrames(call, Buffer.from("null")))).toBeNull();
  });

  it.each([
    ["a selector and a word", "execution reverted", `8c379a0${"0".repeat(63)}1`, `08c379a0${"0".repeat(63)}1`],
    ["a selector", "execution reverted", "1", "00000001"],
    ["a word that was reverted with", "execution reverted", "123456789", `${"0".repeat(55)}123456789`],
    ["a word", undefined, "1", `${"0".repeat(63)}1`],
    ["two words", undefined, `1${"0".repeat(64)}`, `${"0".repeat(63)}1${"0".repeat(64)}`],
    ["a word without any", undefined, "1".repeat(64), "1".repeat(64)],
  ])("gets back the leading zeros of %s", async (_, error, digits, expected) => {
    const frame = { type: "CALL", from: "0x", gas: "0x1", input: "0x", error, output: `0x${digits}` };
    expect((await adapt(frame)).output).toBe(`0x${expected}`);
  });

  it("are at most 4 MiB of a transaction", async () => {
    const frame = { type: "CALL", from: "0x", gas: "0x1", input: "0x" };
    const spare = 4 * 1024 * 1024 - bytesOf(frame).length;
    const padded = (bytes: number) => ({ ...frame, input: `0x${"0".repeat(bytes)}` });
    await expect(adapt(padded(spare))).resolves.toMatchObject({ type: "CALL" });
    await expect(adapt(padded(spare + 1))).rejects.toMatchObject({ errorName: "LimitExceeded" });
  });
});
