import { isRawJson, readJson } from "../../../src/json/raw-json.js";
import { eth_getLogs } from "../../../src/methods/eth_getLogs.js";
import type { RpcError } from "../../../src/rpc/rpc-error.js";
import { contextOf } from "../../fakes/node-answering.js";
import { type LogsNode, type LogsNodeOptions, nodeWithLogs } from "../../fakes/node-with-logs.js";
import { runs } from "../../runs.js";
import { fc } from "../../seeded-fast-check.js";

async function getLogs(filter: object, node: LogsNode, blocksPerCall = 5_000): Promise<number[]> {
  const logBounds = { blocksPerCall, maxBytes: 64_000_000 };
  const reply = await eth_getLogs([filter], { ...contextOf(node), logBounds });
  const logs = (isRawJson(reply) ? await readJson(reply) : reply) as { blockNumber: string }[];
  return logs.map(({ blockNumber }) => Number(blockNumber));
}

const manyLogs = (count: number, at: number): number[] => Array(count).fill(at);
const hex = (height: number) => `0x${height.toString(16)}`;

describe("eth_getLogs", () => {
  it("returns 10,000 logs of a wide range and refuses one more, naming a range that works", async () => {
    const wide = { fromBlock: "earliest", toBlock: hex(2_000) };
    const full = { head: 3_000, logs: [...manyLogs(9_999, 5), 2_000] };
    expect(await getLogs(wide, nodeWithLogs(full))).toHaveLength(10_000);

    const over = nodeWithLogs({ head: 3_000, logs: [...full.logs, 2_000] });
    const failure = (await getLogs(wide, over).catch((error: unknown) => error)) as RpcError;
    expect(failure).toMatchObject({ code: -32602, data: { param: "filter", from: "0x0", to: "0x7cf", limit: 10_000 } });
    expect(failure.message).toContain("this block range should work: [0x0, 0x7cf]");
  });

  it("returns any number of logs from 2,000 blocks", async () => {
    const node = nodeWithLogs({ head: 3_000, logs: manyLogs(30_000, 1_000) });
    expect(await getLogs({ fromBlock: "0x1", toBlock: hex(2_000) }, node)).toHaveLength(30_000);
    await expect(getLogs({ fromBlock: "0x0", toBlock: hex(2_000) }, node)).rejects.toMatchObject({ code: -32602 });
  });

  it.each([
    [{}, [100]],
    [{ fromBlock: "latest" }, [100]],
    [{ fromBlock: "0x62" }, [98, 99, 100]],
    [{ fromBlock: "0x63", toBlock: "pending" }, [99, 100]],
    [{ fromBlock: "0x63", toBlock: "0xffffffff" }, [99, 100]],
    [{ fromBlock: "earliest", toBlock: "0x1" }, [0, 1]],
    [{ fromBlock: "0x65" }, []],
    [{ fromBlock: "0x65", toBlock: "0x66" }, []],
    [{ fromBlock: `0x${"f".repeat(64)}`, toBlock: "latest" }, []],
    [{ fromBlock: "pending" }, []],
  ])("takes %j as what the contract says", async (filter, heights) => {
    const logs = Array.from({ length: 101 }, (_, height) => height);
    expect(await getLogs(filter, nodeWithLogs({ head: 100, logs }))).toEqual(heights);
  });

  it.each([
    { fromBlock: "0x5", toBlock: "0x4" },
    { toBlock: "0x63" },
    { fromBlock: "latest", toBlock: "earliest" },
    { fromBlock: "0x70", toBlock: "0x6f" },
  ])("refuses %j", async (filter) => {
    await expect(getLogs(filter, nodeWithLogs({ head: 100, logs: [] }))).rejects.toMatchObject({ code: -32602 });
  });

  it("asks for no more blocks at once than it was told, and halves what the node refuses", async () => {
    const node = nodeWithLogs({ head: 2_000, logs: manyLogs(50, 700), takesBlocks: 300 });
    expect(await getLogs({ fromBlock: "0x1" }, node, 1_000)).toHaveLength(50);
    expect(Math.max(...node.asked.map(([from, to]) => to - from + 1))).toBe(1_000);
  });

  it("gives up early: what is past the 10,001st log is not read", async () => {
    const node = nodeWithLogs({ head: 100_000, logs: manyLogs(10_001, 10) });
    await expect(getLogs({ fromBlock: "0x0" }, node)).rejects.toMatchObject({ code: -32602 });
    expect(node.asked.length).toBeLessThanOrEqual(8);
  });

  it("passes on the node's refusal of a single block, with the range read so far", async () => {
    const node = nodeWithLogs({ head: 1_000, logs: [5, ...manyLogs(11, 600)], takesLogs: 10 });
    await expect(getLogs({ fromBlock: "0x0" }, node, 100)).rejects.toMatchObject({
      code: -32011,
      data: { from: "0x0", to: "0x257" },
    });
  });

  it("agrees with a plain reading of the rule on any chain, and the range it suggests works", async () => {
    const chain = fc.record({
      head: fc.integer({ min: 0, max: 9_000 }),
      bursts: fc.array(fc.tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 1, max: 6_000 })), {
        maxLength: 6,
      }),
      takesBlocks: fc.constantFrom(Infinity, 5_000, 700),
      takesLogs: fc.constantFrom(Infinity, 20_000, 7_000),
      range: fc.tuple(fc.integer({ min: 0, max: 9_500 }), fc.integer({ min: 0, max: 9_500 })),
    });
    await fc.assert(
      fc.asyncProperty(chain, async ({ head, bursts, takesBlocks, takesLogs, range }) => {
        const merged = new Map<number, number>();
        for (const [height, count] of bursts)
          if (height <= head) merged.set(height, Math.min(count + (merged.get(height) ?? 0), 6_000));
        const logs = [...merged].sort(([a], [b]) => a - b).flatMap(([height, count]) => manyLogs(count, height));
        const options: LogsNodeOptions = { head, logs, takesBlocks, takesLogs };
        const [from, to] = range;
        const filter = { fromBlock: hex(from), toBlock: hex(to) };
        const expected = logs.filter((height) => height >= from && height <= to);
        const width = Math.min(to, head) - from + 1;
        if (from > to) await expect(getLogs(filter, nodeWithLogs(options))).rejects.toMatchObject({ code: -32602 });
        else if (width <= 2_000 || expected.length <= 10_000)
          expect(await getLogs(filter, nodeWithLogs(options))).toEqual(expected);
        else {
          const failure = (await getLogs(filter, nodeWithLogs(options)).catch((error: unknown) => error)) as RpcError;
          expect(failure.code).toBe(-32602);
          const works = failure.data as { from: string; to: string };
          expect(Number(works.to)).toBeGreaterThanOrEqual(from + 1_999);
          const retry = await getLogs({ fromBlock: works.from, toBlock: works.to }, nodeWithLogs(options));
          expect(retry).toEqual(logs.filter((height) => height >= from && height <= Number(works.to)));
        }
      }),
      { numRuns: runs(150) },
    );
  });
});
