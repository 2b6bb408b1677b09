import { networks } from "../../src/config/networks.js";
import { readJson } from "../../src/json/raw-json.js";
import { CallAbortController, type CallSignal } from "../../src/turns/call-signal.js";
import { createUpstream, type Upstream } from "../../src/upstream/upstream.js";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";

const address = (index: number): string => `0x${index.toString(16).padStart(40, "0")}`;
const signal = new AbortController().signal;

let chain: ScriptedNetwork;
let node: ScriptedNode;
let upstream: Upstream;
let fallbacks: string[];

beforeEach(async () => {
  fallbacks = [];
  chain = await createScriptedNetwork();
  node = chain.nodes[0] as ScriptedNode;
  const parts = { onBatchFallback: (name: string) => void fallbacks.push(name) };
  upstream = createUpstream({ url: node.url, network: networks.testnet, isBatching: true }, parts);
});

afterEach(async () => {
  await upstream.close();
  await chain.close();
});

async function balance(index: number, by: CallSignal = new CallAbortController()): Promise<unknown> {
  return readJson(await upstream.call("eth_getBalance", [address(index), "latest"], by));
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** How many requests each body has. */
function sizes(): number[] {
  return node.bodies.map((body) => [JSON.parse(body) as unknown].flat().length);
}

it("sends reads that come together as batches of at most 50, and gives each its own answer", async () => {
  const together = await Promise.all(many(120, (index) => balance(index)));
  expect(sizes()).toEqual([50, 50, 20]);

  const alone = [];
  for (const index of [0, 49, 50, 119]) alone.push(await balance(index));
  expect([0, 49, 50, 119].map((index) => together[index])).toEqual(alone);
});

it.each(["plain", "ü", "中😀"])("sends %s as UTF-8", async (text) => {
  await upstream.query("eth_chainId", [text], signal);

  expect(JSON.parse(node.bodies.at(-1) ?? "")).toMatchObject({ params: [text] });
});

it("sends one read alone as itself", async () => {
  await balance(1);
  expect(node.bodies[0]).toMatch(/^\{/);
});

it("keeps calls, logs and transactions out of batches", async () => {
  await Promise.all([
    upstream.call("eth_call", [{ to: address(1) }, "latest"], signal),
    upstream.call("eth_getLogs", [{ fromBlock: "0x1", toBlock: "0x2" }], signal),
    upstream.call("eth_getBlockByNumber", ["latest", true], signal),
    upstream.call("eth_sendRawTransaction", ["0x00"], signal).catch(() => undefined),
  ]);
  expect(sizes()).toEqual([1, 1, 1, 1]);
});

it("translates each element's error by itself", async () => {
  const [good, bad] = await Promise.allSettled([
    balance(1),
    upstream.call("eth_getBalance", [address(1), "0xffff"], signal),
  ]);
  expect(good.status).toBe("fulfilled");
  expect(bad).toMatchObject({ reason: { code: -32602, message: "block 0xffff not found" } });
});

it("asks one by one when the node refuses a batch as a whole, and spares it others for a while", async () => {
  node.faults.refusesBatches = true;

  const answers = await Promise.all(many(5, (index) => balance(index)));
  await Promise.all(many(3, (index) => balance(index)));

  expect(new Set(answers).size).toBe(5);
  expect(sizes()).toEqual([5, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(fallbacks).toEqual([upstream.name]);
});

it.each<[string, (faults: ScriptedNode["faults"]) => void]>([
  ["429", (faults) => void (faults.isRateLimited = true)],
  ["a reset", (faults) => void (faults.resets = true)],
  ["half an answer", (faults) => void (faults.sendsHalfAnswers = true)],
])("does not ask one by one after %s", async (_, breakDown) => {
  breakDown(node.faults);

  const answers = await Promise.allSettled(many(10, (index) => balance(index)));

  expect(answers.every(({ status }) => status === "rejected")).toBe(true);
  expect(node.requests.length).toBeLessThanOrEqual(20);
  expect(fallbacks).toEqual([]);
});

it("lets go the callers who give up, and answers the others", async () => {
  const caller = new AbortController();
  const reason = new Error("gone");
  const leaving = balance(1, caller.signal);
  const staying = balance(2);
  caller.abort(reason);

  await expect(leaving).rejects.toBe(reason);
  expect(await staying).toMatch(/^0x/);
  expect(node.requests.map(({ params }) => params[0])).toEqual([address(2)]);
});
