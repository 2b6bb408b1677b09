import { readFileSync } from "node:fs";
import { methods } from "../../generated/methods.js";
import { openBareUpstream } from "../fakes/open-bare-upstream.js";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import { recordedTraces } from "../fakes/rskj/recorded-traces.js";
import { createPlayback, type Exchange, loadExchanges, loadExtended } from "../fakes/rskj/recordings.js";
import { startTestService, type TestService } from "./start-test-service.js";

interface Outcome {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

const all = loadExtended();
/** The height of the chain when its traces were recorded. */
const recordedHead = "0x3a";
/** The same when they were recorded while transactions were pending. */
const headBeforePending = "0x35";
const traces = recordedTraces(all);
const pending = loadExchanges("extended/trace_pending");
const exchanges = all.filter(({ request }) => Object.hasOwn(methods, request.method));

let node: FakeRskj;
let test: TestService;
beforeAll(async () => {
  node = await createFakeRskj({ chainId: 31, recordings: all });
  const settings = { NETWORKS: "testnet", TESTNET_NODE_URL: node.url, CACHE_MAX_BYTES: "0", NODE_BATCHING: "false" };
  test = await startTestService(settings, { openNode: openBareUpstream });
});
afterAll(async () => {
  await test.stop();
  await node.close();
});

/** What the gateway responds with before a node that says what RSKj said to this request, or to the one that the gateway sends. */
async function replay(exchange: Exchange): Promise<Outcome> {
  const play = createPlayback(all);
  const playOrAsk = (sent: Exchange["request"]) =>
    isSame(sent.params, exchange.request.params) ? exchange : play(sent.method, sent.params);
  node.fault = (response, id) => {
    const sent = JSON.parse(node.requests.at(-1)?.body ?? "") as Exchange["request"];
    const { jsonrpc: _version, id: _id, ...outcome } = (playOrAsk(sent) ?? exchange).response;
    response.end(JSON.stringify({ jsonrpc: "2.0", id, ...(lookUp(sent, exchange) ?? outcome) }));
  };
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ ...exchange.request, id: 1 });
  const response = await fetch(test.urls.testnet, { method: "POST", headers, body });
  return (await response.json()) as Outcome;
}

/** What the gateway looks up for a method that the node itself is not asked for, or to tell what an error means. */
function lookUp({ method, params }: Exchange["request"], exchange: Exchange): Outcome | undefined {
  if (method === "eth_getBlockTransactionCountByHash") return { result: null };
  if (exchange.request.method !== "trace_filter") return undefined;
  const [block] = params as [string];
  const isBeforePending = pending.some(({ name }) => name === exchange.name);
  if (method === "eth_blockNumber") return { result: isBeforePending ? headBeforePending : recordedHead };
  return { result: method === "trace_block" ? (traces.get(Number(block)) ?? []) : { hash: block } };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Fits = (recorded: Outcome, ours: Outcome, method: string, filter: Readonly<Record<string, unknown>>) => boolean;

/** Traces without what says where their transaction is. */
function withoutPlace(traces: unknown): unknown {
  const place = { blockHash: 0, blockNumber: 0, transactionPosition: 0 };
  return Array.isArray(traces) ? traces.map((trace: object) => ({ ...trace, ...place })) : undefined;
}

/** The rows of docs/rskj-differences.md, the first that fits an exchange. */
const rows: readonly (readonly [name: string, fits: Fits])[] = [
  ["The same result", (recorded, ours) => !recorded.error && !ours.error && isSame(ours.result, recorded.result)],
  ["An internal error of the node", (recorded, ours) => recorded.error?.code === -32603 && ours.error?.code === -32603],
  [
    "Unknown block where state is read",
    (recorded, { error }) => recorded.error !== undefined && /^block \S+ not found$/.test(error?.message ?? ""),
  ],
  [
    "Params that are not what the method takes",
    (recorded, ours) => recorded.error !== undefined && ours.error?.code === -32602,
  ],
  [
    "Params that RSKj reads all the same",
    (recorded, ours) => recorded.error === undefined && ours.error?.code === -32602,
  ],
  [
    "A call that reverts",
    (recorded, ours) =>
      recorded.error?.code === -32015 && ours.error?.code === 3 && ours.error.data === recorded.error.data,
  ],
  [
    "`rsk_getStorageBytesAt` where nothing is stored",
    (recorded, ours) => recorded.result === "0x0" && ours.result === "0x",
  ],
  [
    "`rsk_getStorageBytesAt` of a contract's word",
    (recorded, { result }) =>
      typeof result === "string" && result.length === 66 && BigInt(result) === BigInt(String(recorded.result)),
  ],
  [
    "`rsk_getTransactionReceiptNodesByHash` in an unknown block",
    (recorded, ours, method) =>
      method === "rsk_getTransactionReceiptNodesByHash" && recorded.error?.code === -32603 && ours.result === null,
  ],
  [
    "Block numbers of 2^64 and more",
    (recorded, ours, method) =>
      /^(?:rsk_getRawBlockHeaderByNumber|trace_block)$/.test(method) &&
      recorded.result !== null &&
      ours.result === null,
  ],
  [
    "`trace_block` of a number with 18 digits and more",
    (recorded, ours, method) => method === "trace_block" && recorded.error?.code === -32603 && !ours.error,
  ],
  [
    "Traces of a block off the main chain, or of the pending one",
    (recorded, ours, method) =>
      method === "trace_block" && isSame(withoutPlace(ours.result), withoutPlace(recorded.result)),
  ],
  [
    "`trace_filter` from the pending block",
    (_, ours, method, { fromBlock }) => method === "trace_filter" && fromBlock === "pending" && isSame(ours.result, []),
  ],
  [
    "`trace_filter` without `fromBlock`",
    (recorded, ours, method, { fromBlock }) =>
      method === "trace_filter" && fromBlock === undefined && Array.isArray(recorded.result) && !ours.error,
  ],
  [
    "`trace_filter` with `after` past 10,000",
    (recorded, ours, method, { after }) =>
      method === "trace_filter" && Number(after) > 10_000 && recorded.error?.code === -32602 && !ours.error,
  ],
  [
    "`null` for a member of `trace_filter`",
    (recorded, ours, method) => method === "trace_filter" && recorded.error?.code === -32603 && !ours.error,
  ],
  [
    "A balance of 2^255 and more, or `null`, in a state override",
    (recorded, ours, method) =>
      method === "eth_call" && recorded.error?.code === -32603 && typeof ours.result === "string",
  ],
  [
    "`eth_estimateGas` with a state override",
    (recorded, ours, method) =>
      method === "eth_estimateGas" && recorded.error?.code === -32602 && ours.error?.code === -32000,
  ],
];

it("responds to every recorded request as the node did, or differs as the table says", async () => {
  const counts = new Map(rows.map(([name]) => [name, 0]));
  const others: unknown[] = [];
  for (const exchange of exchanges) {
    const ours = await replay(exchange);
    const { method, params } = exchange.request;
    const [filter] = [params].flat() as Readonly<Record<string, unknown>>[];
    const row = rows.find(([, fits]) => fits(exchange.response, ours, method, filter ?? {}))?.[0];
    if (row === undefined) others.push([method, exchange.name, exchange.response, ours]);
    else counts.set(row, (counts.get(row) ?? 0) + 1);
  }

  expect(others).toEqual([]);
  const table = readFileSync("docs/rskj-differences.md", "utf8");
  const documented = [...table.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].map(([, count, name]) => [name, Number(count)]);
  expect(documented).toEqual([...counts]);
});
