import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";

jest.setTimeout(120_000);

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
    /^NETWORK +NODE +STATE +HEAD +BRANCH +LATENCY\ntestnet +\S+ +in +10 +shown +\d+ ms\n$/,
  );
  expect(await run({})).toBe("No node is configured: each network is served by its devchain.\n");
});
