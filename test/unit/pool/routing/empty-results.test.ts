import { type RawJson, readJson } from "../../../../src/json/raw-json.js";
import { BehindError } from "../../../../src/node/behind-error.js";
import type { Head } from "../../../../src/node/head-feed.js";
import type { NodeCall } from "../../../../src/node/node-call.js";
import { nodeUnavailable } from "../../../../src/node/node-unavailable.js";
import { CanonicalChain } from "../../../../src/pool/model/canonical-chain.js";
import { createPooledUpstreams, noteCall, type PooledUpstream } from "../../../../src/pool/model/pooled-upstream.js";
import { EmptyResults } from "../../../../src/pool/routing/empty-results.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";
import { CallAbortController } from "../../../../src/turns/call-signal.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";

const hash = `0x${"ab".repeat(32)}`;
const receipt: NodeCall = { method: "eth_getTransactionReceipt", params: [hash] };
const block: NodeCall = { method: "eth_getBlockByHash", params: [hash, false] };
const balance: NodeCall = { method: "eth_getBalance", params: ["0xaa", { blockHash: hash }] };

let timers: VirtualTimers;
let chain: CanonicalChain;
let nodes: readonly PooledUpstream[];
let asked: string[];
let omissions: string[];
let results: EmptyResults;
let caller: CallAbortController;
let totalWeight: number;

type Say = () => unknown;

beforeEach(() => {
  timers = createVirtualTimers();
  chain = new CanonicalChain();
  chain.show([headAt(99), headAt(100)], 98);
  const clients = Array.from({ length: 7 }, (_, index) => ({ name: `node${index}`, weight: 1 }) as unknown as Upstream);
  nodes = createPooledUpstreams(clients, { concurrency: 4, queueLength: 4, now: timers.now });
  [asked, omissions] = [[], []];
  const onVerification = (name: string, verdict: string) => void omissions.push(`${name} ${verdict}`);
  results = new EmptyResults({ chain, timers, events: { onVerification }, logsCheck: undefined });
  caller = new CallAbortController();
  totalWeight = 3;
});

function headAt(number: number): Head {
  return { number, hash: number === 100 ? hash : `0x${number}`, parentHash: `0x${number - 1}` };
}

/** What is found elsewhere of a call that the first node has nothing of; the others say this. */
async function find(call: NodeCall, says: readonly Say[], withoutHead: readonly unknown[] = []): Promise<unknown> {
  const found = results.findElsewhere({
    call,
    head: chain.current() as Head,
    signal: caller,
    responder: nodes[0] as PooledUpstream,
    totalWeight,
    findOther: (besides) => nodes.slice(0, says.length + 1).find((one) => !besides.includes(one)),
    prove: async ({ name }): Promise<RawJson> => {
      asked.push(name);
      return Buffer.from(JSON.stringify(await says[nodes.findIndex((one) => one.name === name) - 1]?.()));
    },
    isHeadLeft: async () => false,
    find: async ({ name }): Promise<RawJson> => {
      asked.push(`${name} without the head`);
      const result = withoutHead[nodes.findIndex((one) => one.name === name) - 1];
      if (result === undefined) throw new BehindError();
      return Buffer.from(JSON.stringify(result));
    },
  });
  found.catch(() => undefined);
  await timers.run(timers.now() + 10_000);
  const result = await found;
  return result && readJson(result);
}

const nothing: Say = () => null;
const failing: Say = () => {
  throw nodeUnavailable(new Error("broken"));
};
const unknownBlock: Say = () => {
  throw new RpcError("InvalidParams", `block ${hash} not found`);
};
const hanging: Say = () => new Promise(() => undefined);

it("asks until most nodes by weight have nothing", async () => {
  totalWeight = 5;
  expect(await find(receipt, [nothing, nothing, nothing])).toBeUndefined();
  expect(asked).toEqual(["node1", "node2"]);
  expect(results.isConfirmed(receipt, headAt(100))).toBe(true);
});

it("takes what a node has that has left the head, but not that it has nothing", async () => {
  const behind: Say = () => {
    throw new BehindError();
  };
  expect(await find(receipt, [behind, behind], [undefined, { transactionHash: hash }])).toEqual({
    transactionHash: hash,
  });
  expect(asked).toEqual(["node1", "node1 without the head", "node2", "node2 without the head"]);
  expect(await find(receipt, [behind])).toBeUndefined();
  expect(results.isConfirmed(receipt, headAt(100))).toBe(false);
});

it("finds a receipt that another node has, and remembers which one lacks receipts", async () => {
  const found = { transactionHash: hash, blockNumber: "0x63" };
  expect(await find(receipt, [() => found])).toEqual(found);
  expect(omissions).toEqual(["node0 omitted"]);
  expect(nodes.map(({ missing }) => missing.has("eth_getTransactionReceipt", timers.now())).slice(0, 2)).toEqual([
    true,
    false,
  ]);
});

it("takes a receipt not to exist that two nodes lack, until the next head", async () => {
  expect(await find(receipt, [nothing, () => ({})])).toBeUndefined();
  expect(await find(receipt, [() => ({})])).toBeUndefined();
  expect(asked).toEqual(["node1"]);
  expect(results.isConfirmed(receipt, headAt(100))).toBe(true);
  expect(results.isConfirmed(receipt, headAt(101))).toBe(false);
  expect(omissions).toEqual([]);
});

it("asks the next node where one can't tell, and remembers nothing of a single node's word", async () => {
  expect(await find(receipt, [failing, failing])).toBeUndefined();
  expect(asked).toEqual(["node1", "node2"]);
  expect(results.isConfirmed(receipt, headAt(100))).toBe(false);
  expect(await find(receipt, [failing, () => ({ blockNumber: "0x1" })])).toEqual({ blockNumber: "0x1" });
});

it("asks up to four other nodes for a block, which may be on a branch of theirs", async () => {
  const found = { hash, number: "0x64" };
  expect(await find(block, [nothing, nothing, nothing, () => found])).toEqual(found);
  expect(omissions).toEqual(["node0 omitted", "node1 omitted", "node2 omitted", "node3 omitted"]);
  expect(
    await find({ ...block, params: ["0x01", false] }, [nothing, nothing, nothing, nothing, () => found]),
  ).toBeUndefined();
});

it("blames nobody for lacking a block of another branch, or one above the shown head", async () => {
  const side = { ...block, params: ["0x55", false] };
  expect(await find(side, [() => ({ hash: "0x55", number: "0x64" })])).toBeTruthy();
  expect(await find(receipt, [() => ({ blockNumber: "0x65" })])).toBeTruthy();
  expect(
    await find({ method: "eth_getTransactionByHash", params: [hash] }, [() => ({ blockNumber: null })]),
  ).toBeTruthy();
  expect(omissions).toEqual([]);
});

it("finds the state of a block that others refuse to know", async () => {
  expect(await find(balance, [unknownBlock, () => "0x5"])).toBe("0x5");
  expect(
    await find({ ...balance, params: ["0xbb", { blockHash: hash }] }, [unknownBlock, unknownBlock]),
  ).toBeUndefined();
});

it("waits for a node as long as it usually takes, and asks none that hangs or is slow", async () => {
  const began = timers.now();
  let endedMs = 0;
  const read = results.findElsewhere({
    call: receipt,
    head: headAt(100),
    signal: caller,
    responder: nodes[0] as PooledUpstream,
    totalWeight: 3,
    findOther: (besides) => nodes.slice(0, 2).find((one) => !besides.includes(one)),
    prove: () => hanging() as Promise<RawJson>,
    find: () => hanging() as Promise<RawJson>,
    isHeadLeft: async () => false,
  });
  void read.then(() => {
    endedMs = timers.now() - began;
  });
  await timers.run(began + 149);
  expect(endedMs).toBe(0);
  await timers.run(began + 151);
  expect(endedMs).toBe(150);

  const [, busy, slow] = nodes as [PooledUpstream, PooledUpstream, PooledUpstream];
  noteCall(busy, timers.now());
  for (let count = 0; count < 50; count++) slow.latency.record(171);
  await timers.run(timers.now() + 151);
  expect(await find(receipt, [nothing, nothing])).toBeUndefined();
  expect(asked).toEqual([]);
});

it("stops when the caller leaves", async () => {
  const found = find(receipt, [
    () => {
      caller.abort(new Error("gone"));
      throw new Error("gone");
    },
    nothing,
  ]);
  await expect(found).rejects.toThrow("gone");
  expect(asked).toEqual(["node1"]);
});

it("remembers 8,192 calls", async () => {
  for (let number = 0; number <= 8_192; number++) await find({ ...receipt, params: [`0x${number}`] }, [nothing]);
  const isKept = (number: number) => results.isConfirmed({ ...receipt, params: [`0x${number}`] }, headAt(100));
  expect([isKept(0), isKept(1), isKept(8_192)]).toEqual([false, true, true]);
});

it("remembers as many calls as have 4 MiB of params together", async () => {
  const callOf = (number: number): NodeCall => ({
    method: "eth_call",
    params: [{ data: `0x${String(number).padStart(1_048_000, "0")}` }, { blockHash: hash }],
  });
  for (let number = 0; number < 5; number++) await find(callOf(number), [unknownBlock]);
  expect([0, 1, 4].map((number) => results.isConfirmed(callOf(number), headAt(100)))).toEqual([false, true, true]);
});
