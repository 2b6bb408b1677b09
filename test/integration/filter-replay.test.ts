import { openBareUpstream } from "../fakes/open-bare-upstream.js";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import { type Exchange, loadExchanges } from "../fakes/rskj/recordings.js";
import { startTestService, type TestService } from "./start-test-service.js";

interface Log {
  readonly blockHash: string;
}

const recorded = loadExchanges("transcripts/filters");
const logs = recorded[2]?.response["result"] as readonly Log[];
const newBlock = (recorded[6]?.response["result"] as readonly string[] | undefined)?.[0];
const ids: string[] = [];

let node: FakeRskj;
let test: TestService;
let head = blockOf(9, `0x${"9".repeat(64)}`);

beforeAll(async () => {
  node = await createFakeRskj({ chainId: 31, recordings: [] });
  node.fault = (response, id) => {
    const { method } = JSON.parse(node.requests.at(-1)?.body ?? "") as { method: string };
    const result = method === "eth_blockNumber" ? head.number : method === "eth_getLogs" ? logs : head;
    response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
  };
  const settings = {
    TESTNET_NODE_URL: node.url,
    CACHE_MAX_BYTES: "0",
    NODE_BATCHING: "false",
    RESULT_CHECK_RATIO: "0",
  };
  test = await startTestService(settings, { openNode: openBareUpstream });
});
afterAll(async () => {
  await test.stop();
  await node.close();
});

/** Sends a recorded request, with our ID of the filter in the place of the node's. */
async function replay({ request }: Exchange) {
  const params = (request.params as unknown[]).map((param) => (typeof param === "string" ? ids.at(-1) : param));
  const { result, error } = await test.rpc("testnet", request.method, params);
  return { result, error };
}

it("responds to the recorded requests of filters as the node did, or as docs/rskj-differences.md says", async () => {
  const ours = [];
  for (const exchange of recorded) {
    // The node mined a block before the last request.
    if (exchange === recorded.at(-1)) head = { ...blockOf(10, String(newBlock)), parentHash: head.hash };
    const outcome = await replay(exchange);
    if (exchange.request.method.startsWith("eth_new")) ids.push(String(outcome.result));
    ours.push(outcome);
  }

  const random = expect.stringMatching(/^0x[\da-f]{32}$/);
  const theirs = recorded.map(({ response: { result, error } }) => ({ result, error }));
  expect(ours).toEqual([
    { result: random },
    { result: [] },
    { result: logs.map((log) => ({ ...log, removed: false })) },
    theirs[3],
    theirs[4],
    { result: random },
    theirs[6],
  ]);
  expect(recorded).toHaveLength(7);
});

function blockOf(height: number, hash: string) {
  const [number, parentHash, logsBloom] = [`0x${height.toString(16)}`, `0x${"8".repeat(64)}`, `0x${"0".repeat(512)}`];
  return { number, hash, parentHash, logsBloom, difficulty: "0x1", transactions: [], uncles: [] };
}
