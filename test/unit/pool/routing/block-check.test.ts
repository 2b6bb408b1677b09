import { JsonStream, type RawJson } from "../../../../src/json/raw-json.js";
import type { NodeCall } from "../../../../src/node/node-call.js";
import { type HeaderProof, ProvenHeaders } from "../../../../src/pool/heads/proven-headers.js";
import { CanonicalChain } from "../../../../src/pool/model/canonical-chain.js";
import { createPooledUpstreams, type PooledUpstream } from "../../../../src/pool/model/pooled-upstream.js";
import { BlockCheck } from "../../../../src/pool/routing/block-check.js";
import { headerProofOf } from "../../../../src/rootstock/merged-mining/prove-header.js";
import { CallAbortController } from "../../../../src/turns/call-signal.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";
import { type BloomChain, bloomChainForks, createBloomChain } from "../../../fakes/bloom-chain.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";

const top = 600;

let source: BloomChain;
let timers: VirtualTimers;
let verdicts: string[];
let check: BlockCheck;

beforeEach(() => {
  source = createBloomChain(top, () => []);
  [timers, verdicts] = [createVirtualTimers(), []];
  const chain = new CanonicalChain();
  const headers = new ProvenHeaders({
    heads: chain,
    proof: headerProofOf(bloomChainForks) as HeaderProof,
    timers,
    onWorkProblem: () => undefined,
    // No node can be asked for headers.
    readBlock: () => Promise.reject(new Error("away")),
  });
  chain.show([source.head()], top - 1);
  const onVerification = (name: string, verdict: string) => void verdicts.push(`${name} ${verdict}`);
  check = new BlockCheck({ chain, headers, timers, events: { onVerification } });
});

const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const callOf = (height: number): NodeCall => ({
  method: "eth_getBlockByNumber",
  params: [`0x${height.toString(16)}`, true],
});
const altered = (height: number) => bytesOf({ ...source.blockAt(height), timestamp: "0x1" });

/** The block that a caller gets where the first node's was altered, and the others have these. */
async function find(height: number, says: readonly unknown[]): Promise<RawJson | undefined> {
  const clients = [0, ...says].map((_, index) => ({ name: `node${index}`, weight: 1 }) as unknown as Upstream);
  const nodes = createPooledUpstreams(clients, { concurrency: 4, queueLength: 4, now: timers.now });
  const unexpected = (): Promise<never> => Promise.reject(new Error("not asked for"));
  const read = {
    call: callOf(height),
    head: source.head(),
    signal: new CallAbortController(),
    responder: nodes[0] as PooledUpstream,
    totalWeight: nodes.length,
    find: unexpected,
    isHeadLeft: unexpected,
    findOther: (besides: readonly PooledUpstream[]) => nodes.find((one) => !besides.includes(one)),
    prove: async (upstream: PooledUpstream) => {
      const said = says[nodes.indexOf(upstream) - 1];
      return said instanceof Uint8Array ? said : bytesOf(said);
    },
  };
  const finding = check.findProven(read, altered(height));
  await timers.run(timers.now() + 10_000);
  return finding;
}

it("takes a block near the head that does not prove itself from the first node whose block does", async () => {
  expect(check.isUnproven(callOf(600), altered(600))).toBe(true);
  const right = bytesOf(source.blockAt(600));
  expect(await find(600, [null, altered(600), right])).toEqual(right);
  expect(verdicts).toEqual(["node0 block"]);
  // Its header is known now: what differs is refused.
  expect(check.isUnproven(callOf(600), altered(600))).toBe(false);
});

it("does not ask again for a block that no node can prove, but where none responded", async () => {
  expect(await find(599, [null])).toBeUndefined();
  expect(check.isUnproven(callOf(599), altered(599))).toBe(true);
  expect(await find(599, [altered(599)])).toBeUndefined();
  expect(check.isUnproven(callOf(599), altered(599))).toBe(false);
  expect(verdicts).toEqual([]);
});

it("says nothing of blocks 512 below the head, streams, and other methods", () => {
  expect(check.isUnproven(callOf(89), altered(89))).toBe(true);
  expect(check.isUnproven(callOf(88), altered(88))).toBe(false);
  expect(check.isUnproven(callOf(600), new JsonStream((async function* () {})()))).toBe(false);
  expect(check.isUnproven({ method: "eth_getTransactionByHash", params: [] }, altered(600))).toBe(false);
  expect(check.isUnproven(callOf(600), bytesOf({ ...source.blockAt(600), hash: null }))).toBe(false);
});
