import { methods } from "../../../generated/methods.js";
import type { TraceQuery } from "../../../generated/types.js";
import { normaliseParams } from "../../../src/gateway/stages/validate-params.js";
import { isRawJson, readJson } from "../../../src/json/raw-json.js";
import { trace_filter } from "../../../src/methods/trace_filter.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { contextOf, nodeAnswering } from "../../fakes/node-answering.js";
import { loadExchanges } from "../../fakes/rskj/recordings.js";
import { fc } from "../../seeded-fast-check.js";

interface Trace {
  readonly id: string;
  readonly action: { readonly from: string; readonly to?: string };
  readonly traceAddress: readonly number[];
}

const address = (digit: number): `0x${string}` => `0x${String(digit).repeat(40)}`;
const hex = (height: number): `0x${string}` => `0x${height.toString(16)}`;

/** A chain whose blocks have these transactions: sender, receiver, how many traces. */
type Blocks = readonly (readonly (readonly [from: number, to: number, traces: number])[])[];

function tracesOf(blocks: Blocks, height: number): Trace[] {
  return (blocks[height] ?? []).flatMap(([from, to, count], position) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${height}.${position}.${index}`,
      // Inner traces are of other accounts: only the transaction's count.
      action: index === 0 ? { from: address(from), to: address(to) } : { from: address(9), to: address(9) },
      traceAddress: index === 0 ? [] : [index - 1],
    })),
  );
}

function nodeOf(blocks: Blocks) {
  return nodeAnswering({
    eth_blockNumber: () => hex(blocks.length - 1),
    eth_getBlockByNumber: (height: string) => ({ hash: height }),
    trace_block: (height: string) => tracesOf(blocks, Number(height)),
  });
}

async function ask(query: TraceQuery, node: ReturnType<typeof nodeAnswering>): Promise<string[]> {
  const reply = await trace_filter([query], contextOf(node));
  const traces = (isRawJson(reply) ? await readJson(reply) : reply) as Trace[];
  return traces.map(({ id }) => id);
}

const failureOf = (result: Promise<unknown>): Promise<RpcError> => result.catch((error: unknown) => error) as never;

/** 100 blocks with 10 traces each. */
const even: Blocks = Array.from({ length: 100 }, () => [[1, 2, 10]] as const);

describe("trace_filter", () => {
  it("returns what the range has, by the transactions' addresses, whatever is skipped and counted", async () => {
    const transaction = fc.tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 4 }),
    );
    const chain = fc.array(fc.array(transaction, { maxLength: 4 }), { minLength: 1, maxLength: 12 });
    const addresses = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }), { nil: undefined });
    const ends = fc.tuple(fc.nat(11), fc.nat(11));
    const page = fc.record({ after: fc.nat(30), count: fc.nat(20) });
    await fc.assert(
      fc.asyncProperty(
        chain,
        ends,
        addresses,
        addresses,
        page,
        async (blocks, [one, other], senders, receivers, cut) => {
          const [from, to] = [Math.min(one, other), Math.max(one, other)];
          const isOf = (wanted: readonly number[] | undefined, who: number) => !wanted?.length || wanted.includes(who);
          const selected = blocks.map((transactions, height) =>
            height < from || height > to
              ? []
              : tracesOf(blocks, height).filter(({ id }) => {
                  const [sender, receiver] = transactions[Number(id.split(".")[1])] as readonly [
                    number,
                    number,
                    number,
                  ];
                  return isOf(senders, sender) && isOf(receivers, receiver);
                }),
          );
          const query = {
            fromBlock: hex(from),
            toBlock: hex(to),
            ...(senders && { fromAddress: senders.map(address) }),
            ...(receivers && { toAddress: receivers.map(address) }),
            ...cut,
          };
          const expected = selected.flat().map(({ id }) => id);
          expect(await ask(query, nodeOf(blocks))).toEqual(expected.slice(cut.after, cut.after + cut.count));
        },
      ),
    );
  });

  it("selects as RSKj does, by the recorded exchanges with a range", async () => {
    const blocks = new Map(
      loadExchanges("extended/trace_block").map(({ request, response }) => [
        (request.params as string[] | undefined)?.[0],
        response["result"],
      ]),
    );
    const node = nodeAnswering({
      eth_blockNumber: () => "0x3a",
      eth_getBlockByNumber: (height: string) => ({ hash: height }),
      trace_block: (height: string) => blocks.get(height),
    });
    let compared = 0;
    for (const { request, response } of loadExchanges("extended/trace_filter")) {
      const [query] = [request.params].flat() as [TraceQuery | undefined];
      const isKnown = /^0x[4-6]$/.test(String(query?.fromBlock)) && /^0x[4-6]$/.test(String(query?.toBlock));
      if (!isKnown || !Array.isArray(response["result"]) || !methods.trace_filter.validateParams([query])) continue;
      const reply = await trace_filter(normaliseParams(methods.trace_filter, [query]) as [TraceQuery], contextOf(node));
      expect(isRawJson(reply) ? await readJson(reply) : reply).toEqual(response["result"]);
      compared++;
    }
    expect(compared).toBe(13);
  });

  it("has 100 traces in a page, and all of them in pages one after another", async () => {
    const range = { fromBlock: "0x0", toBlock: hex(99) } as const;
    const all: string[] = [];
    for (let after = 0; after <= 1_000; after += 100) {
      const page = await ask({ ...range, after }, nodeOf(even));
      expect(page).toHaveLength(after < 1_000 ? 100 : 0);
      all.push(...page);
    }
    expect(all).toEqual(even.flatMap((_, height) => tracesOf(even, height).map(({ id }) => id)));
  });

  it("skips any number of traces", async () => {
    const busy: Blocks = Array.from({ length: 3 }, () => [[1, 2, 30_000]] as const);
    expect(await ask({ fromBlock: "0x0", after: 60_007, count: 2 }, nodeOf(busy))).toEqual(["2.0.7", "2.0.8"]);
  });

  it("searches the latest block where none is given, and not the pending one", async () => {
    expect(await ask({ count: 1 }, nodeOf(even))).toEqual(["99.0.0"]);
    expect(await ask({ toBlock: "pending", count: 1 }, nodeOf(even))).toEqual(["99.0.0"]);
    expect(await ask({ fromBlock: hex(98), toBlock: "0xffffff", after: 19 }, nodeOf(even))).toEqual(["99.0.9"]);
    expect(await ask({ fromBlock: "pending" }, nodeOf(even))).toEqual([]);
    expect(await ask({ fromBlock: "0xffff", toBlock: "0xfffff" }, nodeOf(even))).toEqual([]);
    await expect(ask({ toBlock: "0x5" }, nodeOf(even))).rejects.toMatchObject({ errorName: "InvalidParams" });
  });

  it("reads no block once it has enough, but a few that were ahead", async () => {
    const node = nodeOf(even);
    await ask({ fromBlock: "0x0", toBlock: hex(99), count: 5 }, node);
    expect(node.count("trace_block")).toBe(1);
    await ask({ fromBlock: "0x0", toBlock: hex(99), count: 100 }, node);
    expect(node.count("trace_block")).toBeLessThan(25);
    await ask({ fromBlock: "0x0", toBlock: hex(99), count: 0 }, node);
    expect(node.count("trace_block")).toBeLessThan(25);
  });

  it("takes 2,000 blocks, and names them where there are more", async () => {
    const long: Blocks = Array.from({ length: 2_100 }, () => []);
    const node = nodeOf(long);
    expect(await ask({ fromBlock: "0x1", toBlock: hex(2_000) }, node)).toEqual([]);
    expect(node.count("trace_block")).toBe(2_000);
    const failure = await failureOf(ask({ fromBlock: "0x1", toBlock: hex(2_001) }, node));
    expect(failure).toMatchObject({ errorName: "InvalidParams", data: { from: "0x1", to: "0x7d0", limit: 2_000 } });
    expect(failure.message).toContain("this block range should work: [0x1, 0x7d0]");
    expect(node.count("trace_block")).toBe(2_000);
  });

  it("names the blocks before one that is too much for the node", async () => {
    const node = nodeAnswering({
      eth_blockNumber: () => hex(1_000),
      trace_block(height: string) {
        if (Number(height) === 7) throw new RpcError("LimitExceeded", "the node ran out of time");
        return [];
      },
    });
    const failure = await failureOf(ask({ fromBlock: "0x3", toBlock: "0x20" }, node));
    expect(failure).toMatchObject({ errorName: "LimitExceeded", data: { from: "0x3", to: "0x6" } });
  });

  it("starts again when the chain was reorganised meanwhile, also where it has read enough", async () => {
    const hashes = ["0xaa", "0xbb"];
    const node = nodeAnswering({
      eth_blockNumber: () => hex(99),
      eth_getBlockByNumber: () => ({ hash: hashes.shift() ?? "0xbb" }),
      trace_block: (height: string) => tracesOf(even, Number(height)),
    });
    expect(await ask({ fromBlock: hex(98), toBlock: hex(99), count: 1 }, node)).toEqual(["98.0.0"]);
    expect(node.count("eth_getBlockByNumber")).toBe(4);
    expect(node.count("trace_block")).toBe(2);
  });

  it("lets other work run while it goes through blocks that are in memory", async () => {
    const traces = Buffer.from(JSON.stringify(tracesOf(even, 5)));
    const node = { ...nodeOf(Array.from({ length: 2_000 }, () => [])), known: knownTraces(traces) };
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await trace_filter([{ fromBlock: "0x0", toBlock: hex(1_900), after: 1e6 }], contextOf(node));
    isDone = true;
    expect(turns).toBeGreaterThan(20);
  });

  it("stops when its caller has gone, though nothing is left to wait for", async () => {
    const gone = new AbortController();
    let isRead = 0;
    const known = (method: string): Uint8Array | undefined => {
      if (method !== "trace_block") return undefined;
      isRead++;
      if (isRead === 5) gone.abort(new Error("gone"));
      return Buffer.from("[]");
    };
    const node = { ...nodeOf(even), known };
    const reading = trace_filter([{ fromBlock: "0x0", toBlock: hex(30) }], contextOf(node, gone.signal));
    await expect(reading).rejects.toThrow("gone");
    expect(isRead).toBeLessThan(31);
  });

  it("finds no sender of REMASC's transaction", async () => {
    const zero = "0x0000000000000000000000000000000000000000";
    const remasc = "0x0000000000000000000000000000000001000008";
    const node = nodeAnswering({
      eth_blockNumber: () => hex(99),
      eth_getBlockByNumber: () => ({ hash: "0xaa" }),
      trace_block: () => [{ id: "remasc", action: { from: zero, to: remasc }, traceAddress: [] }],
    });
    expect(await ask({ fromAddress: zero }, node)).toEqual([]);
    expect(await ask({ toAddress: [remasc] }, node)).toEqual(["remasc"]);
  });

  it("refuses traces that are more than a response may hold, and counts what they hold", async () => {
    const big = "00".repeat(400_000);
    const node = nodeAnswering({
      eth_blockNumber: () => hex(99),
      eth_getBlockByNumber: () => ({ hash: "0xaa" }),
      trace_block: () => [1, 2, 3].map((id) => ({ id, input: big, traceAddress: [] })),
    });
    await expect(ask({}, node)).rejects.toMatchObject({ errorName: "LimitExceeded" });
    const held: number[] = [];
    await trace_filter([{ count: 1 }], { ...contextOf(node), hold: (bytes) => void held.push(bytes) });
    expect(held[0]).toBeGreaterThan(800_000);
  });
});

function knownTraces(traces: Uint8Array) {
  return (method: string): Uint8Array | undefined => (method === "trace_block" ? traces : undefined);
}
