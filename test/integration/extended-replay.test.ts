import { readFileSync } from "node:fs";
import { openBareUpstream } from "../fakes/open-bare-upstream.js";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import { recordedTraces } from "../fakes/rskj/recorded-traces.js";
import {
  createPlayback,
  type Exchange,
  loadAllExtended,
  loadExchanges,
  loadExtended,
} from "../fakes/rskj/recordings.js";
import { hasLimits, isSame, type Outcome, rows } from "./rskj-differences.js";
import { startTestService, type TestService } from "./start-test-service.js";

const all = loadExtended();
/** The height of the chain when its traces were recorded. */
const recordedHead = "0x3a";
/** The same when they were recorded while transactions were pending. */
const headBeforePending = "0x35";
const traces = recordedTraces(all);
const pending = loadExchanges("extended/trace_pending");
/** A chain of its own, at a node with low limits. */
const limitedTraces = recordedTraces(loadExchanges("other-states/limits_trace"));
const limitedHead = `0x${Math.max(...limitedTraces.keys()).toString(16)}`;
/** Traces of the chain by versions that tell of another input of inner calls. */
const otherInputs = loadExchanges("other-states/trace_input_9.0.0_to_9.0.2");
const exchanges = loadAllExtended();

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
async function replay(exchange: (typeof exchanges)[number]): Promise<Outcome> {
  const play = createPlayback(all);
  const isOf = ({ params }: Exchange["request"]) => requestsOf(exchange).some((asked) => isSame(asked.params, params));
  const playOrAsk = (sent: Exchange["request"]) => (isOf(sent) ? exchange : play(sent.method, sent.params));
  node.fault = (response, id) => {
    const sent = JSON.parse(node.requests.at(-1)?.body ?? "") as Exchange["request"];
    const { jsonrpc: _version, id: _id, ...outcome } = (playOrAsk(sent) ?? exchange).response;
    response.end(JSON.stringify({ jsonrpc: "2.0", id, ...(lookUp(sent, exchange) ?? outcome) }));
  };
  const headers = { "content-type": "application/json" };
  const body =
    exchange.rawRequestBody ?? JSON.stringify(isBatch(exchange) ? exchange.request : { ...exchange.request, id: 1 });
  const response = await fetch(test.urls.testnet, { method: "POST", headers, body });
  return (await response.json()) as Outcome;
}

/** What the gateway looks up for a method that the node itself is not asked for, or to tell what an error means. */
function lookUp({ method, params }: Exchange["request"], exchange: Exchange): Outcome | undefined {
  if (method === "eth_getBlockTransactionCountByHash") return { result: null };
  if (requestsOf(exchange).at(-1)?.method !== "trace_filter") return undefined;
  const [block] = params as [string];
  const { traces, head } = chainOf(exchange);
  if (method === "eth_blockNumber") return { result: head };
  if (method !== "trace_block") return { result: { number: block, hash: block } };
  // This node has no module for traces.
  if (exchange.response["error"] && isOfDefaultSettings(exchange)) return undefined;
  return { result: traces.get(Number(block)) ?? [] };
}

/** The chain that an exchange was recorded with. */
function chainOf({ name, nodeConfig, response }: Exchange) {
  const other = otherInputs.find((one) => isSame(one.response, response));
  if (other) return { traces: recordedTraces([other]), head: recordedHead };
  if (hasLimits(nodeConfig)) return { traces: limitedTraces, head: limitedHead };
  return { traces, head: pending.some((one) => one.name === name) ? headBeforePending : recordedHead };
}

const requestsOf = ({ request }: Exchange): readonly Exchange["request"][] => [request].flat();
const isBatch = ({ request }: Exchange): boolean => Array.isArray(request);
const isOfDefaultSettings = ({ nodeConfig }: Exchange): boolean =>
  JSON.stringify(nodeConfig ?? "").includes("default RPC settings");

it("responds to every recorded request as the node did, or differs as the table says", async () => {
  const counts = new Map(rows.map(([name]) => [name, 0]));
  const others: unknown[] = [];
  for (const exchange of exchanges) {
    const ours = await replay(exchange);
    const { method, params } = requestsOf(exchange).at(-1) as Exchange["request"];
    const [filter] = [params].flat() as Readonly<Record<string, unknown>>[];
    const context = { ...filter, config: exchange.nodeConfig };
    const row = rows.find(([, fits]) => fits(exchange.response, ours, method, context))?.[0];
    if (row === undefined) others.push([method, exchange.name, exchange.response, ours]);
    else counts.set(row, (counts.get(row) ?? 0) + 1);
  }

  expect(others).toEqual([]);
  const table = readFileSync("docs/rskj-differences.md", "utf8");
  const documented = [...table.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].map(([, count, name]) => [name, Number(count)]);
  expect(documented).toEqual([...counts]);
  expect(exchanges).toHaveLength(663);
  expect(table).toContain(`recorded with ${exchanges.length} requests`);
});
