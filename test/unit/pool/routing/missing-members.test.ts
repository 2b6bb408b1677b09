import { JsonStream, type RawJson } from "../../../../src/json/raw-json.js";
import type { NodeCall } from "../../../../src/node/node-call.js";
import { createPooledUpstreams, type PooledUpstream } from "../../../../src/pool/model/pooled-upstream.js";
import { MissingMembers } from "../../../../src/pool/routing/missing-members.js";
import { CallAbortController } from "../../../../src/turns/call-signal.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";
import { recordedBlock } from "../../rootstock/merged-mining/recorded-block.js";

const block = recordedBlock("regtest-9") as unknown as Readonly<Record<string, unknown>>;
const call: NodeCall = { method: "eth_getBlockByNumber", params: ["0x9", false] };
const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(block).filter(([name]) => !names.includes(name)));

/** Asks a node without the head, which is for empty results alone. */
const unexpected = (): Promise<never> => Promise.reject(new Error("not asked for"));

let timers: VirtualTimers;
let verdicts: string[];
let members: MissingMembers;

beforeEach(() => {
  [timers, verdicts] = [createVirtualTimers(), []];
  const onVerification = (name: string, verdict: string) => void verdicts.push(`${name} ${verdict}`);
  members = new MissingMembers({ timers, events: { onVerification } });
});

/** What a caller gets where each node has one of these results. */
async function find(says: readonly unknown[]): Promise<RawJson | undefined> {
  const clients = says.map((_, index) => ({ name: `node${index}`, weight: 1 }) as unknown as Upstream);
  const nodes = createPooledUpstreams(clients, { concurrency: 4, queueLength: 4, now: timers.now });
  const read = {
    call,
    head: { number: 9, hash: "0x", parentHash: "0x" },
    signal: new CallAbortController(),
    responder: nodes[0] as PooledUpstream,
    totalWeight: 3,
    find: unexpected,
    isHeadLeft: unexpected,
    findOther: (besides: readonly PooledUpstream[]) => nodes.find((one) => !besides.includes(one)),
    prove: async (upstream: PooledUpstream) => bytesOf(says[nodes.indexOf(upstream)]),
  };
  const finding = members.findWhole(read, bytesOf(says[0]));
  await timers.run(timers.now() + 10_000);
  return finding;
}

it("finds members that the document requires in any order, and before and behind long lists", () => {
  const lacks = (value: unknown, given = call) => members.isLacking(given, bytesOf(value));
  expect(lacks(block)).toBe(false);
  expect(lacks(Object.fromEntries(Object.entries(block).toReversed()))).toBe(false);
  expect(lacks({ ...block, transactions: Array.from({ length: 1_000 }, () => `0x${"ab".repeat(32)}`) })).toBe(false);
  expect([lacks(without("gasUsed")), lacks(without("number")), lacks(without("cumulativeDifficulty"))]).toEqual([
    true,
    true,
    true,
  ]);
  expect(lacks({ ...without("uncles"), transactions: Array.from({ length: 1_000 }, () => "0x") })).toBe(true);
});

it("says nothing of what is no object, streams, or is pending", () => {
  expect(members.isLacking(call, bytesOf(null))).toBe(false);
  expect(members.isLacking(call, new JsonStream((async function* () {})()))).toBe(false);
  expect(members.isLacking({ ...call, params: ["pending", false] }, bytesOf(without("hash")))).toBe(false);
  expect(members.isLacking({ method: "eth_getBalance", params: [] }, bytesOf("0x1"))).toBe(false);
  expect(members.isLacking({ method: "eth_getTransactionByBlockHashAndIndex", params: [] }, bytesOf({}))).toBe(true);
});

it("takes the result of the first node that has all members", async () => {
  const whole = await find([without("gasUsed"), without("miner"), null, block]);
  expect(whole).toEqual(bytesOf(block));
  expect(verdicts).toEqual(["node0 schema"]);
  expect(members.isLacking(call, bytesOf(without("gasUsed")))).toBe(true);
});

it("does not look for ten minutes for a member that no node has", async () => {
  expect(await find([without("gasUsed"), without("gasUsed")])).toBeUndefined();
  expect(verdicts).toEqual(["node0 not checked"]);
  expect(members.isLacking(call, bytesOf(without("gasUsed")))).toBe(false);
  expect(members.isLacking(call, bytesOf(without("gasUsed", "miner")))).toBe(true);
  await timers.run(timers.now() + 600_000);
  expect(members.isLacking(call, bytesOf(without("gasUsed")))).toBe(true);
});

it("goes on looking where no other node responded", async () => {
  expect(await find([without("gasUsed"), null])).toBeUndefined();
  expect(members.isLacking(call, bytesOf(without("gasUsed")))).toBe(true);
});
