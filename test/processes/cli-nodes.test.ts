import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";

const main = join(__dirname, "../../dist/bundle/main.js");

let chain: ScriptedNetwork;

beforeEach(async () => {
  chain = await createScriptedNetwork({ nodes: 3 });
});

afterEach(() => chain.close());

async function run(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [main, "nodes", ...args], {
    env: { PATH: process.env["PATH"], NETWORKS: "testnet", ...env },
  });
  return stdout;
}

it("shows the state, head and branch of each node", async () => {
  const [first, second, third] = chain.nodes;
  if (!first || !second || !third) throw new Error("no nodes");
  third.faults.isDead = true;
  const found = JSON.parse(await run({ TESTNET_NODE_URL: chain.nodes.map(({ url }) => url).join() }, "--json"));

  expect(found).toMatchObject([
    {
      network: "testnet",
      node: new URL(first.url).host,
      state: "in",
      height: 10,
      hash: chain.tip.hash,
      branch: "shown",
    },
    { node: new URL(second.url).host, state: "in", branch: "shown", latencyMs: expect.any(Number) },
    { node: new URL(third.url).host, state: "unreachable", height: null, branch: null, latencyMs: null },
  ]);
});

it("shows where the branch of a node forks off", async () => {
  const [first] = chain.nodes;
  const parent = chain.tip.parent;
  if (!first || !parent) throw new Error("no nodes");
  first.follow(chain.tree.mine(parent));
  const found = JSON.parse(await run({ TESTNET_NODE_URL: chain.nodes.map(({ url }) => url).join() }, "--json"));
  expect(found).toMatchObject([{ state: "in", branch: "its own, above 9" }, { branch: "shown" }, { branch: "shown" }]);
});

it("prints a table, and says when no node is configured", async () => {
  const [first] = chain.nodes;
  expect(await run({ TESTNET_NODE_URL: first?.url ?? "" })).toMatch(
    /^NETWORK +NODE +STATE +HEAD +BRANCH +LATENCY +WRONG\ntestnet +\S+ +in +10 +shown +\d+ ms +\S*\n$/,
  );
  expect(await run({})).toBe("No node is configured: each network is served by its devchain.\n");
});

it("shows what a running service found wrong with each node's results", async () => {
  const [first, second] = chain.nodes;
  if (!first || !second) throw new Error("no nodes");
  const [one, other] = [new URL(first.url).host, new URL(second.url).host];
  const count = (upstream: string, verdict: string, value: number) =>
    `rootgate_verifications_total{network="testnet",upstream="${upstream}",verdict="${verdict}"} ${value}\n`;
  const metrics = createServer((_request, response) =>
    response.end(
      `# TYPE rootgate_verifications_total counter\n${count(one, "true", 9)}${count(one, "omitted", 2)}${count(one, "schema", 1)}${count(other, "true", 4)}`,
    ),
  );
  await new Promise<void>((resolve) => metrics.listen(0, "127.0.0.1", resolve));
  try {
    const PORT = String((metrics.address() as AddressInfo).port);
    const TESTNET_NODE_URL = [first.url, second.url].join();
    expect(JSON.parse(await run({ TESTNET_NODE_URL, PORT }, "--json"))).toMatchObject([
      { node: one, wrongResults: { omitted: 2, schema: 1 } },
      { node: other, wrongResults: {} },
    ]);
    expect(await run({ TESTNET_NODE_URL, PORT })).toMatch(/ 2 omitted, 1 schema\n.+ none\n$/);
  } finally {
    metrics.close();
  }
});
