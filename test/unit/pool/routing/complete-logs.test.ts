import { JsonStream, type RawJson, readJson } from "../../../../src/json/raw-json.js";
import { BehindError } from "../../../../src/node/behind-error.js";
import type { Head } from "../../../../src/node/head-feed.js";
import type { NodeCall } from "../../../../src/node/node-call.js";
import { nodeUnavailable } from "../../../../src/node/node-unavailable.js";
import { type HeaderProof, ProvenHeaders } from "../../../../src/pool/heads/proven-headers.js";
import { CanonicalChain } from "../../../../src/pool/model/canonical-chain.js";
import { createPooledUpstreams, type PooledUpstream } from "../../../../src/pool/model/pooled-upstream.js";
import { Doubts } from "../../../../src/pool/routing/doubts.js";
import type { Hex } from "../../../../src/rootstock/hex.js";
import type { LogTerms } from "../../../../src/rootstock/logs-bloom.js";
import { headerProofOf } from "../../../../src/rootstock/merged-mining/prove-header.js";
import { CallAbortController } from "../../../../src/turns/call-signal.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";
import { type BloomChain, bloomChainForks, createBloomChain } from "../../../fakes/bloom-chain.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";

const top = 100;
const token: Hex = `0x${"aa".repeat(20)}`;
const transfer: Hex = `0x${"11".repeat(32)}`;
const approval: Hex = `0x${"22".repeat(32)}`;
/** Sets the bits of two logs, so that a filter of both its parts lets a block pass in which no log has both. */
const mixed: readonly LogTerms[] = [
  { address: token, topics: [approval] },
  { address: `0x${"bb".repeat(20)}`, topics: [transfer] },
];
const logsAt = (height: number): readonly LogTerms[] => {
  if (height % 10 === 0) return [{ address: token, topics: [transfer] }];
  return height % 10 === 5 ? mixed : [];
};

let source: BloomChain;
let chain: CanonicalChain;
/** Asks a node without the head, which is for empty results alone. */
const unexpected = (): Promise<never> => Promise.reject(new Error("not asked for"));

let timers: VirtualTimers;
let nodes: readonly PooledUpstream[];
let asked: string[];
let omissions: string[];
let doubts: Doubts;
let isHeadLeft: boolean;
let totalWeight: number;

beforeEach(async () => {
  source = createBloomChain(top, logsAt);
  isHeadLeft = false;
  totalWeight = 3;
  [timers, chain, asked, omissions] = [createVirtualTimers(), new CanonicalChain(), [], []];
  const headers = new ProvenHeaders({
    heads: chain,
    proof: headerProofOf(bloomChainForks) as HeaderProof,
    timers,
    onWorkProblem: () => undefined,
    readBlock: async (hash) => source.blockOf(hash),
  });
  const clients = [0, 1, 2].map((index) => ({ name: `node${index}`, weight: 1 }) as unknown as Upstream);
  nodes = createPooledUpstreams(clients, { concurrency: 4, queueLength: 4, now: timers.now });
  const onVerification = (name: string, verdict: string) => void omissions.push(`${name} ${verdict}`);
  doubts = new Doubts({ chain, timers, events: { onVerification }, headers, onOutvoted: () => undefined });
  chain.show([headAt(top)], top - 1);
  await timers.run(1_000);
});

function headAt(height: number): Head {
  const { hash, parentHash } = source.blockAt(height);
  return { number: height, hash, parentHash };
}

const filterOf = (from: number, to: number, topic: Hex | null = transfer) => ({
  fromBlock: `0x${from.toString(16)}`,
  toBlock: `0x${to.toString(16)}`,
  address: token,
  topics: [topic],
});
const logsOf = (...heights: number[]) =>
  Buffer.from(
    JSON.stringify(
      heights.map((height) => ({ blockNumber: `0x${height.toString(16)}`, blockHash: source.blockAt(height).hash })),
    ),
  );

/** The heights of the logs that a caller gets of a filter, where each node has those of these heights. */
async function complete(filter: object, says: readonly (readonly number[] | Error)[]): Promise<unknown> {
  const call: NodeCall = { method: "eth_getLogs", params: [filter] };
  const settled = doubts.settle(
    {
      find: unexpected,
      isHeadLeft: async () => isHeadLeft,
      call,
      head: headAt(top),
      signal: new CallAbortController(),
      responder: nodes[0] as PooledUpstream,
      totalWeight,
      findOther: (besides) => nodes.slice(0, says.length).find((one) => !besides.includes(one)),
      prove: async ({ name }): Promise<RawJson> => {
        asked.push(name);
        const said = says[nodes.findIndex((one) => one.name === name)];
        if (said instanceof Error) throw said;
        return logsOf(...(said ?? []));
      },
    },
    { kind: "head" },
    logsOf(...(says[0] as number[])),
  );
  settled.catch(() => undefined);
  await timers.run(timers.now() + 10_000);
  const logs = (await readJson(await settled)) as readonly { readonly blockNumber: string }[];
  return logs.map(({ blockNumber }) => Number(blockNumber));
}

it("takes logs that leave out no block which may have some, without asking anybody", async () => {
  expect(await complete(filterOf(86, 94), [[90], [90]])).toEqual([90]);
  expect(await complete(filterOf(81, 84), [[], [90]])).toEqual([]);
  expect(asked).toEqual([]);
});

it("takes another node's logs where the first leaves blocks out, and remembers which", async () => {
  expect(
    await complete(filterOf(70, 94), [
      [70, 90],
      [70, 80, 90],
    ]),
  ).toEqual([70, 80, 90]);
  expect([asked, omissions]).toEqual([["node1"], ["node0 omitted"]]);
  expect(nodes.map(({ missing }) => missing.has("eth_getLogs", timers.now()))).toEqual([true, false, false]);
});

it("asks once whether a block has no logs that its filter lets pass", async () => {
  expect(await complete(filterOf(82, 88), [[], []])).toEqual([]);
  expect(await complete(filterOf(84, 86), [[], []])).toEqual([]);
  expect(asked).toEqual(["node1"]);
  expect(await complete(filterOf(84, 86, approval), [[85], [85]])).toEqual([85]);
  expect(await complete(filterOf(84, 86, null), [[], [85]])).toEqual([85]);
  expect(asked).toEqual(["node1", "node1"]);
});

it("asks a third node where the second can't tell, or lacks what the first has", async () => {
  expect(await complete(filterOf(70, 94), [[70, 90], nodeUnavailable(new Error("broken")), [70, 80, 90]])).toEqual([
    70, 80, 90,
  ]);
  expect(await complete(filterOf(61, 80), [[70], [80], [70, 80]])).toEqual([70, 80]);
  expect(await complete(filterOf(61, 80), [[70], nodeUnavailable(new Error("broken"))])).toEqual([70]);
});

it("takes a block to have no logs once most nodes say so, or all that can tell", async () => {
  totalWeight = 4;
  expect(await complete(filterOf(61, 80), [[70], [70], [70, 80]])).toEqual([70, 80]);
  expect(await complete(filterOf(61, 80), [[70], [70], [70]])).toEqual([70]);
  expect(asked).toHaveLength(4);
  expect(await complete(filterOf(61, 80), [[70], [70, 80]])).toEqual([70]);
  expect(asked).toHaveLength(4);
});

it("goes on asking where the better logs lack blocks, too", async () => {
  expect(await complete(filterOf(61, 94), [[70], [70, 80], [70, 80, 90]])).toEqual([70, 80, 90]);
  expect(await complete(filterOf(61, 94), [[70], [70, 80]])).toEqual([70, 80]);
});

it("has the read repeated where nobody can tell, since the other nodes have left the head", async () => {
  isHeadLeft = true;
  const broken = nodeUnavailable(new Error("broken"));
  await expect(complete(filterOf(61, 80), [[70], broken])).rejects.toBeInstanceOf(BehindError);
  expect(await complete(filterOf(61, 80), [[70], [70]])).toEqual([70]);
});

it("says nothing of blocks whose filters are not known, and of streams", async () => {
  expect(await complete(filterOf(0, 30), [[], [10]])).toEqual([]);
  const stream = new JsonStream((async function* () {})());
  const call: NodeCall = { method: "eth_getLogs", params: [filterOf(70, 94)] };
  expect(await doubts.settle({ call } as never, { kind: "head" }, stream)).toBe(stream);
  expect(asked).toEqual([]);
});

const refuse = (call: NodeCall, result: Uint8Array) =>
  doubts.refuseDisproved(
    call,
    { start: result, result },
    { upstream: nodes[0] as PooledUpstream, signal: new CallAbortController() },
  );
const refusal = { data: { reason: "node_unavailable" } };

it("refuses logs of a block whose filter rules them out, and of another block at that height", async () => {
  const call: NodeCall = { method: "eth_getLogs", params: [filterOf(80, 94)] };
  await refuse(call, logsOf(80, 90));
  await expect(refuse(call, logsOf(80, 81, 90))).rejects.toMatchObject(refusal);
  const elsewhere = Buffer.from(
    logsOf(80, 90)
      .toString()
      .replace(source.blockAt(90).hash, `0x${"12".repeat(32)}`),
  );
  await expect(refuse(call, elsewhere)).rejects.toMatchObject(refusal);
  expect(omissions).toEqual(["node0 logs", "node0 logs"]);
});

it("refuses blocks that differ from what their hashes prove, by height and by hash", async () => {
  const block = source.blockAt(90);
  const calls: readonly NodeCall[] = [
    { method: "eth_getBlockByNumber", params: ["0x5a", true] },
    { method: "eth_getBlockByHash", params: [block.hash, false] },
  ];
  for (const call of calls) {
    const check = (change: object) => refuse(call, Buffer.from(JSON.stringify({ ...block, ...change })));
    await check({});
    await check({ stateRoot: block.stateRoot.toUpperCase().replace("X", "x") });
    await check({ hashForMergedMining: "0x" });
    await expect(check({ timestamp: "0x1" })).rejects.toMatchObject(refusal);
    await expect(check({ receiptsRoot: `0x${"12".repeat(32)}` })).rejects.toMatchObject(refusal);
    await expect(check({ extraData: "0x" })).rejects.toMatchObject(refusal);
  }
  await refuse(
    { method: "eth_getBlockByNumber", params: ["0xb", false] },
    Buffer.from(JSON.stringify({ ...source.blockAt(11), timestamp: "0x1" })),
  );
  expect(omissions).toHaveLength(6);
});

it("takes no logs of a block by its hash to be right where the filter rules them out", () => {
  const isConfirmed = (height: number) => {
    const { hash } = source.blockAt(height);
    const call: NodeCall = { method: "eth_getLogs", params: [{ blockHash: hash, address: token }] };
    return doubts.emptyResults.isConfirmed(call, headAt(top));
  };
  expect([isConfirmed(91), isConfirmed(90), isConfirmed(95), isConfirmed(11)]).toEqual([true, false, false, false]);
});
