import { networks } from "../../src/config/networks.js";
import { readJson } from "../../src/json/raw-json.js";
import { createPool, type Pool } from "../../src/pool/pool.js";
import { CallAbortController } from "../../src/turns/call-signal.js";
import { createUpstream } from "../../src/upstream/upstream.js";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";
import { signTransaction } from "../fakes/scripted-chain/signed-transaction.js";

interface Trace {
  readonly blockHash: string;
}

/** What comes in time comes long before, however slow the machine is. */
const patienceMs = 30_000;
const network = networks.testnet;

let chain: ScriptedNetwork;
let first: ScriptedNode;
let others: readonly ScriptedNode[];
let pool: Pool;

beforeEach(async () => {
  chain = await createScriptedNetwork({ nodes: 3 });
  [first, ...others] = chain.nodes as unknown as [ScriptedNode, ...ScriptedNode[]];
  for (let nonce = 0; nonce < 8; nonce++) chain.mine(1, [signTransaction({ nonce })]);
  const upstreams = chain.nodes.map(({ url }) => createUpstream({ url, network, timeoutMs: patienceMs }));
  pool = createPool(upstreams, { headPollMs: 20, probeTimeoutMs: patienceMs, catchUpMs: patienceMs, isHedging: false });
  await pool.start(new AbortController().signal);
});

afterEach(async () => {
  await pool.close();
  await chain.close();
});

const trace = async (block: string): Promise<Trace[]> =>
  (await readJson(await pool.call("trace_block", [block], new CallAbortController()))) as Trace[];

/** Asks as often as it takes for each node to have been the first choice. */
async function traceManyTimes(block: string): Promise<Trace[][]> {
  const all: Trace[][] = [];
  for (let times = 0; times < 12; times++) all.push(await trace(block));
  return all;
}

const asked = (node: ScriptedNode): number => node.requests.filter(({ method }) => method === "trace_block").length;

it("finds the nodes that have traces, and leaves the others alone", async () => {
  first.faults.lacksTraces = true;
  for (const traces of await traceManyTimes("latest")) expect(traces[0]?.blockHash).toBe(chain.tip.hash);
  expect(asked(first)).toBeLessThanOrEqual(1);
  for (const { faults } of others) faults.lacksTraces = true;
  await expect(trace("latest")).rejects.toMatchObject({
    errorName: "MethodNotFound",
    message: "no node of this network has the method trace_block",
  });
});

it("believes no node that has no traces of a block with transactions", async () => {
  first.faults.lie = (method, _params, result) => (method === "trace_block" ? [] : result);
  for (const traces of await traceManyTimes("latest")) expect(traces).toHaveLength(1);
  for (const { faults } of others) faults.lacksTraces = true;
  await expect(trace("latest")).rejects.toMatchObject({ errorName: "InternalError" });
});

it("asks a node of a version with wrong traces only where no other has them", async () => {
  first.faults.lie = (method, _params, result) =>
    method === "web3_clientVersion" ? "RskJ/9.0.2/Linux/Java17/VETIVER-0000000" : result;
  await traceManyTimes("latest");
  expect(asked(first)).toBe(0);
  for (const { faults } of others) faults.lacksTraces = true;
  expect(await trace("latest")).toHaveLength(1);
});
