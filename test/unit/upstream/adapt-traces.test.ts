import { JsonStream, readJson } from "../../../src/json/raw-json.js";
import { adaptTraces } from "../../../src/upstream/adapt-traces.js";
import { type Exchange, loadExchanges } from "../../fakes/rskj/recordings.js";

interface Trace {
  readonly blockHash: string | null;
  readonly blockNumber: number | null;
  readonly transactionPosition: number | null;
}

const recorded = [...loadExchanges("extended/trace_after_reorganisation"), ...loadExchanges("extended/trace_pending")];

function find(name: RegExp): { readonly block: string; readonly said: readonly Trace[]; readonly bytes: Buffer } {
  const { request, response } = recorded.find((one) => name.test(one.name ?? "")) as Exchange;
  const said = response["result"] as readonly Trace[];
  return { block: (request.params as string[])[0] as string, said, bytes: Buffer.from(JSON.stringify(said)) };
}

const adapt = async (block: unknown, result: Uint8Array | JsonStream): Promise<unknown> =>
  readJson(await adaptTraces({ method: "trace_block", params: [block] }, result));

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
}

describe("adaptTraces", () => {
  it.each([/side block a1/, /side block a2/])(
    "gives a block off the main chain its own hash and positions: %s",
    async (name) => {
      const { block, said, bytes } = find(name);
      expect(said.map(({ blockHash }) => blockHash)).not.toContain(block);
      const expected = said.map((trace, index) => ({ ...trace, blockHash: block, transactionPosition: index }));
      expect(await adapt(block, bytes)).toEqual(expected);
      expect(await adapt({ blockHash: block }, bytes)).toEqual(expected);
      expect(await adapt(block, new JsonStream(inPieces(bytes)))).toEqual(expected);
    },
  );

  it("gives the pending block no place, and counts a transaction with several traces once", async () => {
    const { said, bytes } = find(/^trace_block pending/);
    expect(said.length).toBeGreaterThan(2);
    const place = { blockHash: null, blockNumber: null, transactionPosition: null };
    expect(await adapt("pending", bytes)).toEqual(said.map((trace) => ({ ...trace, ...place })));
    const own = `0x${"12".repeat(32)}`;
    const positions = ((await adapt(own, bytes)) as Trace[]).map(({ transactionPosition }) => transactionPosition);
    expect(positions).toEqual(said.map(({ transactionPosition }) => transactionPosition));
  });

  it("passes on what is right as it came", async () => {
    const { block, bytes } = find(/main block b1/);
    const call = { method: "trace_block", params: [block] } as const;
    expect(adaptTraces(call, bytes)).toBe(bytes);
    expect(await adapt(block, new JsonStream(inPieces(bytes)))).toEqual(JSON.parse(bytes.toString()));
    expect(adaptTraces({ ...call, params: ["0x32"] }, bytes)).toBe(bytes);
    const nothing = Buffer.from("null");
    expect(adaptTraces(call, nothing)).toBe(nothing);
    expect(await adapt(block, Buffer.from("[]"))).toEqual([]);
  });
});
