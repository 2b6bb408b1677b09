import { createClient, RpcError } from "../../../generated/clients/typescript/index.js";
import { iterateLogs } from "../../../generated/clients/typescript/logs.js";
import { isRawJson, readJson } from "../../../src/json/raw-json.js";
import { eth_getLogs } from "../../../src/methods/eth_getLogs.js";
import type { RpcError as ServiceError } from "../../../src/rpc/rpc-error.js";
import { contextOf } from "../../fakes/node-answering.js";
import { nodeWithLogs } from "../../fakes/node-with-logs.js";
import { runs } from "../../runs.js";
import { fc } from "../../seeded-fast-check.js";
import { endpoint, error, fakeService, result } from "./fake-service.js";

type Filter = Parameters<typeof iterateLogs>[1];

/** Ranges that were asked for, as numbers. */
let asked: [number, number][];
let maxBlocks: number;

const TooLarge = RpcError as unknown as new (name: string, error: object) => Error;

/** A service with one log a block and a head of 100. */
const client = {
  request: async (method: string, [filter]: readonly Filter[] = []) => {
    if (method === "eth_blockNumber") return 100n;
    if (filter?.blockHash) return [{ blockNumber: filter.blockHash }];
    const [from, to] = [Number(filter?.fromBlock), Number(filter?.toBlock)];
    asked.push([from, to]);
    if (to - from >= maxBlocks) {
      const data = { from: filter?.fromBlock, to: BigInt(from + maxBlocks - 1) };
      throw new TooLarge("InvalidParams", { code: -32_602, message: "too many", data });
    }
    return Array.from({ length: to - from + 1 }, (_, index) => ({ blockNumber: from + index }));
  },
};

async function read(filter: Filter): Promise<unknown[]> {
  const numbers = [];
  for await (const { blockNumber } of iterateLogs(client as never, filter)) numbers.push(blockNumber as unknown);
  return numbers;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

beforeEach(() => {
  asked = [];
  maxBlocks = 40;
});

it("reads a range that fits at once", async () => {
  expect(await read({ fromBlock: 5n, toBlock: "0x9" })).toEqual(numbers(5, 9));
  expect(asked).toEqual([[5, 9]]);
});

it("reads a range that is too large in ranges that the service suggests, each log once", async () => {
  expect(await read({ fromBlock: "earliest" })).toEqual(numbers(0, 100));
  expect(asked).toEqual([
    [0, 100],
    [0, 39],
    [40, 100],
    [40, 79],
    [80, 100],
  ]);
});

it("ends at the head, and takes tags for it", async () => {
  expect(await read({ fromBlock: "0x63", toBlock: "0xffff" })).toEqual([99, 100]);
  expect(await read({ fromBlock: "latest", toBlock: "pending" })).toEqual([100]);
  expect(await read({ fromBlock: "0x65" })).toEqual([]);
});

it("reads one block by its hash", async () => {
  const blockHash = `0x${"12".repeat(32)}` as const;
  expect(await read({ blockHash })).toEqual([blockHash]);
});

it.each([
  ["suggests no range", undefined],
  ["suggests no smaller one", { from: 0n, to: 100n }],
  ["suggests one that is none", { from: 5n, to: 4n }],
])("throws where the service %s", async (_what, data) => {
  const request = async (method: string) => {
    if (method === "eth_blockNumber") return 100n;
    throw new TooLarge("LimitExceeded", { code: -32_011, message: "too large", data });
  };
  await expect(iterateLogs({ request } as never, { fromBlock: "earliest" }).next()).rejects.toThrow("too large");
});

it("reads all logs of any chain from what the service itself suggests", async () => {
  const burst = fc.tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 1, max: 6_000 }));
  await fc.assert(
    fc.asyncProperty(fc.array(burst, { maxLength: 8 }), async (bursts) => {
      const logs = bursts.flatMap(([height, count]) => Array<number>(count).fill(height)).toSorted((a, b) => a - b);
      const node = nodeWithLogs({ head: 9_000, logs, takesBlocks: 5_000 });
      const context = { ...contextOf(node), logBounds: { blocksPerCall: 5_000, maxBytes: 64_000_000 } };
      const { fetch } = fakeService(async (sent) => {
        if (sent.method === "eth_blockNumber") return result(sent, "0x2328");
        try {
          const found = await eth_getLogs(sent.params as never, context);
          return result(sent, isRawJson(found) ? await readJson(found) : found);
        } catch (failure) {
          const { code, data } = failure as ServiceError;
          return error(sent, code, data);
        }
      });
      const client = createClient(endpoint, { fetch });
      const found = [];
      for await (const { blockNumber } of iterateLogs(client, { fromBlock: 0n })) found.push(Number(blockNumber));
      expect(found).toEqual(logs);
    }),
    { numRuns: runs(80) },
  );
});
