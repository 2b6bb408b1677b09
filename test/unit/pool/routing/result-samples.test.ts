import type { Head } from "../../../../src/node/head-feed.js";
import type { NodeCall } from "../../../../src/node/node-call.js";
import { CanonicalChain } from "../../../../src/pool/model/canonical-chain.js";
import { createPooledUpstreams, type PooledUpstream } from "../../../../src/pool/model/pooled-upstream.js";
import { ResultSamples } from "../../../../src/pool/routing/result-samples.js";
import { CallAbortController } from "../../../../src/turns/call-signal.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";

const hash = `0x${"ab".repeat(32)}`;
const head: Head = { number: 100, hash, parentHash: `0x${"aa".repeat(32)}` };
const balance: NodeCall = { method: "eth_getBalance", params: ["0xaa", "latest"] };

/** Asks a node without the head, which is for empty results alone. */
const unexpected = (): Promise<never> => Promise.reject(new Error("not asked for"));

let timers: VirtualTimers;
let nodes: readonly PooledUpstream[];
let asked: string[];
let happened: string[];
let samples: ResultSamples;

beforeEach(() => {
  timers = createVirtualTimers();
  const chain = new CanonicalChain();
  chain.show([head], 99);
  const clients = [0, 1, 2].map((index) => ({ name: `node${index}`, weight: 1 }) as unknown as Upstream);
  nodes = createPooledUpstreams(clients, { concurrency: 4, queueLength: 4, now: timers.now });
  [asked, happened] = [[], []];
  samples = new ResultSamples({
    chain,
    timers,
    events: { onVerification: (name, verdict) => void happened.push(`${name} ${verdict}`) },
    onOutvoted: ({ name }, problem) => void happened.push(`${name}: ${problem}`),
  });
});

/** Compares what the nodes say, of which the first was asked by a caller. */
async function compare(says: readonly unknown[], call = balance): Promise<void> {
  const read = {
    call,
    head,
    signal: new CallAbortController(),
    responder: nodes[0] as PooledUpstream,
    totalWeight: 3,
    find: unexpected,
    isHeadLeft: unexpected,
    findOther: (besides: readonly PooledUpstream[]) =>
      nodes.slice(0, says.length).find((one) => !besides.includes(one)),
    prove: async ({ name }: PooledUpstream, { params }: NodeCall) => {
      asked.push(`${name} ${JSON.stringify(params)}`);
      const said = says[nodes.findIndex((one) => one.name === name)];
      if (said instanceof Error) throw said;
      return Buffer.from(JSON.stringify(said));
    },
  };
  const comparing = samples.compare(read, Buffer.from(JSON.stringify(says[0])));
  await timers.run(timers.now() + 10_000);
  await comparing;
}

it("compares one in 200 results of what all nodes have in common", () => {
  const [node] = nodes;
  const isDue = (method: NodeCall["method"]) => samples.isDue(method, node);
  const due = Array.from({ length: 400 }, () => isDue("eth_getBalance"));
  expect(due.flatMap((isOne, index) => (isOne ? [index + 1] : []))).toEqual([200, 400]);
  for (const method of ["eth_getBlockByNumber", "eth_getTransactionReceipt", "eth_getLogs", "eth_getCode"] as const)
    expect(Array.from({ length: 200 }, () => isDue(method)).filter(Boolean)).toHaveLength(1);
  for (const method of ["eth_gasPrice", "eth_estimateGas", "eth_chainId", "eth_newFilter", "trace_block"] as const)
    expect(Array.from({ length: 1_000 }, () => isDue(method))).not.toContain(true);
  expect(Array.from({ length: 400 }, () => samples.isDue("eth_call", undefined))).not.toContain(true);
});

it("asks a second node at the same block, and nobody else when that agrees, however it writes it", async () => {
  await compare(["0xAB", "0x00ab", "0x1"]);
  expect(asked).toEqual([`node1 ["0xaa",{"blockHash":"${hash}"}]`]);
  expect(happened).toEqual([]);
});

it("lets a third node decide, and reports a node that was outvoted three times", async () => {
  await compare(["0x1", "0x2", "0x2"]);
  await compare(["0x2", "0x1", "0x2"]);
  expect(happened).toEqual(["node0 outvoted", "node1 outvoted"]);
  expect(Array.from({ length: 20 }, () => samples.isDue("eth_getBalance", nodes[0])).filter(Boolean)).toHaveLength(2);
  await compare(["0x1", "0x2", "0x2"]);
  await compare(["0x1", "0x2", "0x2"]);
  expect(happened.slice(2)).toEqual([
    "node0 outvoted",
    "node0 outvoted",
    "node0: eth_getBalance at block 100: two other nodes say something else",
  ]);
});

it("forgets what was longer ago than ten minutes", async () => {
  await compare(["0x1", "0x2", "0x2"]);
  await compare(["0x1", "0x2", "0x2"]);
  await timers.run(timers.now() + 600_000);
  await compare(["0x1", "0x2", "0x2"]);
  expect(happened).toEqual(["node0 outvoted", "node0 outvoted", "node0 outvoted"]);
  await timers.run(timers.now() + 600_001);
  await compare(["0x2", "0x2"]);
  expect(Array.from({ length: 20 }, () => samples.isDue("eth_getBalance", nodes[0]))).not.toContain(true);
});

it("decides nothing where all say something else, two are all there are, or one can't tell", async () => {
  await compare(["0x1", "0x2", "0x3"]);
  await compare(["0x1", "0x2"]);
  await compare(["0x1", "0x2", new Error("broken")]);
  await compare(["0x1", new Error("broken"), "0x2"]);
  expect(happened).toEqual([]);
});

it("compares ranges of logs that end at the head, without what only one node says of them", async () => {
  const call: NodeCall = { method: "eth_getLogs", params: [{ fromBlock: "0x5", address: "0xaa" }] };
  const logs = [
    { blockNumber: "0x5", data: "0xAA" },
    { blockNumber: "0x6", data: "0x" },
  ];
  const [first, ...others] = logs;
  await compare([logs, [{ ...first, data: "0xaa", blockTimestamp: "0x1" }, ...others]], call);
  expect(asked).toEqual(['node1 [{"fromBlock":"0x5","address":"0xaa","toBlock":"0x64"}]']);
  await compare([[first], logs, logs], call);
  expect(happened).toEqual(["node0 outvoted"]);
});

it("compares nothing that is pending, of a later block, or longer than 64 KiB", async () => {
  await compare(["0x1", "0x2", "0x2"], { method: "eth_getBalance", params: ["0xaa", "pending"] });
  await compare([[], [1], [1]], { method: "eth_getLogs", params: [{ fromBlock: "0x5", toBlock: "0x65" }] });
  await compare([{ blockHash: null }, null, null], { method: "eth_getTransactionByHash", params: [hash] });
  await compare([`0x${"1".repeat(65_535)}`, "0x2", "0x2"]);
  expect(asked).toEqual([]);
  await compare(["0x1", "0x2", "0x2"], { method: "eth_getBalance", params: ["0xaa", "0x5"] });
  await compare([`0x${"1".repeat(65_532)}`, "0x2", "0x2"]);
  expect(happened).toEqual(["node0 outvoted", "node0 outvoted"]);
});
