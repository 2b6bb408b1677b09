import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sectionBlocks } from "../../src/log-index/section.js";
import type { LogTerms } from "../../src/rootstock/logs-bloom.js";
import { type BloomChain, createBloomChain } from "../fakes/bloom-chain.js";
import { startTestService, type TestService } from "./start-test-service.js";

const HEIGHT = sectionBlocks + 200;
const RARE = `0x${"a1".repeat(20)}` as const;
const rareHeights = [100, 4_000, HEIGHT];
const logsAt = (height: number): LogTerms[] => (rareHeights.includes(height) ? [{ address: RARE, topics: [] }] : []);

let chain: BloomChain;
let server: Server;
/** What the node was asked, but for its state. */
let asked: Pick<Request, "method" | "params">[];

interface Filter {
  readonly fromBlock: string;
  readonly toBlock: string;
}

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

function respond({ id, method, params }: Request): unknown {
  asked.push({ method, params });
  return { jsonrpc: "2.0", id, result: answer(method, params) };
}

function answer(method: string, [first]: readonly unknown[]): unknown {
  if (method === "eth_chainId") return "0x21";
  if (method === "eth_syncing") return false;
  if (method === "eth_getBlockByHash") return chain.blockOf(first as string);
  if (method === "eth_getBlockByNumber") return chain.blockAt(first === "latest" ? HEIGHT : Number(first));
  const { fromBlock, toBlock } = first as Filter;
  return rareHeights
    .filter((height) => height >= Number(fromBlock) && height <= Number(toBlock))
    .map((height) => ({
      logIndex: "0x0",
      transactionIndex: "0x0",
      transactionHash: `0x${"11".repeat(32)}`,
      blockHash: chain.blockAt(height).hash,
      blockNumber: `0x${height.toString(16)}`,
      address: RARE,
      data: "0x",
      topics: [],
    }));
}

beforeAll(async () => {
  chain = createBloomChain(HEIGHT, logsAt);
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Request | readonly Request[];
      response.end(JSON.stringify(Array.isArray(body) ? body.map(respond) : respond(body as Request)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}, 600_000);

afterAll(() => server.close());

const asks = (method: string) => asked.filter((one) => one.method === method).map(({ params: [first] }) => first);

async function untilIndexed({ origin }: TestService): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    if (metrics.includes(`rootgate_log_index_blocks{network="testnet"} ${sectionBlocks}`)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function findRare(service: TestService): Promise<number[]> {
  const filter = { fromBlock: "earliest", toBlock: "latest", address: RARE };
  const { result } = await service.rpc("testnet", "eth_getLogs", [filter]);
  return (result as { blockNumber: string }[]).map(({ blockNumber }) => Number(blockNumber));
}

it("reads only the blocks that may have logs, now and after a restart", async () => {
  asked = [];
  const settings = {
    TESTNET_CHAIN: "regtest",
    TESTNET_NODE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    NETWORKS: "testnet",
    LOGS_INDEX: "true",
    METRICS: "true",
  };
  const first = await startTestService(settings);
  await untilIndexed(first);
  expect(await findRare(first)).toEqual(rareHeights);
  expect((asks("eth_getLogs") as Filter[]).map(({ fromBlock, toBlock }) => [fromBlock, toBlock].map(Number))).toEqual([
    [100, 100],
    [4_000, 4_000],
    [sectionBlocks, HEIGHT],
  ]);

  await first.service.stop();
  asked = [];
  const second = await startTestService({ ...settings, DATA_DIR: first.dataDir });
  await untilIndexed(second);
  expect(await findRare(second)).toEqual(rareHeights);
  const heights = asks("eth_getBlockByNumber")
    .map(Number)
    .filter((height) => !Number.isNaN(height));
  expect(Math.min(...heights)).toBe(sectionBlocks);
  await second.stop();
  rmSync(first.dataDir, { recursive: true });
}, 600_000);
