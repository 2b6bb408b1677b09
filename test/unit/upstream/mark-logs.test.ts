import { collectBytes, JsonStream } from "../../../src/json/raw-json.js";
import { markLogs } from "../../../src/upstream/mark-logs.js";
import { fc } from "../../seeded-fast-check.js";

const log = { address: "0xaa", topics: ["0xbb", "0xcc"], data: "0x", logIndex: "0x0" };
const marked = { removed: false, ...log };

async function mark(text: string): Promise<string> {
  return Buffer.from(await collectBytes(markLogs(Buffer.from(text)))).toString();
}

/** As a stream, cut at these places. */
async function markPieces(text: string, cuts: readonly number[]): Promise<string> {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  async function* pieces() {
    for (const [index, place] of places.slice(1).entries()) yield Buffer.from(text.slice(places[index], place));
  }
  const result = markLogs(new JsonStream(pieces()));
  return Buffer.from(await collectBytes(result)).toString();
}

describe("markLogs", () => {
  it("says of every log that it was not removed, where the node says nothing", async () => {
    expect(await mark("[]")).toBe("[]");
    expect(await mark("null")).toBe("null");
    expect(await mark(JSON.stringify([log, log]))).toBe(JSON.stringify([marked, marked]));
    expect(JSON.parse(await mark(JSON.stringify([log, log], undefined, 2)))).toEqual([marked, marked]);
  });

  it("says so of the logs of a receipt, and not of the receipt", async () => {
    const receipt = { transactionHash: "0x1", logs: [log, log], status: "0x1" };
    expect(await mark(JSON.stringify(receipt))).toBe(JSON.stringify({ ...receipt, logs: [marked, marked] }));
    expect(await mark(JSON.stringify({ ...receipt, logs: [] }))).toBe(JSON.stringify({ ...receipt, logs: [] }));
  });

  it.each([true, false])("leaves a node's own word (%s) as it is", async (removed) => {
    const text = JSON.stringify([{ ...log, removed }, log], undefined, 1);
    expect(await mark(text)).toBe(text);
    expect(await markPieces(text, [7, 40])).toBe(text);
  });

  it.each([
    [262_143, "holds it back"],
    [262_144, "marks it"],
  ])("of a first log that has not ended after %d bytes: %s", async (bytes, verdict) => {
    const opening = '{"data":"0x';
    async function* pieces() {
      yield Buffer.from(`[${opening.padEnd(bytes, "a")}`);
      yield Buffer.from('"}]');
    }
    const { chunks } = markLogs(new JsonStream(pieces())) as JsonStream;
    const first = await chunks[Symbol.asyncIterator]().next();

    expect(first.value).toHaveLength(verdict === "marks it" ? 1 + bytes + '"removed":false,'.length : 1);
  });

  it("does the same to a stream, wherever it is cut", async () => {
    const odd = fc.constantFrom("", ",{", "[{", '\\"', "}", '{"', "é");
    const logs = fc.array(fc.record({ data: odd, address: odd, topics: fc.array(odd) }), { maxLength: 5 });
    const cuts = fc.array(fc.nat(), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(logs, cuts, fc.constantFrom(undefined, 1), async (given, places, indent) => {
        const text = JSON.stringify(given, undefined, indent);
        const expected = given.map((one) => ({ removed: false, ...one }));
        expect(JSON.parse(await markPieces(text, places))).toEqual(expected);
        expect(await markPieces(text, places)).toBe(await mark(text));
      }),
    );
  });

  it("holds back no more than the beginning of a log", async () => {
    let taken = "";
    async function* pieces() {
      yield Buffer.from(`[${JSON.stringify(log)},{`);
      expect(taken).toBe(`[${JSON.stringify(marked)},`);
      yield Buffer.from(`${JSON.stringify(log).slice(1)}]`);
    }
    const result = markLogs(new JsonStream(pieces())) as JsonStream;
    for await (const chunk of result.chunks) taken += Buffer.from(chunk).toString();
    expect(taken).toBe(JSON.stringify([marked, marked]));
  });
});
