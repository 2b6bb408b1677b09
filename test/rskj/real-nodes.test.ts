import { chains } from "../../src/config/chains.js";
import { isSameResult } from "../../src/pool/routing/is-same-result.js";
import { startTestService, type TestService } from "../integration/start-test-service.js";
import { type CallNode, nodeAt } from "./call-node.js";
import { collectReads, type Read } from "./collect-reads.js";

/*
 * The service before real nodes: `RSKJ_URLS=http://127.0.0.1:4444,http://127.0.0.1:4445 npm run test:rskj`. It only reads. `RSKJ_CHAIN` describes a private chain, as `TESTNET_CHAIN` does.
 */

jest.setTimeout(600_000);

const urls = process.env["RSKJ_URLS"]?.split(",") ?? [];

/** Reads under way at the service at once. */
const concurrency = 8;

let service: TestService;
let nodes: readonly CallNode[];
let reads: readonly Read[];

beforeAll(async () => {
  if (urls.length === 0) throw new Error("RSKJ_URLS names the nodes, separated by commas");
  nodes = urls.map(nodeAt);
  const [first] = nodes as [CallNode];
  const id = Number((await first("eth_chainId", [])).result);
  const chain = process.env["RSKJ_CHAIN"] ?? Object.entries(chains).find(([, one]) => one.id === id)?.[0];
  if (chain === undefined) throw new Error(`chain ID ${id} is none of Rootstock's: describe it in RSKJ_CHAIN`);
  service = await startTestService({
    TESTNET_NODE_URL: urls.join(","),
    TESTNET_CHAIN: chain,
    METRICS: "true",
    VERIFICATION_RATIO: "1",
  });
  reads = await collectReads(first);
});

afterAll(() => service?.stop());

it("gives the results that each node gives", async () => {
  const differences: unknown[] = [];
  const left = [...reads];
  const work = async (): Promise<void> => {
    for (let read = left.pop(); read; read = left.pop()) {
      const { method, params } = read;
      const here = await service.rpc("testnet", method, [...params]);
      for (const [index, node] of nodes.entries()) {
        const there = await node(method, params);
        if (!isSame(here, there)) differences.push({ node: index, method, params, here, there });
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  expect(reads.length).toBeGreaterThan(0);
  expect(differences).toEqual([]);
});

it("finds nothing wrong with any result", async () => {
  const metrics = await (await fetch(`${service.origin}/metrics`)).text();
  const verdicts = [...metrics.matchAll(/^rootgate_verifications_total\{.*verdict="([^"]+)"\} (\d+)$/gm)].map(
    ([, verdict, count]) => [verdict, Number(count)],
  );
  const failures = verdicts.filter(([verdict]) => verdict !== "true" && verdict !== "dropped");
  expect(failures).toEqual([]);
  expect(verdicts).toContainEqual(["true", expect.any(Number)]);
});

it("follows the nodes' chain", async () => {
  const heights = await Promise.all(nodes.map(async (node) => Number((await node("eth_blockNumber", [])).result)));
  const shown = Number((await service.rpc("testnet", "eth_blockNumber")).result);
  expect(shown).toBeGreaterThanOrEqual(Math.min(...heights) - 1);
  expect(shown).toBeLessThanOrEqual(Number((await (nodes[0] as CallNode)("eth_blockNumber", [])).result) + 1);
});

/** Whether both have the same result; of errors, that both have one. */
function isSame(
  here: { readonly result?: unknown; readonly error?: unknown },
  there: { readonly result?: unknown; readonly error?: unknown },
): boolean {
  if ("error" in here || "error" in there) return "error" in here && "error" in there;
  return isSameResult(here.result, there.result);
}
